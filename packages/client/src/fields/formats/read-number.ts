import { ExactNumber } from "@quarterdeck/model";
import { numberSymbols } from "./number-symbols.ts";

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A number as JSON writes it; undefined where the text is none (`12.`, `abc`). */
export function readNumber(text: string): number | ExactNumber | undefined {
  const trimmed = text.trim();
  if (!jsonNumber.test(trimmed)) return undefined;
  const number = Number(trimmed);
  return String(number) === trimmed ? number : new ExactNumber(trimmed);
}

interface TypedNumber {
  readonly locale: string;
  /** A reading with a fraction is not meant where one without is there. */
  readonly isInteger?: boolean | undefined;
}

/**
 * What a person may have meant, as JSON writes it, digit for digit: with the decimal sign of the locale, with its groups,
 * or as JSON itself. None: it is no number. Two: `1.234` in German is either, and only the person knows.
 */
export function readTypedNumber(
  text: string,
  { locale, isInteger }: TypedNumber,
): readonly string[] {
  const signs = numberSymbols(locale);
  const plain = inAscii(text, signs.digits, signs.minus);
  const decimal = escape(signs.decimal);
  const group = /^\s$/.test(signs.group) ? "\\s" : escape(signs.group).replace(/['’]/, "['’]");
  const grouped = new RegExp(
    `^-?[1-9]\\d{0,${signs.groupSize - 1}}(?:${group}\\d{${signs.groupSize}})*${group}\\d{3}(?:${decimal}\\d+)?$`,
  );
  const readings = [
    plain,
    plain.includes(".") ? "" : plain.replace(signs.decimal, "."),
    grouped.test(plain)
      ? plain.replaceAll(new RegExp(group, "g"), "").replace(signs.decimal, ".")
      : "",
  ];
  const found = [...new Set(readings.filter((reading) => jsonNumber.test(reading)))];
  const whole = found.filter((reading) => /^-?\d+$/.test(reading));
  return isInteger === true && whole.length > 0 ? whole : found;
}

/** A number of JSON for an input, with the signs of the locale but without groups; any other text as it is. */
export function formatTypedNumber(text: string, locale: string): string {
  if (!jsonNumber.test(text)) return text;
  const { digits, decimal, minus } = numberSymbols(locale);
  const signs: Readonly<Record<string, string>> = { ".": decimal, "-": minus };
  return text.replaceAll(/[\d.-]/g, (sign) => signs[sign] ?? digits[Number(sign)] ?? sign);
}

const marks = /[\u061c\u200e\u200f]/g;

function inAscii(text: string, digits: readonly string[], minus: string): string {
  const signs = new Map(digits.map((digit, value) => [digit, String(value)]));
  const trimmed = text.replaceAll(marks, "").trim();
  return Array.from(trimmed, (sign) => signs.get(sign) ?? sign)
    .join("")
    .replaceAll(minus.replaceAll(marks, ""), "-")
    .replaceAll("−", "-");
}

function escape(sign: string): string {
  return sign.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
