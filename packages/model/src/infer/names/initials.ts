import { isAcronym, splitWords } from "./words.ts";

/** The tag that one letter abbreviates: "Topics" for `/t/{id}`. */
export function tagOfLetter(text: string, tags: readonly string[]): string | undefined {
  return text.length === 1
    ? tags.find(
        (tag) => tag.toLowerCase().startsWith(text.toLowerCase()) && /^[a-z ]{3,}$/i.test(tag),
      )
    : undefined;
}

/**
 * Replaces initials in front by the words of the record's schema: `po` with `PurchaseOrder` is "purchase order". One
 * letter is that of a tag.
 */
export function expandInitials(
  words: readonly string[],
  schemaNames: readonly string[],
  tags: readonly string[] = [],
): readonly string[] {
  const [initials = "", ...rest] = words;
  const tag = tagOfLetter(initials, tags);
  if (tag !== undefined) return [...splitWords(tag), ...rest];
  if (initials.length < 2 || initials.length > 4 || isAcronym(initials)) return words;
  for (const name of schemaNames) {
    const whole = splitWords(name).slice(0, initials.length);
    if (whole.map((word) => word.charAt(0)).join("") === initials) return [...whole, ...rest];
  }
  return words;
}
