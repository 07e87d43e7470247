import type { TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { EmptySwitch } from "./empty-value-select.tsx";
import { clearedValue } from "#fields/values/empty-value.ts";
import type { InputProps } from "#fields/field-props.ts";
import { inputFrame, readText } from "./input-frame.ts";
import { LocalTimeInput, writeLocal } from "./local-time-input.tsx";
import { TextInputOf } from "./text-inputs.tsx";
import { UnixInput } from "./unix-input.tsx";
import { useBegan } from "./use-initial-value.ts";
import { likeBefore } from "./zoned-time.ts";

const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i;

export function DateTimeInput(props: InputProps<TimeField>): ReactNode {
  const t = useInputTexts();
  const { field, value, onChange, problems } = props;
  const began = useBegan(value);
  if (field.unix !== undefined) return <UnixInput {...props} />;
  const text = readText(value);
  // A wall clock without an offset would be moved by the picker, a leap second be lost: they are edited as text.
  if (text !== "" && (!hasOffset.test(text) || writeLocal(text) === "")) {
    return <TextInputOf {...props} />;
  }
  return (
    <LocalTimeInput
      {...inputFrame(field, problems)}
      description={field.description ?? t("yourZone")}
      value={text}
      aside={<EmptySwitch {...props} />}
      onInstant={(next) =>
        onChange(next === "" ? clearedValue(field, began) : likeBefore(next, readText(began)))
      }
    />
  );
}
