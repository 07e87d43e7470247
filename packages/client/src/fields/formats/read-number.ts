import { ExactNumber, ownMember } from "@quarterdeck/model";
import { numberSymbols } from "./number-symbols.ts";

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Reads a JSON number; undefined if the text is not one (`12.`, `abc`). */
export function readNumber(text: string): number | ExactNumber | undefined {
  const trimmed = text.trim();
  if (!jsonNumber.test(trimmed)) return undefined;
  const number = Number(trimmed);
  return String(number) === trimmed ? number : new ExactNumber(trimmed);
}

interface TypedNumber {
  readonly locale: string;
  /** Excludes readings with a fraction if one without exists. */
  readonly isInteger?: boolean | undefined;
}

/**
 * Possible readings of a typed number, as JSON numbers with all digits: with the locale's decimal
 * symbol, with its groups, or as JSON. Two readings are ambiguous, such as `1.234` in German.
 */
export function readTypedNumber(
  text: string,
  { locale, isInteger }: TypedNumber,
): readonly string[] {
  const symbols = numberSymbols(locale);
  const plain = inAscii(text, symbols.digits, symbols.minus);
  const decimal = escape(symbols.decimal);
  const group = /^\s$/.test(symbols.group) ? "\\s" : escape(symbols.group).replace(/['’]/, "['’]");
  const grouped = new RegExp(
    `^-?[1-9]\\d{0,${symbols.groupSize - 1}}(?:${group}\\d{${symbols.groupSize}})*${group}\\d{3}(?:${decimal}\\d+)?$`,
  );
  const readings = [
    plain,
    plain.includes(".") ? "" : plain.replace(symbols.decimal, "."),
    grouped.test(plain)
      ? plain.replaceAll(new RegExp(group, "g"), "").replace(symbols.decimal, ".")
      : "",
  ];
  const distinct = [...new Set(readings.filter((reading) => jsonNumber.test(reading)))];
  const whole = distinct.filter((reading) => /^-?\d+$/.test(reading));
  return isInteger === true && whole.length > 0 ? whole : distinct;
}

/** Formats a JSON number for an input, without groups; returns other texts unchanged. */
export function formatTypedNumber(text: string, locale: string): string {
  if (!jsonNumber.test(text)) return text;
  const { digits, decimal, minus } = numberSymbols(locale);
  const symbols: Readonly<Record<string, string>> = { ".": decimal, "-": minus };
  return text.replaceAll(
    /[\d.-]/g,
    (symbol) => ownMember(symbols, symbol) ?? digits[Number(symbol)] ?? symbol,
  );
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
