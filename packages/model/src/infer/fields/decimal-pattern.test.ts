import { expect, test } from "vitest";
import { isDecimalPattern } from "./decimal-pattern.ts";

test.each<readonly [string, string, boolean]>([
  ["Pydantic", String.raw`^(?!^[-+.]*$)[+-]?0*\d*\.?\d*$`, true],
  [
    "Pydantic with digits",
    String.raw`^(?!^[-+.]*$)[+-]?0*(?:\d{0,6}|(?=[\d.]{1,9}0*$)\d{0,6}\.\d{0,2}0*$)`,
    true,
  ],
  ["Django REST framework", String.raw`^-?\d{0,8}(?:\.\d{0,2})?$`, true],
  ["an amount", String.raw`^[0-9]+(\.[0-9]{1,2})?$`, true],
  ["a decimal with an escaped sign", String.raw`^[-+]?\d+([.]\d+)?$`, true],
  ["digits only", String.raw`^\d+$`, false],
  ["a postal code", String.raw`^\d{4,5}$`, false],
  ["a version", String.raw`^\d+(\.\d+)*$`, false],
  ["an address", String.raw`^\d{1,3}(\.\d{1,3}){3}$`, false],
  ["a time", String.raw`^\d\d:\d\d$`, false],
  ["a time with a fraction", String.raw`^\d\d:\d\d(\.\d+)?$`, false],
  ["a date", String.raw`^\d{4}-\d\d-\d\d$`, false],
  ["a phone number", String.raw`^\+?\d{3}[-.]?\d{4}$`, false],
  ["a unit", String.raw`^\d+(\.\d+)?kg$`, false],
  ["any text", "^.*$", false],
  ["a broken pattern", String.raw`^\d+(\.`, false],
])("%s: %s", (_, pattern, expected) => {
  expect(isDecimalPattern(pattern)).toBe(expected);
});
