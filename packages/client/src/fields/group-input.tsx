import { Fieldset, Stack } from "@mantine/core";
import type { GroupField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "./cell.module.css";
import type { InputProps } from "./field-view.ts";
import { inputFrame } from "./input-frame.ts";
import { JsonInput } from "./json-input.tsx";
import { problemsAt } from "./problems-at.ts";
import { isRecord, withEntry } from "./record-value.ts";

export function GroupInput({
  field,
  value,
  onChange,
  problems,
  Nested,
}: InputProps<GroupField>): ReactNode {
  if (field.fields.length === 0 || (value !== undefined && !isRecord(value))) {
    return <JsonInput field={field} value={value} onChange={onChange} problems={problems} />;
  }
  const { label, description, error } = inputFrame(field, problemsAt(problems, []));
  return (
    <Fieldset legend={label}>
      <Stack gap="sm">
        {description !== undefined && <p className={classes.note}>{description}</p>}
        {error !== undefined && <p className={classes.fault}>{error}</p>}
        {field.fields.map((inner) => (
          <Nested
            key={inner.name}
            field={inner}
            value={value?.[inner.name]}
            onChange={(next) => onChange(withEntry(value, inner.name, next))}
            problems={problemsAt(problems, [inner.name])}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
