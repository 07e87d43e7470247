import type { Field } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useInputTexts } from "#texts/use-input-texts.ts";
import classes from "./empty-value-select.module.css";
import type { InputSection } from "#fields/field-services.ts";
import { type Emptiness, emptinessOf } from "#fields/values/emptiness.ts";
import { emptyStates, emptyValue } from "#fields/values/empty-value.ts";

interface EmptyValueSelectProps {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Select for the meaning of an empty input (not sent, null or empty); hidden while there is a value. */
export function EmptyValueSelect({ field, value, onChange }: EmptyValueSelectProps): ReactNode {
  const t = useInputTexts();
  const now = emptinessOf(value);
  const states = emptyStates(field, value);
  if (now === undefined || !isVisible(now, states)) return null;
  // A single state, shown as text: a required value may be an empty text.
  if (states.length < 2) return <span className={classes.text}>{t(texts[now])}</span>;
  return (
    <select
      className={classes.select}
      data-empty-value=""
      data-default={now === "missing" || undefined}
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
          {t(texts[state])}
        </option>
      ))}
    </select>
  );
}

const texts = { missing: "notSent", null: "isNull", empty: "isEmpty" } as const satisfies Record<
  Emptiness,
  string
>;

/** A missing required value is marked by the asterisk of its label. */
function isVisible(now: Emptiness, states: readonly Emptiness[]): boolean {
  return states.length > 1 || now !== "missing";
}

/** The select as the right section of an input. */
export function emptyValueSection(props: EmptyValueSelectProps): InputSection {
  const now = emptinessOf(props.value);
  if (now === undefined || !isVisible(now, emptyStates(props.field, props.value))) return {};
  return { rightSection: <EmptyValueSelect {...props} />, rightSectionWidth: "5.75rem" };
}
