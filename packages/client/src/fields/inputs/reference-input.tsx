import { TextInput } from "@mantine/core";
import type { ReferenceField } from "@quarterdeck/model";
import { writeReference } from "@quarterdeck/model";
import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useReferenceTitle } from "#fields/field-services.ts";
import { emptyValueSection } from "./empty-value-select.tsx";
import { clearedValue } from "#fields/values/empty-value.ts";
import type { InputProps } from "#fields/field-props.ts";
import { inputFrame } from "./input-frame.ts";
import { JsonInput } from "./json-input.tsx";
import { LazyPicker } from "./lazy-picker.tsx";
import { readReference, titleKeyOf } from "#fields/values/read-reference.ts";
import { useInitialValue } from "./use-initial-value.ts";
import { EmbeddedInput } from "./lazy-inputs.tsx";

/** Reference to a record, selected by title or entered as a key. */
export function ReferenceInput(props: InputProps<ReferenceField>): ReactNode {
  const { embedded, isFixed } = props.field;
  return embedded === undefined || isFixed === true ? (
    <KeyInput {...props} />
  ) : (
    <EmbeddedInput {...props} object={embedded} />
  );
}

function KeyInput(props: InputProps<ReferenceField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const initialValue = useInitialValue(value);
  const reference = readReference(field, value);
  const key = reference?.key ?? "";
  const title = useReferenceTitle(field.to, titleKeyOf(field, key));
  const isEmpty = value === undefined || value === null || value === "";
  if (reference === undefined && !isEmpty) return <JsonInput {...props} />;
  if (field.isFixed === true) {
    return (
      <TextInput
        {...inputFrame(field, problems)}
        readOnly
        value={title ?? key}
        rightSection={<IconLock size="1rem" />}
      />
    );
  }
  return (
    <LazyPicker
      field={field}
      canCreate
      frame={inputFrame(field, problems)}
      chosen={reference === undefined ? [] : [key]}
      shown={reference?.title ?? title ?? key}
      onPick={(picked) => onChange(writeReference(field, picked))}
      onClear={isEmpty ? undefined : () => onChange(clearedValue(field, initialValue))}
      end={emptyValueSection(props)}
    />
  );
}
