/** Foreign text for one line on a screen: control characters and runs of space become a space, the rest is cut. */
export function shortText(text: string, limit: number): string {
  // Cut once before cleaning: the sender chooses the length.
  const clean = text
    .slice(0, limit * 4)
    .replaceAll(/[\p{Cc}\s\u202A-\u202E\u2066-\u2069]+/gu, " ")
    .trim();
  return clean.length <= limit ? clean : `${clean.slice(0, limit - 1).trimEnd()}…`;
}
