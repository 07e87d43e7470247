import type { Field } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useTexts } from "#texts/use-texts.ts";
import classes from "#fields/views/cell.module.css";
import { fieldViews } from "./field-views.ts";

interface FieldCellProps {
  readonly field: Field;
  readonly value: unknown;
  readonly isWhole: boolean;
  /** Row of the value: other fields may be parts of its reference. */
  readonly row?: unknown;
}

// Few records refer to others by several fields.
const CompositeCell = lazyComponent(
  async () => (await import("./views/composite-cell.tsx")).CompositeCell,
);

/** Value of any field kind; null, "" and missing look different. */
export function FieldCell({ field, value, isWhole, row }: FieldCellProps): ReactNode {
  if (value === undefined) return null;
  if (value === null || value === "") return <NoValue value={value} />;
  const { Cell } = fieldViews[field.kind];
  const cell = <Cell field={field} value={value} isWhole={isWhole} Nested={FieldCell} />;
  const { composite } = field;
  return composite === undefined ? (
    cell
  ) : (
    <CompositeCell {...{ composite, row, isWhole }} fallback={cell}>
      {cell}
    </CompositeCell>
  );
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
