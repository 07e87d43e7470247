import { ExactNumber } from "#types/json.ts";

/** A number as digits and power of ten: `1.50` is 15 × 10⁻¹. */
interface Decimal {
  readonly digits: bigint;
  readonly power: number;
}

const FORM = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
/** Numbers further apart are not aligned digit by digit. */
const MOST_APART = 2_000;

/** Reads a number without rounding; undefined for anything else. */
export function readDecimal(value: unknown): Decimal | undefined {
  const text = value instanceof ExactNumber ? value.text : String(value);
  const [, sign = "", whole = "", fraction = "", power = "0"] = FORM.exec(text) ?? [];
  if (whole === "") return undefined;
  const written = `${whole}${fraction}`;
  const remaining = written.replace(/0+$/, "");
  const digits = BigInt(`${sign}${remaining === "" ? "0" : remaining}`);
  return {
    digits,
    power:
      digits === 0n ? 0 : Number(power) - fraction.length + (written.length - remaining.length),
  };
}

/** Negative if the first is less, positive if it is greater. */
export function compareDecimals(one: Decimal, other: Decimal): number {
  if (one.digits > 0n !== other.digits > 0n || one.digits === 0n || other.digits === 0n) {
    return Number(one.digits > other.digits) - Number(one.digits < other.digits);
  }
  const sizes = sizeOf(one) - sizeOf(other);
  if (sizes !== 0) return one.digits > 0n ? sizes : -sizes;
  const [mine, theirs] = lineUp(one, other) ?? [0n, 0n];
  return Number(mine > theirs) - Number(mine < theirs);
}

export function isWhole({ power }: Decimal): boolean {
  return power >= 0;
}

/** True if the value is a multiple, or too far apart to decide. */
export function isMultiple(value: Decimal, of: Decimal): boolean {
  const lined = lineUp(value, of);
  return lined === undefined || lined[1] === 0n || lined[0] % lined[1] === 0n;
}

/** Power of ten of the first digit. */
function sizeOf({ digits, power }: Decimal): number {
  return (digits < 0n ? -digits : digits).toString().length + power;
}

function lineUp(one: Decimal, other: Decimal): readonly [bigint, bigint] | undefined {
  const least = Math.min(one.power, other.power);
  if (Math.max(one.power, other.power) - least > MOST_APART) return undefined;
  const at = ({ digits, power }: Decimal) => digits * 10n ** BigInt(power - least);
  return [at(one), at(other)];
}
