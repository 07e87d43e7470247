import type { TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { FieldView, FilterProps, InputProps } from "./field-view.ts";
import { TextFilter } from "./text-filter.tsx";
import { TextInputOf } from "./text-input-of.tsx";
import { TimeCell } from "./time-cell.tsx";

function TimeInput(props: InputProps<TimeField>): ReactNode {
  return <TextInputOf {...props} type="time" />;
}

function TimeFilter(props: FilterProps<TimeField>): ReactNode {
  return <TextFilter {...props} type="time" />;
}

export const timeView: FieldView<TimeField> = {
  align: "start",
  Cell: TimeCell,
  Input: TimeInput,
  Filter: TimeFilter,
};
