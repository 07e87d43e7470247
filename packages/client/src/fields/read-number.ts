import { ExactNumber } from "@quarterdeck/model";

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** The number that was typed, digit for digit; undefined while it is none (`12.`, `abc`). */
export function readNumber(text: string): number | ExactNumber | undefined {
  const trimmed = text.trim();
  if (!jsonNumber.test(trimmed)) return undefined;
  const number = Number(trimmed);
  return String(number) === trimmed ? number : new ExactNumber(trimmed);
}
