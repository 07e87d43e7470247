import type { TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { FieldView, FilterProps } from "./field-view.ts";
import { TextFilter } from "./text-filter.tsx";
import { TimeCell } from "./time-cell.tsx";

function DateFilter(props: FilterProps<TimeField>): ReactNode {
  return props.field.unix === undefined ? (
    <TextFilter {...props} type="date" />
  ) : (
    <TextFilter {...props} inputMode="numeric" />
  );
}

export const dateView: FieldView<TimeField> = {
  align: "start",
  Cell: TimeCell,
  Filter: DateFilter,
};
