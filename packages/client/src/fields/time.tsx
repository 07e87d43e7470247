import type { TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { FieldView, FilterProps } from "./field-view.ts";
import { TextFilter } from "./text-filter.tsx";
import { TimeCell } from "./time-cell.tsx";

function TimeFilter(props: FilterProps<TimeField>): ReactNode {
  return <TextFilter {...props} type="time" />;
}

export const timeView: FieldView<TimeField> = {
  align: "start",
  Cell: TimeCell,
  Filter: TimeFilter,
};
