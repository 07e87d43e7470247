/**
 * Text from outside as one line of at most `limit` characters: control characters and runs of space become one space.
 */
export function shortText(text: string, limit: number): string {
  // Cut before cleaning: the sender decides the length.
  const clean = text
    .slice(0, limit * 4)
    .replaceAll(/[\p{Cc}\s\u202A-\u202E\u2066-\u2069]+/gu, " ")
    .trim();
  return clean.length <= limit ? clean : `${clean.slice(0, limit - 1).trimEnd()}…`;
}
