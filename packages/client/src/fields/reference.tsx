import type { ReferenceField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { CellProps, FieldView, FilterProps } from "./field-view.ts";
import { OtherValue } from "./other-value.tsx";
import { ReferenceLink } from "./reference-link.tsx";
import { readReference } from "./read-reference.ts";
import { TextFilter } from "./text-filter.tsx";

function ReferenceCell({ field, value, isWhole }: CellProps<ReferenceField>): ReactNode {
  const reference = readReference(field, value);
  return reference === undefined ? (
    <OtherValue value={value} isWhole={isWhole} />
  ) : (
    <ReferenceLink to={field.to} reference={reference} isWhole={isWhole} />
  );
}

function ReferenceFilter(props: FilterProps<ReferenceField>): ReactNode {
  return (
    <TextFilter {...props} {...(props.field.isInteger === true && { inputMode: "numeric" })} />
  );
}

export const referenceView: FieldView<ReferenceField> = {
  align: "start",
  Cell: ReferenceCell,
  Filter: ReferenceFilter,
};
