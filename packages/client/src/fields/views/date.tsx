import type { TimeField } from "@quarterdeck/model";
import type { FieldView } from "#fields/field-props.ts";
import { TimeCell } from "./time-cell.tsx";

export const dateView: FieldView<TimeField> = {
  align: "start",
  Cell: TimeCell,
};
