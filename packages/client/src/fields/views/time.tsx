import type { TimeField } from "@quarterdeck/model";
import type { FieldView } from "#fields/field-props.ts";
import { TimeCell } from "./time-cell.tsx";

export const timeView: FieldView<TimeField> = {
  align: "start",
  Cell: TimeCell,
};
