import { ownMember, setOwnMember } from "#own/own-member.ts";
import { ExactNumber } from "#types/json.ts";

const QUOTE = 34;
const MINUS = 45;
const BACKSLASH = 92;
const ZERO = 48;
const NINE = 57;

/** RFC 8259 section 6; `JSON.parse` rejects other text. */
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Integers with fewer digits are always safe. */
const SAFE_DIGITS = 15;

/**
 * Reads JSON (RFC 8259) without loss: a number that would change when JavaScript writes it becomes an `ExactNumber`;
 * `isUnsafe` may be less strict. Throws a `SyntaxError` for anything but JSON.
 */
export function parseJson(text: string, isUnsafe = isUnsafeNumber): unknown {
  const exact: ExactNumber[] = [];
  const marked = markUnsafeNumbers(text, exact, isUnsafe);
  const value: unknown = JSON.parse(marked);
  return exact.length === 0 ? value : restore(value, exact);
}

export function isExactNumber(value: unknown): value is ExactNumber {
  return value instanceof ExactNumber;
}

/** True for a JSON number that JavaScript would write differently. */
export function isUnsafeNumber(token: string): boolean {
  return String(Number(token)) !== token && jsonNumber.test(token);
}

/** True if JavaScript changes the value: `1.50` is 1.5, but `9007199254740993` becomes another number. */
export function changesValue(token: string): boolean {
  const value = Number(token);
  if (!Number.isFinite(value) || token.length > MOST_DIGITS) return jsonNumber.test(token);
  if (token.length <= SAFE_DIGITS) return false;
  return digitsOf(String(value)) !== digitsOf(token) && jsonNumber.test(token);
}

/** The longest number that JavaScript represents exactly. */
const MOST_DIGITS = 1_100;

/** Significant digits, without sign, point, exponent, and leading and trailing zeros. */
function digitsOf(token: string): string {
  const digits = token.replace(/e.*$/i, "").replaceAll(/[-+.]/g, "").replace(/^0+/, "");
  return digits.replace(/0+$/, "") || "0";
}

/**
 * Replaces each unsafe number by the array `[1e999,index]`. No array of the text can start with Infinity, because
 * every number that overflows is unsafe and so replaced: the mark cannot collide.
 */
function markUnsafeNumbers(
  text: string,
  exact: ExactNumber[],
  isUnsafe: (token: string) => boolean,
): string {
  const pieces: string[] = [];
  let copied = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at);
    } else if (code === MINUS || isDigit(code)) {
      const end = endOfNumber(text, at);
      if (!isShortInteger(text, at, end)) {
        const token = text.slice(at, end);
        if (isUnsafe(token)) {
          pieces.push(text.slice(copied, at), `[1e999,${exact.length}]`);
          exact.push(new ExactNumber(token));
          copied = end;
        }
      }
      at = end;
    } else {
      at += 1;
    }
  }
  if (exact.length === 0) return text;
  pieces.push(text.slice(copied));
  return pieces.join("");
}

function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (quote !== -1) {
    let before = quote - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((quote - before) % 2 === 1) return quote + 1;
    quote = text.indexOf('"', quote + 1);
  }
  return text.length;
}

function endOfNumber(text: string, start: number): number {
  let at = start + 1;
  while (isNumberPart(text.charCodeAt(at))) at += 1;
  return at;
}

/** True for up to 15 digits without leading zero: nearly every number of a real response. */
function isShortInteger(text: string, start: number, end: number): boolean {
  if (end - start > SAFE_DIGITS) return false;
  if (text.charCodeAt(start) === ZERO) return end - start === 1;
  for (let at = start; at < end; at += 1) if (!isDigit(text.charCodeAt(at))) return false;
  return true;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

function isNumberPart(code: number): boolean {
  // + - . e E
  return isDigit(code) || code === 46 || code === 101 || code === 69 || code === 43 || code === 45;
}

/** Puts the exact numbers back. Not recursive: the sender decides the depth. */
function restore(root: unknown, exact: readonly ExactNumber[]): unknown {
  const top = { root };
  const waiting: object[] = [top];
  for (let container = waiting.pop(); container; container = waiting.pop()) {
    const slots = container as Record<string, unknown>;
    for (const key of Object.keys(slots)) {
      const value = ownMember(slots, key);
      if (typeof value !== "object" || value === null) continue;
      const number =
        Array.isArray(value) && value[0] === Infinity ? exact[Number(value[1])] : undefined;
      if (number) setOwnMember(slots, key, number);
      else waiting.push(value);
    }
  }
  return top.root;
}
