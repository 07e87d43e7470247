import { guardCell } from "./guard-cell.ts";

/** Cells apart (RFC 4180). */
const SEPARATOR = ",";
const LINE_END = "\r\n";

/** Stands for null; the text `null` is written with a guard. */
export const NULL_CELL = "null";

/** A record of RFC 4180. Missing is an empty cell, `""` is one in quotes, null is a word. */
export function writeCsvRow(cells: readonly (string | null | undefined)[]): string {
  return cells.map(writeCell).join(SEPARATOR) + LINE_END;
}

function writeCell(value: string | null | undefined): string {
  if (value === undefined) return "";
  if (value === null) return NULL_CELL;
  const text = guardCell(value);
  // Spaces at the ends, and marks of several encodings, are taken away by some readers when nothing protects them.
  const isBare = /^[^\s",;\uFEFF](?:[^\r\n\t",;]*[^\s",;])?$/.test(text);
  return isBare ? text : `"${text.replaceAll('"', '""')}"`;
}
