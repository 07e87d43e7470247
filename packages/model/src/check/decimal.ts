import { ExactNumber } from "#types/json.ts";

/** A number as its digits and the power of ten that they count: `1.50` is 15 × 10⁻¹. */
interface Decimal {
  readonly digits: bigint;
  readonly power: number;
}

const FORM = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
/** Further apart two numbers are never lined up digit by digit. */
const MOST_APART = 2_000;

/** Reads a number without rounding; undefined for what is none. */
export function readDecimal(value: unknown): Decimal | undefined {
  const text = value instanceof ExactNumber ? value.text : String(value);
  const [, sign = "", whole = "", fraction = "", power = "0"] = FORM.exec(text) ?? [];
  if (whole === "") return undefined;
  const written = `${whole}${fraction}`;
  const kept = written.replace(/0+$/, "");
  const digits = BigInt(`${sign}${kept === "" ? "0" : kept}`);
  return {
    digits,
    power: digits === 0n ? 0 : Number(power) - fraction.length + (written.length - kept.length),
  };
}

/** Below zero where the first is less, above where it is more. */
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

/** True too for what is too far apart to tell. */
export function isMultiple(value: Decimal, of: Decimal): boolean {
  const lined = lineUp(value, of);
  return lined === undefined || lined[1] === 0n || lined[0] % lined[1] === 0n;
}

/** Where its first digit stands. */
function sizeOf({ digits, power }: Decimal): number {
  return (digits < 0n ? -digits : digits).toString().length + power;
}

function lineUp(one: Decimal, other: Decimal): readonly [bigint, bigint] | undefined {
  const least = Math.min(one.power, other.power);
  if (Math.max(one.power, other.power) - least > MOST_APART) return undefined;
  const at = ({ digits, power }: Decimal) => digits * 10n ** BigInt(power - least);
  return [at(one), at(other)];
}
