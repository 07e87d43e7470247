import type { GroupField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { FieldSet } from "./field-set.tsx";
import type { InputProps } from "#fields/field-props.ts";
import { GroupBody } from "./group-body.tsx";
import { JsonInput } from "./json-input.tsx";
import { isRecord } from "#fields/values/record-value.ts";

export function GroupInput(props: InputProps<GroupField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const isEmpty = value === undefined || value === null;
  const isBare = field.fields.length === 0 && field.additionalProperties === undefined;
  if (isBare || (!isEmpty && !isRecord(value))) {
    return <JsonInput field={field} value={value} onChange={onChange} problems={problems} />;
  }
  return (
    <FieldSet field={field} value={value} onChange={onChange} problems={problems}>
      <GroupBody {...props} value={isEmpty ? undefined : value} />
    </FieldSet>
  );
}
