/** How a locale writes numbers. */
export interface NumberSymbols {
  readonly decimal: string;
  readonly group: string;
  readonly minus: string;
  /** From 0 to 9. */
  readonly digits: readonly string[];
  /** How many digits a group has that is not the last: 3, in India 2. */
  readonly groupSize: number;
}

const known = new Map<string, NumberSymbols>();

export function numberSymbols(locale: string): NumberSymbols {
  const before = known.get(locale);
  if (before !== undefined) return before;
  const parts = new Intl.NumberFormat(locale, {
    useGrouping: true,
    minimumFractionDigits: 1,
  }).formatToParts(-1_234_567.5);
  const find = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type);
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const signs = {
    decimal: find("decimal")?.value ?? ".",
    group: find("group")?.value ?? ",",
    minus: find("minusSign")?.value ?? "-",
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
    groupSize: parts.filter(({ type }) => type === "integer").at(-2)?.value.length ?? 3,
  };
  known.set(locale, signs);
  return signs;
}
