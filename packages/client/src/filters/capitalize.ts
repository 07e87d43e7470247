/** Starts a text with a capital letter, as labels do. */
export function capitalize(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
