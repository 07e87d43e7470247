import type { TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { FieldView, FilterProps } from "./field-view.ts";
import { readLocal, writeLocal } from "./local-time-input.tsx";
import { TextFilter } from "./text-filter.tsx";
import { TimeCell } from "./time-cell.tsx";
import { readUnixText, writeUnix } from "./unix-time.ts";

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
  Filter: DateTimeFilter,
};
