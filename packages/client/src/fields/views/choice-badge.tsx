import type { Choice, ChoiceField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "./cell.module.css";
import { choiceTone } from "./choice-tone.ts";

export function ChoiceBadge({
  field,
  value,
}: {
  readonly field: ChoiceField;
  readonly value: unknown;
}): ReactNode {
  const word = String(value);
  return (
    <span className={classes.badge} data-tone={choiceTone(word)}>
      {findChoice(field, word)?.label ?? word}
    </span>
  );
}

export function findChoice(field: ChoiceField, word: string): Choice | undefined {
  return field.choices.find((choice) => String(choice.value) === word);
}
