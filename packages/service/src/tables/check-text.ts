import { checkDate, checkInterval, checkTime, checkTimestamp } from "./check-time.ts";
import type { ColumnKind, ColumnType } from "./column-type.ts";
import type { Refusal } from "./refusal.ts";

type CheckText<Kind extends ColumnKind> = (
  text: string,
  type: Extract<ColumnType, { readonly kind: Kind }>,
) => Refusal;

/** Validates values that arrive as text, in addresses and as JSON text, before PostgreSQL sees them. */
const checks: { readonly [Kind in ColumnKind]: CheckText<Kind> } = {
  integer: checkInteger,
  number: checkNumber,
  float: checkFloat,
  money: (text) => checkNumber(text, { precision: 19, scale: 2 }),
  boolean: (text) => (text === "true" || text === "false" ? undefined : "must be true or false"),
  text: checkLength,
  uuid: (text) =>
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? undefined : "must be a UUID",
  date: checkDate,
  time: checkTime,
  timestamp: checkTimestamp,
  interval: checkInterval,
  json: () => undefined,
  enum: (text, { values }) =>
    values.includes(text) ? undefined : `must be one of ${values.join(", ")}`,
  bytes: (text) =>
    /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(text)
      ? undefined
      : "must be base64",
  array: () => "must be a list",
  composite: (text) => checkObject(text),
  map: (text) => checkObject(text),
  literal: () => undefined,
  range: () => undefined,
};

export function checkText(text: string, type: ColumnType): Refusal {
  if (text.includes("\0")) return "must not contain the NUL character";
  if (/\p{Surrogate}/u.test(text)) return "must be well-formed Unicode";
  return (checks[type.kind] as CheckText<ColumnKind>)(text, type);
}

function checkObject(text: string): Refusal {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return undefined;
  } catch {
    // Refused as another value that is not an object.
  }
  return "must be a JSON object";
}

const integerLimits = {
  16: [-32768n, 32767n],
  32: [-2147483648n, 2147483647n],
  64: [-9223372036854775808n, 9223372036854775807n],
} as const;

function checkInteger(text: string, { bits }: { readonly bits: 16 | 32 | 64 }): Refusal {
  const [least, most] = integerLimits[bits];
  const isWhole = /^-?\d{1,20}$/.test(text);
  const isInRange = isWhole && BigInt(text) >= least && BigInt(text) <= most;
  return isInRange ? undefined : `must be a whole number from ${least} to ${most}`;
}

interface Digits {
  readonly precision?: number;
  readonly scale?: number;
}

/** Limits of `numeric`, also of the numbers in `jsonb`. */
const mostDigits = { whole: 131_072, fraction: 16_383 } as const;

/** PostgreSQL would round extra decimals, and nothing may be lost silently. */
function checkNumber(text: string, { precision, scale = 0 }: Digits): Refusal {
  if (text === "NaN" || (precision === undefined && isInfinite(text))) return undefined;
  const paths = decimalPlaces(text);
  if (paths === undefined) return "must be a number";
  if (precision === undefined) {
    const isStored = paths.whole <= mostDigits.whole && paths.fraction <= mostDigits.fraction;
    return isStored ? undefined : "has too many digits";
  }
  const whole = precision - scale;
  if (paths.whole > Math.max(0, whole)) {
    return `must have at most ${Math.max(0, whole)} digits before the decimal point`;
  }
  return paths.fraction <= Math.max(0, scale)
    ? undefined
    : `must have at most ${Math.max(0, scale)} decimals`;
}

/** Infinity as PostgreSQL writes it for numbers. */
function isInfinite(text: string): boolean {
  return text === "Infinity" || text === "-Infinity";
}

/** Number of significant digits before and after the point, exponent applied. */
function decimalPlaces(
  text: string,
): { readonly whole: number; readonly fraction: number } | undefined {
  if (text.length > mostDigits.whole + mostDigits.fraction + 20) return undefined;
  const parts = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,9}))?$/.exec(text);
  if (!parts) return undefined;
  const [, before = "", after = "", exponent = "0"] = parts;
  const digits = `${before}${after}`;
  const first = digits.search(/[1-9]/);
  if (first === -1) return { whole: 0, fraction: 0 };
  const point = before.length + Number(exponent);
  let last = digits.length;
  while (digits[last - 1] === "0") last -= 1;
  return { whole: Math.max(0, point - first), fraction: Math.max(0, last - point) };
}

const floatLimits = { 32: 3.4028234e38, 64: Number.MAX_VALUE } as const;

function checkFloat(text: string, { bits }: { readonly bits: 32 | 64 }): Refusal {
  if (text === "NaN" || isInfinite(text)) return undefined;
  if (text.length > 400 || decimalPlaces(text) === undefined) return "must be a number";
  const size = Math.abs(Number(text));
  return size <= floatLimits[bits] ? undefined : "is too large a number";
}

interface Length {
  readonly maxLength?: number;
  readonly maxBytes?: number;
}

function checkLength(text: string, { maxLength, maxBytes }: Length): Refusal {
  if (maxBytes !== undefined && Buffer.byteLength(text) > maxBytes) {
    return `must have at most ${maxBytes} bytes`;
  }
  // PostgreSQL counts characters; JavaScript counts surrogate pairs twice.
  const isTooLong =
    maxLength !== undefined && text.length > maxLength && [...text].length > maxLength;
  return isTooLong ? `must have at most ${maxLength} characters` : undefined;
}
