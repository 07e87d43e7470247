import type { GroupField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { FieldSet } from "./field-set.tsx";
import type { InputProps } from "./field-view.ts";
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
  const fields = field.fields.filter((inner) => inner.isReadOnly !== true);
  if (fields.length === 0 || (value !== undefined && !isRecord(value))) {
    return <JsonInput field={field} value={value} onChange={onChange} problems={problems} />;
  }
  return (
    <FieldSet field={field} problems={problems}>
      {fields.map((inner) => (
        <Nested
          key={inner.name}
          field={inner}
          value={value?.[inner.name]}
          onChange={(next) => onChange(withEntry(value, inner.name, next))}
          problems={problemsAt(problems, [inner.name])}
        />
      ))}
    </FieldSet>
  );
}
