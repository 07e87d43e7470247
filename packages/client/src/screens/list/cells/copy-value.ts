import { ownMember, scalarText, writeJson } from "@quarterdeck/model";

export type CopyResult = "copied" | "not-copied";

/** Copies a text. Browsers have no clipboard without HTTPS, and users can deny access. */
export async function copyText(text: string): Promise<CopyResult> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "not-copied";
  }
}

/** Text of a cell's value for the clipboard: a scalar as text, others as JSON. */
export function cellText(row: object, name: string): string {
  const value: unknown = ownMember(row as Readonly<Record<string, unknown>>, name);
  if (value === undefined || value === null) return "";
  return scalarText(value) ?? writeJson(value);
}
