import type { TextField } from "@quarterdeck/model";
import type { FieldView } from "./field-view.ts";
import { OtherValue } from "./other-value.tsx";
import { TextFilter } from "./text-filter.tsx";
import { TextInputOf } from "./text-input-of.tsx";

export const textView: FieldView<TextField> = {
  align: "start",
  Cell: OtherValue,
  Input: TextInputOf,
  Filter: TextFilter,
};
