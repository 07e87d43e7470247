/**
 * Number style of a file. `point` and `comma`: the decimal sign that the user chose. `plain` and `open`: a number with
 * only one meaning is read, an ambiguous one is an error; but `plain` reads a number in JSON syntax (`1.234`) as that.
 */
export type NumberStyle = "plain" | "open" | DecimalSign;

export type DecimalSign = "point" | "comma";

/** Decimal sign that a number suggests; `either` if both are possible. */
export type NumberEvidence = DecimalSign | "either";

/** Number in JSON syntax, or the reason why a text is not one. */
export type WrittenNumber =
  | { readonly token: string }
  | { readonly error: "number" | "number-either" };

/** JSON syntax (RFC 8259, section 6), with leading zeros, which files have. */
const plain = /^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/** Converts a number to JSON syntax without loss of digits. */
export function readWrittenNumber(text: string, style: NumberStyle): WrittenNumber {
  const written = inAscii(text);
  if (style === "plain" && plain.test(written)) return { token: withoutZeros(written) };
  const tokens =
    style === "point" || style === "comma" ? readAs(written, style) : readEither(written);
  const [token, other] = new Set(tokens);
  if (token === undefined) return { error: "number" };
  return other === undefined ? { token } : { error: "number-either" };
}

/** Decimal sign that a text suggests; undefined if it is not a number, or the same number with both. */
export function findDecimalSign(text: string): NumberEvidence | undefined {
  const written = inAscii(text);
  const [point] = readAs(written, "point");
  const [comma] = readAs(written, "comma");
  if (point === comma) return undefined;
  if (point === undefined) return "comma";
  return comma === undefined ? "point" : "either";
}

function readEither(written: string): readonly string[] {
  return [...readAs(written, "point"), ...readAs(written, "comma")];
}

/** Thousands separators must all be equal: the other sign, a space or an apostrophe. */
const shapes: Readonly<Record<DecimalSign, RegExp>> = {
  point: shape(String.raw`[.\u066B]`, String.raw`[,\s'’\u066C]`),
  comma: shape(String.raw`[,\u066B]`, String.raw`[.\s'’\u066C]`),
};

function shape(decimal: string, group: string): RegExp {
  const whole = String.raw`\d+|[1-9]\d{0,2}(?:(?<group>${group})\d{3})(?:\k<group>\d{3})*`;
  return new RegExp(
    `^(?<whole>-?(?:${whole}))(?:${decimal}(?<rest>\\d+))?(?<power>[eE][-+]?\\d+)?$`,
  );
}

function readAs(written: string, decimal: DecimalSign): readonly string[] {
  const parts = shapes[decimal].exec(written)?.groups;
  if (parts === undefined) return [];
  const { whole = "", rest, power = "" } = parts;
  const digits = whole.replaceAll(/[^-\d]/g, "");
  return [withoutZeros(`${digits}${rest === undefined ? "" : `.${rest}`}${power}`)];
}

function withoutZeros(token: string): string {
  return token.replace(/^(-?)0+(?=\d)/, "$1");
}

const marks = /[\u061C\u200E\u200F]/g;

/** Number without direction marks and plus sign, in ASCII digits. */
function inAscii(text: string): string {
  return text
    .replaceAll(marks, "")
    .trim()
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/^\u2212/, "-")
    .replace(/^\+/, "");
}
