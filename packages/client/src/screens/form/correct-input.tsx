import type { Field } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { CorrectButton } from "#components/corrections/correct-button.tsx";
import classes from "./correct-input.module.css";

/** Button at an input of a form that opens the corrections of its field. */
export function CorrectInput({
  resource,
  field: { name },
}: {
  readonly resource: string;
  readonly field: Field;
}): ReactNode {
  const subject = { kind: "field", resource, field: name } as const;
  return <CorrectButton subject={subject} className={classes.correct} />;
}
