import { ownMember, scalarText, writeJson } from "@quarterdeck/model";

/** Copies the value of a cell: a scalar as text, others as JSON. */
export async function copyValue(row: object, name: string): Promise<void> {
  await navigator.clipboard.writeText(cellText(row, name));
}

/** Text of a cell's value for the clipboard. */
export function cellText(row: object, name: string): string {
  const value: unknown = ownMember(row as Readonly<Record<string, unknown>>, name);
  if (value === undefined || value === null) return "";
  return scalarText(value) ?? writeJson(value);
}
