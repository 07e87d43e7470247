import type { Field } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useInputTexts } from "#texts/use-input-texts.ts";
import classes from "./empty-value-select.module.css";
import type { InputSection } from "#fields/field-services.ts";
import {
  type Emptiness,
  emptinessOf,
  emptyStates,
  emptyValue,
} from "#fields/values/empty-value.ts";

interface EmptyValueSelectProps {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Says what an empty input stands for, and lets it stand for something else; nothing while there is a value. */
export function EmptyValueSelect({ field, value, onChange }: EmptyValueSelectProps): ReactNode {
  const t = useInputTexts();
  const now = emptinessOf(value);
  const states = emptyStates(field, value);
  if (now === undefined || !isTold(now, states)) return null;
  // Nothing to choose, but to be seen: what is required may still be empty text.
  if (states.length < 2) return <span className={classes.word}>{t(words[now])}</span>;
  return (
    <select
      className={classes.switch}
      data-quiet={now === "missing" || undefined}
      aria-label={t("emptyMeans")}
      title={field.label}
      value={now}
      onChange={(event) => {
        const next = states.find((state) => state === event.currentTarget.value);
        if (next !== undefined) onChange(emptyValue(field, next));
      }}
    >
      {states.map((state) => (
        <option key={state} value={state}>
          {t(words[state])}
        </option>
      ))}
    </select>
  );
}

const words = { missing: "notSent", null: "isNull", empty: "isEmpty" } as const satisfies Record<
  Emptiness,
  string
>;

/** What is required and not there yet says so by its mark. */
function isTold(now: Emptiness, states: readonly Emptiness[]): boolean {
  return states.length > 1 || now !== "missing";
}

/** For an input that has room at its end. */
export function emptyValueSection(props: EmptyValueSelectProps): InputSection {
  const now = emptinessOf(props.value);
  if (now === undefined || !isTold(now, emptyStates(props.field, props.value))) return {};
  return { rightSection: <EmptyValueSelect {...props} />, rightSectionWidth: "5.75rem" };
}
