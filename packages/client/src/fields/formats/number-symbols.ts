/** Symbols and digits of numbers in a locale. */
export interface NumberSymbols {
  readonly decimal: string;
  readonly group: string;
  readonly minus: string;
  /** From 0 to 9. */
  readonly digits: readonly string[];
  /** Number of digits in each group except the last: 3, in India 2. */
  readonly groupSize: number;
}

const cache = new Map<string, NumberSymbols>();

export function numberSymbols(locale: string): NumberSymbols {
  const cached = cache.get(locale);
  if (cached !== undefined) return cached;
  const parts = new Intl.NumberFormat(locale, {
    useGrouping: true,
    minimumFractionDigits: 1,
  }).formatToParts(-1_234_567.5);
  const find = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type);
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const symbols = {
    decimal: find("decimal")?.value ?? ".",
    group: find("group")?.value ?? ",",
    minus: find("minusSign")?.value ?? "-",
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
    groupSize: parts.filter(({ type }) => type === "integer").at(-2)?.value.length ?? 3,
  };
  cache.set(locale, symbols);
  return symbols;
}
