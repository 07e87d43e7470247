import type { TextField } from "@quarterdeck/model";
import type { FieldView } from "#fields/field-props.ts";
import { OtherValue } from "./plain-value.tsx";

export const textView: FieldView<TextField> = {
  align: "start",
  Cell: OtherValue,
};
