import { UNIX_UNITS } from "#own/unix-units.ts";
import { mainMember } from "#request/records/main-member.ts";
import type { Field } from "#types/field.ts";
import { scalarText, writeText } from "#request/values/write-text.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";

let collator: Intl.Collator | undefined;

/** Created for the first comparison: it takes as long as the module itself, which every list loads. */
function compareTexts(left: string, right: string): number {
  collator ??= new Intl.Collator(undefined, { numeric: true });
  return collator.compare(left, right);
}

/** Compares two values by the kind of their field: instants, exact numbers, false before true, or texts. */
export function compareValues(field: Field, a: unknown, b: unknown): number {
  const [left, right] = [plainValue(field, a), plainValue(field, b)];
  const plain = mainMember(field);
  const [before, after] = [instantOf(plain, left), instantOf(plain, right)];
  const isInstant = !Number.isNaN(before) && !Number.isNaN(after);
  if (isInstant && before !== after) return before - after;
  const [leftText, rightText] = [writeText(left), writeText(right)];
  if (isNumeric(plain, left) && isNumeric(plain, right))
    return compareDecimals(leftText, rightText);
  // Microseconds decide between texts of one millisecond, not the spelling of the zone.
  if (isInstant) return compareDecimals(fractionOf(leftText), fractionOf(rightText));
  return compareTexts(leftText, rightText);
}

function fractionOf(text: string): string {
  const digits = /(?<=:\d\d|T\d{6}|^\d+)[.,](\d+)/.exec(text)?.[1];
  return digits === undefined ? "0" : `.${digits}`;
}

/** True unless the field takes numbers or times and the value is neither. */
export function isComparable(field: Field, value: unknown): boolean {
  const plain = mainMember(field);
  const isTime = plain.kind === "date" || plain.kind === "date-time";
  if (isTime) return !Number.isNaN(instantOf(plain, plainValue(field, value)));
  return plain.kind !== "number" || isNumeric(plain, plainValue(field, value));
}

/** True if two values are equal by the kind of their field. */
export function isSameValue(field: Field, a: unknown, b: unknown): boolean {
  const [left, right] = [writeText(plainValue(field, a)), writeText(plainValue(field, b))];
  if (left === right) return true;
  const { kind } = mainMember(field);
  const isOrdered = kind === "number" || kind === "date-time" || kind === "date";
  return isOrdered && compareValues(field, a, b) === 0;
}

/** The key of a reference, the main member of a group, and any other value unchanged. */
export function plainValue(field: Field, value: unknown): unknown {
  if (field.kind === "group" && isJsonObject(value)) {
    const member = mainMember(field);
    return member === field ? value : valueAt(value, [member.name]);
  }
  if (field.kind !== "reference" && field.kind !== "references") return value;
  const key = field.keyPath.length === 0 ? embeddedKey(value) : valueAt(value, field.keyPath);
  const text = scalarText(key ?? value);
  return field.isLastSegment === true ? text?.replace(/\/+$/, "").split("/").at(-1) : text;
}

function embeddedKey(value: unknown): unknown {
  return isJsonObject(value) ? valueAt(value, ["id"]) : value;
}

/** Milliseconds since 1970; `NaN` for a value that is not an instant. */
function instantOf(field: Field, value: unknown): number {
  if (field.kind !== "date" && field.kind !== "date-time") return Number.NaN;
  const text = scalarText(value) ?? "";
  const microsoft = /^\/Date\((-?\d+)/.exec(text)?.[1];
  if (microsoft !== undefined) return Number(microsoft);
  if (field.unix !== undefined) return Number(text) * UNIX_UNITS[field.unix];
  // A date with the time of midnight is the date in any zone.
  const time = field.kind === "date" ? text.replace(MIDNIGHT, "") : text;
  const instant = Date.parse(time.replace(SHORT_TIME, writeRfc3339));
  return Number.isNaN(instant) && DECIMAL.test(text) ? Number(text) : instant;
}

/**
 * Times of Go and Ruby (`2026-11-28 11:10:00 +0100 CET m=+0.1`) and of the basic format of ISO 8601. Shorter than
 * `own/text-times.ts`, which every list would load: browsers read the other forms.
 */
const SHORT_TIME =
  /^(\d{4})-?(\d\d)-?(\d\d)[T ](\d\d):?(\d\d):?(\d\d)?(?:[.,](\d+))? ?(?:(Z|UTC|GMT)|([+-]\d\d):?(\d\d)?)?(?: .*)?$/;

function writeRfc3339(_: string, ...parts: readonly (string | undefined)[]): string {
  const [year, month, day, hours, minutes, seconds = "00", fraction = "0"] = parts;
  const [utc, offset, rest = "00"] = parts.slice(7);
  const zone = offset === undefined ? utc && "Z" : `${offset}:${rest}`;
  return `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${fraction}${zone ?? ""}`;
}

const MIDNIGHT = /(?<=^\d{4}-\d\d-\d\d)[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?$/;

const DECIMAL = /^\s*([+-]?)0*(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?\s*$/i;

function isNumeric(field: Field, value: unknown): boolean {
  if (typeof value === "boolean" || value === null) return false;
  const isNumber = field.kind === "number" || typeof value !== "string";
  return isNumber && DECIMAL.test(scalarText(value) ?? "x");
}

/** Compares decimal numbers of any length exactly. */
export function compareDecimals(a: string, b: string): number {
  // Rounding never reverses an order.
  const difference = Number(a) - Number(b);
  if (difference !== 0 && !Number.isNaN(difference)) return difference;
  const [left, right] = [readDecimal(a), readDecimal(b)];
  if (left.sign !== right.sign) return left.sign - right.sign;
  const digits = left.digits < right.digits ? -1 : Number(left.digits > right.digits);
  return left.sign * (left.magnitude - right.magnitude || digits);
}

interface Decimal {
  readonly sign: -1 | 0 | 1;
  /** Number of digits before the decimal point. */
  readonly magnitude: number;
  /** Significant digits without zeros at the ends. */
  readonly digits: string;
}

function readDecimal(text: string): Decimal {
  const [, sign, whole = "", fraction = "", exponent = "0"] = DECIMAL.exec(text) ?? [];
  const all = whole + fraction;
  const digits = all.replace(/^0+/, "").replace(/0+$/, "");
  const zeros = all.length - all.replace(/^0+/, "").length;
  if (digits === "") return { sign: 0, magnitude: 0, digits };
  return {
    sign: sign === "-" ? -1 : 1,
    magnitude: whole.length - zeros + Number(exponent),
    digits,
  };
}
