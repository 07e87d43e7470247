import { Fieldset, Stack } from "@mantine/core";
import type { Field } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "./cell.module.css";
import type { InputProblem } from "./field-view.ts";
import { inputFrame } from "./input-frame.ts";
import { problemsAt } from "./problems-at.ts";

interface FieldSetProps {
  readonly field: Field;
  readonly problems: readonly InputProblem[];
  readonly children: ReactNode;
}

/** The frame around several inputs: what one input's frame says, for all of them. */
export function FieldSet({ field, problems, children }: FieldSetProps): ReactNode {
  const { label, description, required, error } = inputFrame(field, problemsAt(problems, []));
  return (
    <Fieldset
      classNames={{ legend: classes.legend }}
      legend={
        <>
          {label}
          {required && (
            <span className={classes.star} aria-hidden="true">
              {" *"}
            </span>
          )}
        </>
      }
    >
      <Stack gap="sm">
        {description !== undefined && <p className={classes.note}>{description}</p>}
        {error !== undefined && <p className={classes.fault}>{error}</p>}
        {children}
      </Stack>
    </Fieldset>
  );
}
