import { currentLanguage } from "#texts/current-language.ts";

/** Languages with capitalized nouns, and those in which foreign words stay unchanged. */
const unchangedLabels = new Set<string>(["de", "ja", "ar"]);

/** Label for use inside a sentence: "Orders" becomes "orders", "API keys" stays. */
export function inlineLabel(label: string): string {
  if (unchangedLabels.has(currentLanguage().language) || !/^\p{Lu}\p{Ll}/u.test(label))
    return label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}
