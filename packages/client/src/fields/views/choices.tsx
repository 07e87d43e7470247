import type { ChoiceField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import classes from "./cell.module.css";
import { ChoiceBadge } from "./choice-badge.tsx";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import { OtherValue } from "./plain-value.tsx";

function ChoicesCell({ field, value, isWhole }: CellProps<ChoiceField>): ReactNode {
  if (!Array.isArray(value)) return <OtherValue value={value} isWhole={isWhole} />;
  return (
    <span className={classes.several}>
      {value.map((one: unknown, index) => (
        <ChoiceBadge key={`${String(one)} ${index}`} field={field} value={one} />
      ))}
    </span>
  );
}

export const choicesView: FieldView<ChoiceField> = {
  align: "start",
  Cell: ChoicesCell,
};
