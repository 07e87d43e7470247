import type { TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import type { InputProps } from "./field-view.ts";
import { inputFrame } from "./input-frame.ts";
import { LocalTimeInput } from "./local-time-input.tsx";
import { readUnixText, writeUnix } from "./unix-time.ts";

/** A count since 1970, picked as a time of the person's own zone. */
export function UnixInput({ field, value, onChange, problems }: InputProps<TimeField>): ReactNode {
  const t = useTexts("fields");
  return (
    <LocalTimeInput
      {...inputFrame(field, problems)}
      description={field.description ?? t("yourZone")}
      value={readUnixText(value, field.unix)}
      onInstant={(next) => onChange(next === "" ? undefined : writeUnix(next, field.unix))}
    />
  );
}
