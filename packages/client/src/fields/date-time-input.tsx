import type { TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import type { InputProps } from "./field-view.ts";
import { inputFrame, readText } from "./input-frame.ts";
import { LocalTimeInput } from "./local-time-input.tsx";
import { TextInputOf } from "./text-input-of.tsx";
import { UnixInput } from "./unix-input.tsx";

const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i;

export function DateTimeInput(props: InputProps<TimeField>): ReactNode {
  const t = useTexts("fields");
  const { field, value, onChange, problems } = props;
  if (field.unix !== undefined) return <UnixInput {...props} />;
  const text = readText(value);
  // A wall clock without an offset would be moved by the picker: it is edited as the text that it is.
  if (text !== "" && !hasOffset.test(text)) return <TextInputOf {...props} />;
  return (
    <LocalTimeInput
      {...inputFrame(field, problems)}
      description={field.description ?? t("yourZone")}
      value={text}
      onInstant={(next) => onChange(next === "" ? undefined : next)}
    />
  );
}
