import { Stack } from "@mantine/core";
import { type ReferenceField, writeReference } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { emptyValueSection } from "./empty-value-select.tsx";
import { clearedValue } from "#fields/values/empty-value.ts";
import type { InputProps } from "#fields/field-props.ts";
import { inputFrame } from "./input-frame.ts";
import { JsonInput } from "./json-input.tsx";
import { ReferenceChips } from "./reference-chips.tsx";
import { LazyPicker } from "./lazy-picker.tsx";
import { readReference } from "#fields/values/read-reference.ts";
import { formatPlain } from "#fields/views/plain-value.tsx";
import { useInitialValue } from "./use-initial-value.ts";

/** References to several records, shown as chips. */
export function ReferencesInput(props: InputProps<ReferenceField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const initialValue = useInitialValue(value);
  if (value !== undefined && value !== null && !Array.isArray(value)) {
    return <JsonInput {...props} />;
  }
  const items: readonly unknown[] = value ?? [];
  const keys = items.map((item) => readReference(field, item)?.key ?? formatPlain(item));

  function change(next: readonly unknown[]): void {
    onChange(next.length === 0 ? clearedValue(field, initialValue) : next);
  }

  function toggle(picked: unknown): void {
    const key = readReference({ ...field, keyPath: [] }, picked)?.key ?? "";
    const index = keys.indexOf(key);
    change(index < 0 ? [...items, writeReference(field, picked)] : items.toSpliced(index, 1));
  }

  return (
    <Stack gap="xs">
      <LazyPicker
        field={field}
        canCreate
        frame={inputFrame(field, problems)}
        chosen={keys}
        shown=""
        onPick={toggle}
        onClear={undefined}
        end={emptyValueSection(props)}
      />
      <ReferenceChips
        field={field}
        keys={keys}
        titles={items.map((item) => readReference(field, item)?.title)}
        onRemove={(index) => change(items.toSpliced(index, 1))}
      />
    </Stack>
  );
}
