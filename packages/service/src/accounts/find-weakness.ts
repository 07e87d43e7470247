import { ownMember } from "@quarterdeck/model";
import { createHash } from "node:crypto";
import { commonPasswordHashes } from "./common-password-hashes.ts";

/** Words that a guesser of this account knows. */
export interface PasswordContext {
  readonly email: string;
  readonly name: string;
  /** Name of the console. */
  readonly title: string;
}

/**
 * Returns the reason why a new password is easy to guess, as the rest of a sentence, or undefined (OWASP ASVS 5.0,
 * 6.2.4 and 6.2.11). No kinds of characters are required.
 */
export function findWeakness(password: string, context: PasswordContext): string | undefined {
  const text = password.normalize("NFKC").trim().toLowerCase();
  if (hasFewPieces(text)) return "must not be a sequence or a repetition";
  const variants = [text, text.replaceAll(/\s+/g, "")].flatMap(plainSpellings);
  if (variants.some((variant) => isNearContext(variant, context))) {
    return "must not be made of your name, your email address or the name of this console";
  }
  const words = variants.flatMap((variant) => [variant, withoutAffixes(variant)]);
  return words.some(isCommon) ? "must not be one of the most common passwords" : undefined;
}

const letters: { readonly [sign: string]: string } = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** The text, and the text with letters in place of digits and signs that look like them: `p@ssw0rd`. */
function plainSpellings(text: string): readonly string[] {
  const withSigns = (inner: string) =>
    inner.replaceAll(/[013457@$!]/g, (sign) => ownMember(letters, sign) ?? sign);
  const [, before = "", inner = "", after = ""] =
    /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(text) ?? [];
  const half = before + withSigns(inner) + after;
  return [text, half, withSigns(text), withSigns(text.replaceAll("1", "l"))];
}

/** Removes up to five digits or signs at each end: `monkey2026!`. */
function withoutAffixes(text: string): string {
  return text.replace(/^[^\p{L}]{1,5}(?=\p{L})/u, "").replace(/(?<=\p{L})[^\p{L}]{1,5}$/u, "");
}

let common: ReadonlySet<number> | undefined;

function isCommon(text: string): boolean {
  common ??= readHashes();
  return common.has(createHash("sha256").update(text).digest().readUInt32BE(0));
}

function readHashes(): ReadonlySet<number> {
  const bytes = Buffer.from(commonPasswordHashes, "base64");
  return new Set(
    Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4)),
  );
}

/** True if fewer than four letters or digits remain without the words of the context. */
function isNearContext(text: string, { email, name, title }: PasswordContext): boolean {
  const words = [email, ...email.split(/[@.+_-]/), name, ...name.split(/\s+/), title, "quarterdeck"]
    .map(compact)
    .filter((word) => word.length >= 4)
    .toSorted((one, other) => other.length - one.length);
  const whole = compact(text);
  const rest = words.reduce((remaining, word) => remaining.replaceAll(word, ""), whole);
  return rest.length < whole.length && rest.replace(/^\d+|\d+$/g, "").length < 4;
}

function compact(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Neighbors on keyboards, in rows and columns. */
const rows = [
  "1234567890",
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "yxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "1q2w3e4r5t6y7u8i9o0p",
];

/** True if the text has at most three pieces: repetitions, sequences and single characters. */
function hasFewPieces(text: string): boolean {
  const characters = Array.from(text);
  if (new Set(characters).size <= 3) return true;
  const unit = /^(.+?)\1+(.*)$/su.exec(text);
  if (
    unit?.[1] !== undefined &&
    (unit[2] ?? "").length < unit[1].length &&
    Array.from(unit[1]).length <= 4
  ) {
    return true;
  }
  let pieces = 0;
  for (let start = 0; start < characters.length && pieces <= 3; pieces += 1) {
    start += runLength(characters.slice(start));
  }
  return pieces <= 3;
}

/** Length of the repetition or sequence at the start; 1 if there is none of at least three characters. */
function runLength(characters: readonly string[]): number {
  const longest = Math.max(
    ...[0, 1, -1].map((step) => stepLength(characters, step)),
    ...rows
      .flatMap((row) => [row, Array.from(row).toReversed().join("")])
      .map((row) => rowLength(characters, row)),
  );
  return longest < 3 ? 1 : longest;
}

function stepLength(characters: readonly string[], step: number): number {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const end = codes.findIndex(
    (code, index) => index > 0 && code - (codes[index - 1] ?? 0) !== step,
  );
  return end < 0 ? codes.length : end;
}

function rowLength(characters: readonly string[], row: string): number {
  let length = 0;
  while (length < characters.length && row.includes(characters.slice(0, length + 1).join("")))
    length += 1;
  return length;
}
