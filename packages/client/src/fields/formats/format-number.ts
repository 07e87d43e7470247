import type { Formats } from "#texts/formats.ts";

const plainDecimal = /^-?\d+(?:\.(\d+))?$/;
const mostDigits = 100;
const formatters = new Map<string, Intl.NumberFormat>();

/** Grouped and localised, digit for digit as it came; undefined where the text is no plain decimal (`1e400`). */
export function formatNumber(
  text: string,
  { locale, isGrouped }: { readonly locale: Formats["locale"]; readonly isGrouped: boolean },
): string | undefined {
  const match = plainDecimal.exec(text);
  const digits = match?.[1]?.length ?? 0;
  if (match === null || digits > mostDigits) return undefined;
  // The text itself, not Number(text): a 64-bit id must not be rounded by being shown.
  return readFormatter(locale, digits, isGrouped).format(text as Intl.StringNumericLiteral);
}

function readFormatter(locale: string, digits: number, isGrouped: boolean): Intl.NumberFormat {
  const name = `${locale} ${digits} ${isGrouped}`;
  const known = formatters.get(name);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: isGrouped,
  });
  formatters.set(name, made);
  return made;
}

const codeName =
  /(?:^|[_\-. ])(?:id|ids|year|code|port|zip|postcode|pk|phone)$|^Id$|[a-z\d](?:Id|Year|Code|Port)$/;

/** Identifiers and years are numbers that nobody reads in groups of three. */
export function isCodeName(name: string): boolean {
  return codeName.test(name);
}
