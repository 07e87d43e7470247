import type { Field } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { CorrectButton } from "#components/corrections/correct-button.tsx";
import classes from "./input-tools.module.css";
import { ReplaceOld } from "./replace-old.tsx";

interface InputToolsProps {
  readonly resource: string;
  readonly field: Field;
  /** The record that was copied; undefined if the form is not a copy. */
  readonly original: unknown;
  readonly body: unknown;
  readonly onReplace: (body: unknown) => void;
}

/** Buttons at an input of a form: one opens the corrections of its field, the other replaces its old text in a copy. */
export function InputTools({ resource, field, ...copy }: InputToolsProps): ReactNode {
  const { name } = field;
  return (
    <>
      <CorrectButton
        subject={{ kind: "field", resource, field: name }}
        className={classes.correct}
      />
      {copy.original !== undefined && <ReplaceOld name={name} {...copy} />}
    </>
  );
}
