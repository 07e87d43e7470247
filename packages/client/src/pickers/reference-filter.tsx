import { Stack } from "@mantine/core";
import type { ReferenceField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { FilterProps } from "#fields/field-props.ts";
import { useReferenceTitle } from "#fields/field-services.ts";
import { ReferenceChips } from "#fields/inputs/reference-chips.tsx";
import { readReference, titleKeyOf } from "#fields/values/read-reference.ts";
import { RecordPicker } from "./record-picker.tsx";

/** Filter by records of another resource, selected by title. */
export function ReferenceFilter(props: FilterProps<ReferenceField>): ReactNode {
  const { field, label, operator, values, onChange } = props;
  const isMany = operator === "in" || field.kind === "references";
  const own = { ...field, label, keyPath: [] };
  const keys = values.map((value) => readReference(own, value)?.key ?? value);
  const [first = ""] = keys;
  const title = useReferenceTitle(field.to, isMany ? "" : titleKeyOf(own, first));

  function pick(picked: unknown): void {
    const text = String(picked);
    if (!isMany) return onChange([text]);
    const isTaken = values.includes(text);
    onChange(isTaken ? values.filter((value) => value !== text) : [...values, text]);
  }

  return (
    <Stack gap="xs">
      <RecordPicker
        field={own}
        frame={{ label, description: undefined, required: false, error: undefined }}
        chosen={keys}
        shown={isMany ? "" : (title ?? first)}
        onPick={pick}
        onClear={isMany || values.length === 0 ? undefined : () => onChange([])}
      />
      {isMany && (
        <ReferenceChips
          field={own}
          keys={keys}
          onRemove={(index) => onChange(values.toSpliced(index, 1))}
        />
      )}
    </Stack>
  );
}
