/** Normalizes a name for comparisons that ignore case and punctuation. */
export function normalizeName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}
