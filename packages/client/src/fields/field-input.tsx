import { type Field, matchesKind } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import type { InputProps } from "./field-props.ts";
import { fieldInputs } from "./field-inputs.ts";
import { JsonInput } from "#fields/inputs/json-input.tsx";
import { readBoolean } from "#fields/values/read-boolean.ts";
import { isRecord } from "#fields/values/record-value.ts";
import { UnreadJson } from "#fields/values/unread-json.ts";

// Few records refer to others by several fields.
const CompositeInput = lazyComponent(
  async () => (await import("./inputs/composite-input.tsx")).CompositeInput,
);

/** Input of any field kind; a value of an unexpected type is edited as JSON, so that it is not lost. */
export function FieldInput(props: Omit<InputProps, "Nested">): ReactNode {
  const { field, value } = props;
  const [wasJson, setWasJson] = useState(() => needsJson(field, value));
  // While its text is invalid, the input stays: another one would not have the focus.
  const isJson = value instanceof UnreadJson ? wasJson : needsJson(field, value);
  if (isJson !== wasJson) setWasJson(isJson);
  if (isJson) return <JsonInput {...props} />;
  const { Input } = fieldInputs[props.field.kind];
  const input = <Input {...props} Nested={FieldInput} />;
  const { composite } = props.field;
  return composite === undefined ? (
    input
  ) : (
    <CompositeInput {...props} composite={composite} fallback={input}>
      {input}
    </CompositeInput>
  );
}

function needsJson(field: Field, value: unknown): boolean {
  if (value instanceof UnreadJson) return field.kind !== "number";
  if (field.kind === "boolean")
    return value !== undefined && value !== null && readBoolean(value) === undefined;
  const isCompound = Array.isArray(value) || (isRecord(value) && !(value instanceof Blob));
  return isCompound && !matchesKind(field, value);
}
