import { isAcronym, splitWords } from "./words.ts";

/** Replaces initials in front by the words of the record's schema: `po` with `PurchaseOrder` is "purchase order". */
export function expandInitials(
  words: readonly string[],
  schemaNames: readonly string[],
): readonly string[] {
  const [initials = "", ...rest] = words;
  if (initials.length < 2 || initials.length > 4 || isAcronym(initials)) return words;
  for (const name of schemaNames) {
    const whole = splitWords(name).slice(0, initials.length);
    if (whole.map((word) => word.charAt(0)).join("") === initials) return [...whole, ...rest];
  }
  return words;
}
