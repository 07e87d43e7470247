import type { MapField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { clearedValue } from "#fields/values/empty-value.ts";
import { FieldSet } from "./field-set.tsx";
import type { InputProps } from "#fields/field-props.ts";
import { JsonInput } from "./json-input.tsx";
import { MapRows } from "./lazy-inputs.tsx";
import { isRecord } from "#fields/values/record-value.ts";
import { useInitialValue } from "./use-initial-value.ts";

/** Map: values by names that the user enters. */
export function MapInput(props: InputProps<MapField>): ReactNode {
  const { field, value, onChange, problems, Nested } = props;
  const initialValue = useInitialValue(value);
  const isEmpty = value === undefined || value === null;
  if (!isEmpty && !isRecord(value)) return <JsonInput {...props} />;
  return (
    <FieldSet field={field} value={value} onChange={onChange} problems={problems}>
      <MapRows
        field={field.value}
        map={field}
        value={isEmpty ? undefined : value}
        onChange={(next) => onChange(next ?? clearedValue(field, initialValue))}
        problems={problems}
        Nested={Nested}
      />
    </FieldSet>
  );
}
