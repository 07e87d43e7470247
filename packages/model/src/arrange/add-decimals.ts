const decimal = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

interface Scaled {
  readonly digits: bigint;
  /** Number of digits after the decimal point. */
  readonly scale: number;
}

/** Exact sum of decimals as text, without those that are not numbers; undefined if none is. */
export function addDecimals(texts: readonly string[]): string | undefined {
  const numbers = texts.flatMap((text) => readScaled(text) ?? []);
  if (numbers.length === 0) return undefined;
  const scale = Math.max(...numbers.map((one) => one.scale));
  let sum = 0n;
  for (const one of numbers) sum += one.digits * 10n ** BigInt(scale - one.scale);
  return writeScaled({ digits: sum, scale });
}

function readScaled(text: string): Scaled | undefined {
  const match = decimal.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = "", fraction = "", exponent = "0"] = match;
  if (whole + fraction === "") return undefined;
  const digits = BigInt(`${whole}${fraction}`) * (sign === "-" ? -1n : 1n);
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

function writeScaled({ digits, scale }: Scaled): string {
  const sign = digits < 0n ? "-" : "";
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, "0");
  const whole = text.slice(0, text.length - scale);
  return scale === 0 ? sign + whole : `${sign}${whole}.${text.slice(text.length - scale)}`;
}
