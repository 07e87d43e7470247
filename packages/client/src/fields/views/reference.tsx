import type { ReferenceField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import { OtherValue } from "./plain-value.tsx";
import { ReferenceLink } from "./reference-link.tsx";
import { readReference } from "#fields/values/read-reference.ts";

function ReferenceCell({ field, value, isWhole }: CellProps<ReferenceField>): ReactNode {
  const reference = readReference(field, value);
  return reference === undefined ? (
    <OtherValue value={value} isWhole={isWhole} />
  ) : (
    <ReferenceLink to={field.to} reference={reference} isWhole={isWhole} />
  );
}

export const referenceView: FieldView<ReferenceField> = {
  align: "start",
  Cell: ReferenceCell,
};
