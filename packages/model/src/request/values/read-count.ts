import { scalarText } from "./write-text.ts";

/** Non-negative integer of a number or text; undefined for other values. */
export function readCount(value: unknown): number | undefined {
  const text = scalarText(value)?.trim() ?? "";
  return /^\d{1,15}(?:\.0+)?$/.test(text) ? Number(text) : undefined;
}
