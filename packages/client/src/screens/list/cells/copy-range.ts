import { type Field, ownMember, writeCell, writeCellBlock, writeJson } from "@quarterdeck/model";
import { isRecord } from "#fields/values/record-value.ts";
import type { RangeBounds } from "./cell-range.ts";
import { cellText } from "./copy-value.ts";

interface CopiedRange {
  readonly rows: readonly unknown[];
  readonly fields: readonly Field[];
  readonly bounds: RangeBounds;
}

/** Text of a range for a spreadsheet, as it is pasted back. */
export function rangeText({ rows, fields, bounds }: CopiedRange): string {
  const columns = bounds.names.flatMap((name) => fields.find((one) => one.name === name) ?? []);
  const lines = rowsOf(rows, bounds).map((row) => columns.map((field) => fieldText(field, row)));
  return writeCellBlock(lines);
}

/** Values of a range as JSON: an object for each row; the value of a single cell. */
export function rangeJson({ rows, bounds }: Omit<CopiedRange, "fields">): string {
  const chosen = rowsOf(rows, bounds);
  const [name = "", ...others] = bounds.names;
  if (chosen.length === 1 && others.length === 0) return writeJson(valueOf(chosen[0], name));
  const objects = chosen.map((row) =>
    Object.fromEntries(bounds.names.map((member) => [member, valueOf(row, member)])),
  );
  return `[\n${objects.map((one) => `  ${writeJson(one)}`).join(",\n")}\n]`;
}

/** Text of a cell; a reference is the key of its record. */
export function fieldText(field: Field, row: unknown): string {
  if (!isRecord(row)) return "";
  return (
    writeCell({ name: field.name, path: [field.name], field }, row) ?? cellText(row, field.name)
  );
}

function rowsOf(rows: readonly unknown[], { first, last }: RangeBounds): readonly unknown[] {
  return rows.slice(first, last + 1);
}

function valueOf(row: unknown, name: string): unknown {
  return isRecord(row) ? (ownMember(row, name) ?? null) : null;
}
