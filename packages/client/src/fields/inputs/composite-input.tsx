import { type CompositeReference, ownMember, recordKey, scalarText } from "@quarterdeck/model";
import { type ReactNode, use } from "react";
import type { InputProps } from "#fields/field-props.ts";
import { useReferenceTitle } from "#fields/field-services.ts";
import { FieldScopeContext } from "#fields/field-scope.ts";
import { clearedValue } from "#fields/values/empty-value.ts";
import { readKeyPart, readPickedKey } from "#fields/values/read-picked-key.ts";
import { isRecord } from "#fields/values/record-value.ts";
import { inputFrame } from "./input-frame.ts";
import { LazyPicker } from "./lazy-picker.tsx";
import { useInitialValue } from "./use-initial-value.ts";

interface CompositeInputProps extends Omit<InputProps, "Nested"> {
  readonly composite: CompositeReference;
  /** Input of the field alone, where the form does not have all fields of the reference. */
  readonly children: ReactNode;
}

/** Picker of the record whose key several fields of the form are; it fills in all of them. */
export function CompositeInput({
  composite,
  field,
  value,
  onChange,
  problems,
  children,
}: CompositeInputProps): ReactNode {
  const { fields, values, change } = use(FieldScopeContext);
  const initialValue = useInitialValue(value);
  const record = isRecord(values) ? values : {};
  const { to } = composite;
  const names = composite.key.flatMap((part) => part.field);
  const key = recordKey(composite, record);
  const title = useReferenceTitle(to, key ?? "");
  const parts = names.flatMap((name) => fields.find((one) => one.name === name) ?? []);
  if (change === undefined || parts.length < names.length) return children;
  const isEmpty = value === undefined || value === null || value === "";
  const own = isEmpty ? "" : (scalarText(value) ?? "");
  const texts = names.map((name) => scalarText(ownMember(record, name)) ?? "");

  function pick(picked: unknown): void {
    const read = readPickedKey(parts, picked);
    if (read === undefined) onChange(readKeyPart(field, String(picked)));
    else change?.({ ...record, ...read });
  }

  const { name, label, isRequired } = field;
  return (
    <LazyPicker
      field={{ name, label, isRequired, kind: "reference", to, keyPath: [] }}
      frame={inputFrame(field, problems)}
      chosen={key === undefined ? [] : [key]}
      shown={title ?? (key === undefined ? own : texts.join(", "))}
      onPick={pick}
      onClear={isEmpty ? undefined : () => onChange(clearedValue(field, initialValue))}
    />
  );
}
