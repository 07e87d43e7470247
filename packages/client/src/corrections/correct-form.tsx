import { Button, Checkbox, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { ownMember } from "@quarterdeck/model";
import { type ReactNode, useId, useState } from "react";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import type { StoredCorrections } from "#storage/corrections.ts";
import { useTexts } from "#texts/use-texts.ts";
import type { CorrectionInput } from "./correction-input.ts";
import classes from "./corrections.module.css";
import { type Corrections, replaceCorrections } from "./use-corrections.ts";

interface CorrectFormProps {
  /** Name of the subject. */
  readonly name: string;
  readonly inputs: readonly CorrectionInput[];
  readonly corrections: Corrections;
}

type Values = { readonly [id: string]: string };

/** Inputs for the corrections of one subject, applied at once. */
export function CorrectForm({ name, inputs, corrections }: CorrectFormProps): ReactNode {
  const t = useTexts("report");
  const [typed, setTyped] = useState<Values>({});
  const [before, setBefore] = useState<StoredCorrections>();
  const stored = new Map(corrections.all.map((one) => [one.id, one]));
  const valueOf = (input: CorrectionInput): string =>
    ownMember(typed, input.id) ?? stored.get(input.id)?.value ?? input.current;
  const isChanged = inputs.some((input) => {
    const value = ownMember(typed, input.id);
    return value !== undefined && value.trim() !== (stored.get(input.id)?.value ?? input.current);
  });

  async function apply(): Promise<void> {
    if (!isChanged) return;
    const next = inputs.flatMap((input) => {
      const value = valueOf(input).trim();
      const previous = stored.get(input.id);
      if (previous?.value === value) return [previous];
      if (value === "" && isName(input)) return [];
      if (previous === undefined && value === input.current) return [];
      const label = `${name}: ${t(input.label, { name: input.name ?? "" })}`;
      return [{ id: input.id, value, label, ...input.correct(value) }];
    });
    const ids = inputs.map(({ id }) => id);
    const all = corrections.all;
    if (!(await corrections.apply(replaceCorrections(all, ids, next)))) return;
    setBefore(all);
    setTyped({});
  }

  async function undo(all: StoredCorrections): Promise<void> {
    if (await corrections.apply(all)) setBefore(undefined);
  }

  if (inputs.length === 0) return <Text size="sm">{t("otherFile")}</Text>;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <Stack gap="sm">
        {inputs.map((input) => (
          <Input
            key={input.id}
            input={input}
            value={valueOf(input)}
            onValue={(value) => setTyped({ ...typed, [input.id]: value })}
          />
        ))}
        {corrections.error !== undefined && (
          <ProblemAlert title={t("notApplied")} error={corrections.error} />
        )}
        <div className={classes.buttons}>
          <Button type="submit" loading={corrections.isApplying}>
            {t("apply")}
          </Button>
          {before !== undefined && (
            <Button
              variant="default"
              loading={corrections.isApplying}
              onClick={() => void undo(before)}
            >
              {t("undo")}
            </Button>
          )}
        </div>
        <span role="status" className={classes.status}>
          {before !== undefined && !corrections.isApplying && t("applied")}
        </span>
      </Stack>
    </form>
  );
}

/** A name that is empty is the one of the description. */
function isName({ label }: CorrectionInput): boolean {
  return label === "one" || label === "many" || label === "label";
}

interface InputProps {
  readonly input: CorrectionInput;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function Input({ input, value, onValue }: InputProps): ReactNode {
  const t = useTexts("report");
  const id = useId();
  const label = t(input.label, { name: input.name ?? "" });
  if (input.kind === "switch") {
    return (
      <Checkbox
        label={label}
        checked={value === "yes"}
        onChange={(event) => onValue(event.currentTarget.checked ? "yes" : "")}
      />
    );
  }
  if (input.kind === "choice") {
    return (
      <NativeSelect
        label={label}
        value={value}
        data={[...(input.choices ?? [])]}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    );
  }
  return (
    <>
      <TextInput
        label={label}
        value={value}
        list={input.choices && id}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      {input.choices !== undefined && (
        <datalist id={id}>
          {input.choices.map((choice) => (
            <option key={choice.value} value={choice.value} />
          ))}
        </datalist>
      )}
    </>
  );
}
