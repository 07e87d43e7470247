import type { Field } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "#fields/views/cell.module.css";
import { fieldViews } from "./field-views.ts";

interface FieldCellProps {
  readonly field: Field;
  readonly value: unknown;
  readonly isWhole: boolean;
}

/** Value of any field kind; null, "" and missing look different. */
export function FieldCell({ field, value, isWhole }: FieldCellProps): ReactNode {
  if (value === undefined) return null;
  if (value === null || value === "") return <NoValue value={value} />;
  const { Cell } = fieldViews[field.kind];
  return <Cell field={field} value={value} isWhole={isWhole} Nested={FieldCell} />;
}

function NoValue({ value }: { readonly value: null | "" }): ReactNode {
  const t = useTexts("fields");
  return value === null ? (
    <span className={classes.missing} title={t("null")}>
      —
    </span>
  ) : (
    <span className={classes.empty}>{t("empty")}</span>
  );
}
