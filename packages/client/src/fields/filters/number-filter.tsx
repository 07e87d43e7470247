import type { NumberField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { FilterProps } from "#fields/field-props.ts";
import { TextFilter } from "./text-filter.tsx";

/** Typed as text: an input for numbers would round what JavaScript cannot hold. */
export function NumberFilter(props: FilterProps<NumberField>): ReactNode {
  return (
    <TextFilter {...props} inputMode={props.field.isInteger === true ? "numeric" : "decimal"} />
  );
}
