import { type Field, recordKey } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "#fields/views/cell.module.css";
import { ReferenceLink } from "#fields/views/reference-views.tsx";
import { fieldViews } from "./field-views.ts";

interface FieldCellProps {
  readonly field: Field;
  readonly value: unknown;
  readonly isWhole: boolean;
  /** Row of the value: other fields may be parts of its reference. */
  readonly row?: unknown;
}

/** Value of any field kind; null, "" and missing look different. */
export function FieldCell({ field, value, isWhole, row }: FieldCellProps): ReactNode {
  if (value === undefined) return null;
  if (value === null || value === "") return <NoValue value={value} />;
  const { Cell } = fieldViews[field.kind];
  const { composite } = field;
  const key = composite && recordKey(composite, row);
  return key === undefined ? (
    <Cell field={field} value={value} isWhole={isWhole} Nested={FieldCell} />
  ) : (
    <ReferenceLink
      to={composite?.to ?? ""}
      reference={{ key: String(value) }}
      recordKey={key}
      isWhole={isWhole}
    />
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
