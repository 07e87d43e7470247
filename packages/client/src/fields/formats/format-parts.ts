import type { Formats } from "#texts/formats.ts";
import { isNumber, readRange } from "#fields/values/read-parts.ts";
import { formatNumber } from "./format-number.ts";
import { formatTime } from "./format-time.ts";

interface RangeFormat {
  readonly format: string;
  readonly formats: Formats;
}

const single = /[[(](?:"(?:[^"\\]|\\.|"")*"|[^"[\](){}])*[\])]/g;

/** Formats the bounds of a range, or of each range of a multirange: `[Jan 1, 2026 – Feb 1, 2026)`. */
export function formatRange(text: string, options: RangeFormat): string {
  return text.replaceAll(single, (one) => {
    const range = readRange(one);
    if (range === undefined) return one;
    const ends = [range.from, range.to].map((end) => formatBound(end, options));
    return `${one.slice(0, 1)}${ends.join(" – ")}${one.slice(-1)}`;
  });
}

function formatBound(text: string, { format, formats }: RangeFormat): string {
  if (text === "") return "…";
  if (isNumber(format))
    return formatNumber(text, { locale: formats.locale, isGrouped: true }) ?? text;
  const kind = format.startsWith("date") ? "date" : "date-time";
  return formatTime(text, { kind }, { formats }) ?? text;
}

/** Formats bytes as hexadecimal digits, with their number: `3 bytes: 00 ff 1a`. */
export function formatBytes(
  bytes: Uint8Array,
  { locale, most }: { readonly locale: string; readonly most: number },
): string {
  const unit = { style: "unit", unit: "byte", unitDisplay: "long" } as const;
  const size = new Intl.NumberFormat(locale, unit).format(bytes.length);
  if (bytes.length === 0) return size;
  const digits = Array.from(bytes.subarray(0, most), (byte) => byte.toString(16).padStart(2, "0"));
  return `${size}: ${digits.join(" ")}${bytes.length > most ? " …" : ""}`;
}
