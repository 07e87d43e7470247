import { Fieldset, Stack } from "@mantine/core";
import type { Field } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "#fields/views/cell.module.css";
import { EmptySwitch } from "./empty-value-select.tsx";
import type { InputProblem } from "#fields/field-props.ts";
import { inputFrame } from "./input-frame.ts";
import { problemsAt } from "#fields/values/problems-at.ts";

interface FieldSetProps {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly problems: readonly InputProblem[];
  readonly children: ReactNode;
}

/** The frame around several inputs: what one input's frame says, for all of them. */
export function FieldSet(props: FieldSetProps): ReactNode {
  const { field, problems, children } = props;
  const { label, description, required, error } = inputFrame(field, problemsAt(problems, []));
  return (
    <Fieldset
      classNames={{ root: classes.fieldset, legend: classes.legend }}
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
        {error !== undefined && (
          <p className={classes.fault} data-fault tabIndex={-1}>
            {error}
          </p>
        )}
        <div className={classes.emptiness}>
          <EmptySwitch {...props} />
        </div>
        {children}
      </Stack>
    </Fieldset>
  );
}
