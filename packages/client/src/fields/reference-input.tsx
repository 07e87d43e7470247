import type { ReferenceField } from "@quarterdeck/model";
import { writeReference } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useReferenceTitle } from "#queries/reference-titles.ts";
import { useTexts } from "#texts/use-texts.ts";
import type { InputProps } from "./field-view.ts";
import { inputFrame } from "./input-frame.ts";
import { JsonInput } from "./json-input.tsx";
import { RecordPicker } from "./picker/record-picker.tsx";
import { readReference } from "./read-reference.ts";

/** One record of another resource, chosen by its title or typed by its key. */
export function ReferenceInput(props: InputProps<ReferenceField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const t = useTexts("fields");
  const reference = readReference(field, value);
  const key = reference?.key ?? "";
  const title = useReferenceTitle(field.to, encodeURIComponent(key));
  const isEmpty = value === undefined || value === null || value === "";
  if (reference === undefined && !isEmpty) return <JsonInput {...props} />;
  return (
    <RecordPicker
      field={field}
      frame={inputFrame(field, problems)}
      chosen={reference === undefined ? [] : [key]}
      shown={reference?.title ?? title ?? key}
      placeholder={value === null ? t("null") : undefined}
      onPick={(picked) => onChange(writeReference(field, picked))}
      onClear={isEmpty ? undefined : () => onChange(undefined)}
    />
  );
}
