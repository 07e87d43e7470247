import type { ChoiceField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { ChoiceBadge } from "./choice-badge.tsx";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import { OtherValue } from "./plain-value.tsx";

function ChoiceCell({ field, value, isWhole }: CellProps<ChoiceField>): ReactNode {
  return typeof value === "object" ? (
    <OtherValue value={value} isWhole={isWhole} />
  ) : (
    <ChoiceBadge field={field} value={value} />
  );
}

export const choiceView: FieldView<ChoiceField> = {
  align: "start",
  Cell: ChoiceCell,
};
