import type { Formats } from "#texts/formats.ts";

const plainDecimal = /^-?\d+(?:\.(\d+))?$/;
const mostDigits = 100;
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number for a locale with all its digits; undefined if the text is not a plain decimal
 * (`1e400`).
 */
export function formatNumber(
  text: string,
  { locale, isGrouped }: { readonly locale: Formats["locale"]; readonly isGrouped: boolean },
): string | undefined {
  const match = plainDecimal.exec(text);
  const digits = match?.[1]?.length ?? 0;
  if (match === null || digits > mostDigits) return undefined;
  // Not Number(text), which would round a 64-bit id.
  return readFormatter(locale, digits, isGrouped).format(text as Intl.StringNumericLiteral);
}

function readFormatter(locale: string, digits: number, isGrouped: boolean): Intl.NumberFormat {
  const name = `${locale} ${digits} ${isGrouped}`;
  const cached = formatters.get(name);
  if (cached !== undefined) return cached;
  const formatter = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: isGrouped,
  });
  formatters.set(name, formatter);
  return formatter;
}

const codeWord =
  /(?:^|[_\-. ])(?:id|ids|no|nr|number|ref(?:erence)?|sku|serial|year|code|port|zip|postcode|pk|phone|isbn|ean|gtin|imei|asn|vin)$/i;
const codeEnding = /[a-z\d](?:Ids?|IDs?|No|Nr|Number|Ref(?:erence)?|Serial|Year|Code|Port)$/;

/** True for names of identifiers and years, which have no digit groups. */
export function isCodeName(name: string): boolean {
  return codeWord.test(name) || codeEnding.test(name);
}
