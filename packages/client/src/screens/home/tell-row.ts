import { isExactNumber } from "@quarterdeck/model";
import { formatPlain } from "#fields/views/plain-value.tsx";

const most = 3;

/** A record without a title and a key in one line: the first of what it says in words and numbers. */
export function tellRow(row: unknown): string {
  if (typeof row !== "object" || row === null || isExactNumber(row)) return formatPlain(row);
  const told = Object.values(row).filter(isTold).slice(0, most);
  return told.length === 0 ? "—" : told.map(formatPlain).join(" · ");
}

function isTold(value: unknown): boolean {
  const isPlain = typeof value === "string" ? value !== "" : typeof value === "number";
  return isPlain || isExactNumber(value);
}
