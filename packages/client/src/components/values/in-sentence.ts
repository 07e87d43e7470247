import { currentLanguage } from "#texts/current-language.ts";

/** Where a noun keeps its capital within a sentence, or a foreign word stands as the name it is. */
const keepsCapitals = new Set<string>(["de", "ja", "ar"]);

/** A label inside a sentence: "Orders" becomes "orders", "API keys" stays. */
export function inSentence(label: string): string {
  if (keepsCapitals.has(currentLanguage().language) || !/^\p{Lu}\p{Ll}/u.test(label)) return label;
  return label.charAt(0).toLowerCase() + label.slice(1);
}
