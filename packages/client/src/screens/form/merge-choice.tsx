import type { Difference, Field } from "@quarterdeck/model";
import { type ReactNode, useId } from "react";
import checkbox from "#components/styles/checkbox.module.css";
import { useTexts } from "#texts/use-texts.ts";
import { findField } from "./find-field.ts";
import classes from "./merge.module.css";
import { ValueOf } from "./value-of.tsx";

export type Side = "mine" | "theirs";

interface MergeChoiceProps {
  readonly field: Field;
  readonly difference: Difference;
  readonly side: Side | undefined;
  readonly onSide: (side: Side) => void;
}

const sides: readonly Side[] = ["mine", "theirs"];

/** A field that two users changed: the user chooses one value. */
export function MergeChoice({ field, difference, side, onSide }: MergeChoiceProps): ReactNode {
  const t = useTexts("form");
  const name = useId();
  const own = findField(field, difference.path);
  return (
    <fieldset className={classes.choice}>
      <legend>{own.label}</legend>
      <div className={classes.sides}>
        {sides.map((one) => (
          <label key={one} className={classes.side}>
            <input
              type="radio"
              className={checkbox.checkbox}
              name={name}
              checked={side === one}
              onChange={() => onSide(one)}
            />
            <span>
              <span className={classes.who}>{t(one)}</span>
              <ValueOf field={own} value={difference[one]} />
            </span>
          </label>
        ))}
      </div>
      <p className={classes.before}>
        {t("before")}: <ValueOf field={own} value={difference.before} />
      </p>
    </fieldset>
  );
}
