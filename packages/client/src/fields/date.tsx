import type { TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { FieldView, FilterProps, InputProps } from "./field-view.ts";
import { TextFilter } from "./text-filter.tsx";
import { TextInputOf } from "./text-input-of.tsx";
import { TimeCell } from "./time-cell.tsx";
import { UnixInput } from "./unix-input.tsx";

function DateInput(props: InputProps<TimeField>): ReactNode {
  return props.field.unix === undefined ? (
    <TextInputOf {...props} type="date" />
  ) : (
    <UnixInput {...props} />
  );
}

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
  Input: DateInput,
  Filter: DateFilter,
};
