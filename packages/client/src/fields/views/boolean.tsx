import type { BooleanField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./cell.module.css";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import { OtherValue } from "./plain-value.tsx";

function BooleanCell({ value, isWhole }: CellProps<BooleanField>): ReactNode {
  const t = useTexts("fields");
  if (typeof value !== "boolean") return <OtherValue value={value} isWhole={isWhole} />;
  return <span className={value ? classes.yes : classes.no}>{t(value ? "yes" : "no")}</span>;
}

export const booleanView: FieldView<BooleanField> = {
  align: "start",
  Cell: BooleanCell,
};
