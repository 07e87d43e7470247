/** As labels begin that stand alone. */
export function begunLarge(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
