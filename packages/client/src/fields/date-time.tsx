import type { TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import type { FieldView, FilterProps, InputProps } from "./field-view.ts";
import { inputFrame, readText } from "./input-frame.ts";
import { LocalTimeInput, readLocal, writeLocal } from "./local-time-input.tsx";
import { TextFilter } from "./text-filter.tsx";
import { TextInputOf } from "./text-input-of.tsx";
import { TimeCell } from "./time-cell.tsx";
import { UnixInput } from "./unix-input.tsx";
import { readUnixText, writeUnix } from "./unix-time.ts";

const hasOffset = /(?:Z|[+-]\d{2}:?\d{2})$/i;

function DateTimeInput(props: InputProps<TimeField>): ReactNode {
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

function DateTimeFilter(props: FilterProps<TimeField>): ReactNode {
  const { field, values, onChange } = props;
  const instants = values.map((value) => readUnixText(value, field.unix));
  return (
    <TextFilter
      {...props}
      type="datetime-local"
      values={instants.map(writeLocal)}
      onChange={([local = ""], isTyping) => {
        const instant = readLocal(local);
        onChange(instant === "" ? [] : [String(writeUnix(instant, field.unix))], isTyping);
      }}
    />
  );
}

export const dateTimeView: FieldView<TimeField> = {
  align: "start",
  Cell: TimeCell,
  Input: DateTimeInput,
  Filter: DateTimeFilter,
};
