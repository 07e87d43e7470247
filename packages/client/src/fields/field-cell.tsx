import { type Field, recordKey } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { missingContent, NoValue } from "#fields/views/no-value.tsx";
import { ReferenceLink } from "#fields/views/reference-views.tsx";
import type { CellTools } from "./field-props.ts";
import { fieldViews } from "./field-views.ts";

interface FieldCellProps {
  readonly field: Field;
  readonly value: unknown;
  readonly isWhole: boolean;
  /** Row of the value: other fields may be parts of its reference. */
  readonly row?: unknown;
  /** Fields of the row, which may name the parents of the referenced record. */
  readonly fields?: readonly Field[] | undefined;
}

/** Value of any field kind; null, "" and missing look different. */
export function FieldCell({ field, value, isWhole, row, fields }: FieldCellProps): ReactNode {
  if (value === undefined) return null;
  if (value === null) return <NoValue value={value} />;
  const { Cell } = fieldViews[field.kind];
  const { composite } = field;
  const scope = fields && { parents: {}, fields, values: row };
  const key = composite && recordKey(composite, row);
  // "" may be the key of a record.
  if (value === "" && key === undefined && field.kind !== "reference") return <NoValue value="" />;
  return key === undefined ? (
    <Cell field={field} value={value} isWhole={isWhole} Nested={FieldCell} scope={scope} />
  ) : (
    <ReferenceLink
      to={composite?.to ?? ""}
      reference={{ key: String(value) }}
      recordKey={key}
      isWhole={isWhole}
      scope={scope}
    />
  );
}

/** Content of a table cell, without components where the kind needs none: a table has hundreds of cells. */
export function cellContent(
  field: Field,
  value: unknown,
  row: unknown,
  tools: CellTools,
): ReactNode {
  if (value === null) return missingContent(value, tools.t);
  const isPlain = value !== undefined && value !== "" && field.composite === undefined;
  const content = isPlain ? fieldViews[field.kind].content?.(value, field, tools) : undefined;
  const { fields } = tools;
  return content ?? <FieldCell {...{ field, fields, value, row }} isWhole={false} />;
}
