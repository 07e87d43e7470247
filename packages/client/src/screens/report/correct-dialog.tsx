import { ownMember } from "@quarterdeck/model";
import { Button, Checkbox, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import type { Resource } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { Dialog } from "#components/overlays/dialog.tsx";
import { useTexts } from "#texts/use-texts.ts";
import type { ChoiceWords, CorrectionInput } from "./correction-input.ts";
import { fieldInputs, operationInputs } from "./field-inputs.ts";
import classes from "./report.module.css";
import { listInputs, resourceInputs } from "./resource-inputs.ts";
import type { Subject } from "./subject.ts";
import type { Corrections } from "./use-corrections.ts";

interface CorrectDialogProps {
  readonly subject: Subject;
  readonly resources: readonly Resource[];
  readonly corrections: Corrections;
  readonly onClose: () => void;
}

/** Inputs for the corrections of one subject. */
export function CorrectDialog({
  subject,
  resources,
  corrections,
  onClose,
}: CorrectDialogProps): ReactNode {
  const t = useTexts("report");
  const name = useName(subject);
  const inputs = useInputs(subject, resources);
  const [values, setValues] = useState<{ readonly [id: string]: string }>(() =>
    Object.fromEntries(corrections.all.map(({ id, value }) => [id, value])),
  );

  function save(): void {
    const changed = inputs.flatMap((input) => {
      const value = ownMember(values, input.id)?.trim() ?? input.current;
      if (value === input.current) return [];
      const label = `${name}: ${t(input.label)}`;
      return [{ id: input.id, value, label, ...input.correct(value) }];
    });
    corrections.replace(
      inputs.map(({ id }) => id),
      changed,
    );
    onClose();
  }

  return (
    <Dialog title={t("correctOf", { subject: name })} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack>
          <Text size="sm" c="dimmed">
            {inputs.length === 0 ? t("otherFile") : t("correctHint")}
          </Text>
          {inputs.map((input) => (
            <Input
              key={input.id}
              input={input}
              value={ownMember(values, input.id) ?? input.current}
              onValue={(value) => setValues({ ...values, [input.id]: value })}
            />
          ))}
          {inputs.length > 0 && (
            <Button type="submit" className={classes.save}>
              {t("save")}
            </Button>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

function useName(subject: Subject): string {
  const t = useTexts("report");
  if (subject.kind === "operation") return t("operation", { name: subject.operation.label });
  const { name } = subject.entry.resource;
  if (subject.kind === "field") return t("fieldOf", { name: `${name}.${subject.field.name}` });
  return subject.kind === "list" ? t("list", { name }) : t("resource", { name });
}

function useInputs(subject: Subject, resources: readonly Resource[]): readonly CorrectionInput[] {
  const t = useTexts("report");
  const ofKinds = useTexts("schemaChanges");
  const kind = subject.kind === "field" ? ofKinds(`kinds.${subject.field.kind}`) : "";
  const words: ChoiceWords = {
    none: t("none"),
    noReference: t("referenceNone"),
    asUnderstood: t("formatAsIs", { kind }),
    roles: {
      action: t("roles.action"),
      create: t("roles.create"),
      list: t("roles.list"),
      read: t("roles.read"),
      remove: t("roles.remove"),
      replace: t("roles.replace"),
      update: t("roles.update"),
    },
  };
  if (subject.kind === "operation") return operationInputs(subject.operation, words);
  const { resource, operations } = subject.entry;
  if (subject.kind === "field") return fieldInputs(resource, subject.field, resources, words);
  return subject.kind === "list"
    ? listInputs(resource, operations, words)
    : resourceInputs(resource, operations);
}

interface InputProps {
  readonly input: CorrectionInput;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function Input({ input, value, onValue }: InputProps): ReactNode {
  const t = useTexts("report");
  const label = t(input.label);
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
    <TextInput
      label={label}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
