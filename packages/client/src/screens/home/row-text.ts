import { isExactNumber } from "@quarterdeck/model";
import { formatPlain } from "#fields/views/plain-value.tsx";

const MAX_VALUES = 3;

/** First plain values of a record without title and key, in one line. */
export function rowText(row: unknown): string {
  if (typeof row !== "object" || row === null || isExactNumber(row)) return formatPlain(row);
  const values = Object.values(row).filter(isPlainValue).slice(0, MAX_VALUES);
  return values.length === 0 ? "—" : values.map(formatPlain).join(" · ");
}

function isPlainValue(value: unknown): boolean {
  const isPlain = typeof value === "string" ? value !== "" : typeof value === "number";
  return isPlain || isExactNumber(value);
}
