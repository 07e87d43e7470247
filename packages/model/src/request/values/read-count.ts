import { scalarText } from "./write-text.ts";

/** A number of records, however it is written; undefined for anything else. */
export function readCount(value: unknown): number | undefined {
  const text = scalarText(value)?.trim() ?? "";
  return /^\d{1,15}(?:\.0+)?$/.test(text) ? Number(text) : undefined;
}
