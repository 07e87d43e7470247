import type { TextField } from "@quarterdeck/model";
import type { FieldView } from "./field-view.ts";
import { OtherValue } from "./other-value.tsx";

export const textView: FieldView<TextField> = {
  align: "start",
  Cell: OtherValue,
};
