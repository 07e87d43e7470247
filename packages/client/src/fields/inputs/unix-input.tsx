import type { TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { EmptySwitch } from "./empty-value-select.tsx";
import { clearedValue } from "#fields/values/empty-value.ts";
import type { InputProps } from "#fields/field-props.ts";
import { inputFrame } from "./input-frame.ts";
import { JsonInput } from "./json-input.tsx";
import { LocalTimeInput, writeLocal } from "./local-time-input.tsx";
import { readUnixText, writeUnix } from "#fields/formats/unix-time.ts";
import { useBegan } from "./use-initial-value.ts";

/** A count since 1970, picked as a time of the person's own zone. */
export function UnixInput(props: InputProps<TimeField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const t = useInputTexts();
  const began = useBegan(value);
  const text = readUnixText(value, field.unix);
  const isEmpty = value === undefined || value === null || value === "";
  if (!isEmpty && writeLocal(text) === "") return <JsonInput {...props} />;

  function write(instant: string): unknown {
    if (instant === "") return clearedValue(field, began);
    const isSame = writeLocal(instant) === writeLocal(readUnixText(began, field.unix));
    return isSame ? began : writeUnix(instant, field.unix);
  }

  return (
    <LocalTimeInput
      {...inputFrame(field, problems)}
      description={field.description ?? t("yourZone")}
      value={text}
      aside={<EmptySwitch {...props} />}
      onInstant={(next) => onChange(write(next))}
    />
  );
}
