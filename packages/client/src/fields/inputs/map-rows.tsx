import { CloseButton, TextInput } from "@mantine/core";
import type { Field } from "@quarterdeck/model";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { newItem } from "#fields/values/empty-value.ts";
import type { InputProps } from "#fields/field-props.ts";
import classes from "./map-rows.module.css";
import { problemsAt } from "#fields/values/problems-at.ts";
import { type RecordValue, renameEntry, withEntry } from "#fields/values/record-value.ts";

interface MapRowsProps extends Omit<InputProps, "field" | "value" | "onChange"> {
  /** What each value is. */
  readonly field: Field;
  readonly label: string;
  readonly value: RecordValue | undefined;
  /** Names that have inputs of their own. */
  readonly names?: ReadonlySet<string>;
  readonly onChange: (value: RecordValue | undefined) => void;
}

const noNames: ReadonlySet<string> = new Set();

/** Names and their values, one row each, and a row for one more. */
export function MapRows(props: MapRowsProps): ReactNode {
  const { field, label, value, names = noNames, onChange, problems, Nested } = props;
  const t = useInputTexts();
  const [added, setAdded] = useState(0);
  const shown = Object.keys(value ?? {}).filter((name) => !names.has(name));
  const isTaken = (name: string) => names.has(name) || Object.hasOwn(value ?? {}, name);

  return (
    <div className={classes.rows} role="group" aria-label={label}>
      {shown.map((name) => (
        <div key={name} className={classes.row}>
          <NameInput
            label={t("nameOf", { name })}
            name={name}
            isTaken={isTaken}
            onName={(next) => onChange(renameEntry(value, name, next))}
          />
          <div className={classes.value}>
            <Nested
              field={{ ...field, name, label: name, isRequired: true }}
              value={value?.[name]}
              onChange={(next) => onChange(withEntry(value, name, next ?? newItem(field) ?? null))}
              problems={problemsAt(problems, [name])}
            />
          </div>
          <CloseButton
            size="lg"
            className={classes.remove}
            aria-label={t("removeName", { name })}
            onClick={() => onChange(withEntry(value, name, undefined))}
          />
        </div>
      ))}
      <NameInput
        key={added}
        label={t("newName")}
        name=""
        isTaken={isTaken}
        hasFocus={added > 0}
        onName={(name) => {
          setAdded(added + 1);
          onChange({ ...value, [name]: newItem(field) ?? null });
        }}
      />
    </div>
  );
}

interface NameInputProps {
  readonly label: string;
  readonly name: string;
  readonly isTaken: (name: string) => boolean;
  readonly hasFocus?: boolean;
  readonly onName: (name: string) => void;
}

/** A name counts once it is typed to its end: half of it may be another row's. */
function NameInput({ label, name, isTaken, hasFocus, onName }: NameInputProps): ReactNode {
  const t = useInputTexts();
  const hint = useId();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? name;
  const isRefused = text !== name && isTaken(text);

  function settle(): void {
    if (text === "" || text === name || isRefused) return;
    setTyped(undefined);
    onName(text);
  }

  function settleByKey(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    // It ends the name, not the form.
    event.preventDefault();
    settle();
  }

  return (
    <TextInput
      className={classes.name}
      label={label}
      error={isRefused && t("nameTaken")}
      placeholder={name === "" ? t("addName") : undefined}
      autoComplete="off"
      // The next name can be typed at once.
      data-autofocus={hasFocus || undefined}
      id={hint}
      value={text}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={settleByKey}
      onBlur={settle}
    />
  );
}
