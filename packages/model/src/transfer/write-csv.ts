import { guardCell } from "./guard-cell.ts";

/** Separators of RFC 4180, section 2. */
const SEPARATOR = ",";
const LINE_END = "\r\n";

/** Text for null; the text `null` itself is written with a guard. */
export const NULL_CELL = "null";

/** CSV record (RFC 4180). A missing value is an empty cell, an empty text is quoted. */
export function writeCsvRow(cells: readonly (string | null | undefined)[]): string {
  return cells.map(writeCell).join(SEPARATOR) + LINE_END;
}

function writeCell(value: string | null | undefined): string {
  if (value === undefined) return "";
  if (value === null) return NULL_CELL;
  const text = guardCell(value);
  // Some readers remove unquoted spaces and byte order marks at the ends.
  const isBare = /^[^\s",;\uFEFF](?:[^\r\n\t",;]*[^\s",;])?$/.test(text);
  return isBare ? text : `"${text.replaceAll('"', '""')}"`;
}
