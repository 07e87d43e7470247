import { Fieldset, Stack } from "@mantine/core";
import type { Field } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { EmptyValueSelect } from "./empty-value-select.tsx";
import type { InputProblem } from "#fields/field-props.ts";
import classes from "./field-set.module.css";
import { inputFrame } from "./input-frame.ts";
import { problemsAt } from "#fields/values/problems-at.ts";

interface FieldSetProps {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly problems: readonly InputProblem[];
  readonly children: ReactNode;
}

/** Label, description and error of several inputs. */
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
            <span className={classes.required} aria-hidden="true">
              {" *"}
            </span>
          )}
        </>
      }
    >
      <div className={classes.emptyValue}>
        <EmptyValueSelect {...props} />
      </div>
      <Stack gap="sm">
        {description !== undefined && <p className={classes.description}>{description}</p>}
        {error !== undefined && (
          <p className={classes.error} data-field-error tabIndex={-1}>
            {error}
          </p>
        )}
        {children}
      </Stack>
    </Fieldset>
  );
}
