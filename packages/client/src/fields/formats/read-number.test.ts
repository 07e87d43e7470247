import { describe, expect, test } from "vitest";
import { readTypedNumber, formatTypedNumber } from "./read-number.ts";

/** Possible readings of a text: none if it is not a number, two if it is ambiguous. */
const cases: readonly (readonly [string, string, ...string[]])[] = [
  ["de-DE", "176,29", "176.29"],
  ["de-DE", "176.29", "176.29"],
  ["de-DE", "1,234", "1.234"],
  ["de-DE", "1.234", "1.234", "1234"],
  ["de-DE", "1.234,50", "1234.50"],
  ["de-DE", "1.234.567", "1234567"],
  ["de-DE", "0.125", "0.125"],
  ["de-DE", "-9007199254740993,10", "-9007199254740993.10"],
  ["de-DE", "−12,5", "-12.5"],
  ["de-DE", "1,5e400", "1.5e400"],
  ["de-DE", "12.34.567"],
  ["de-DE", "1,234,567"],
  ["de-DE", "12,"],
  ["de-DE", "1 234"],
  ["de-CH", "1'234.50", "1234.50"],
  ["de-CH", "1’234.50", "1234.50"],
  ["en", "1.234", "1.234"],
  ["en", "1,234", "1234"],
  ["en", "1,234,567.50", "1234567.50"],
  ["en", "1,23"],
  ["en", "176,29"],
  ["en", "0,123"],
  ["en", "abc"],
  ["en", "12."],
  ["en", "007"],
  ["en-IN", "12,34,567", "1234567"],
  ["fr", "1 234,50", "1234.50"],
  ["fr", "1\u202f234,50", "1234.50"],
  ["fr", "1.234", "1.234"],
  ["es", "1.234", "1.234", "1234"],
  ["es", "12,5", "12.5"],
  ["ja", "1,234.5", "1234.5"],
  ["ar-EG", "١٧٦٫٢٩", "176.29"],
  ["ar-EG", "١٬٢٣٤٫٥", "1234.5"],
  ["ar-EG", "؜-٥", "-5"],
  ["ar-EG", "176.29", "176.29"],
  ["fa", "۱۲٫۵", "12.5"],
];

test.each(cases.map(([locale, text, ...want]) => ({ locale, text, want })))(
  "in $locale $text is read as $want",
  ({ locale, text, want }) => {
    expect(readTypedNumber(text, { locale })).toEqual(want);
  },
);

test("an integer field excludes a fraction if there is another reading", () => {
  expect(readTypedNumber("1.234", { locale: "de", isInteger: true })).toEqual(["1234"]);
  expect(readTypedNumber("1,5", { locale: "de", isInteger: true })).toEqual(["1.5"]);
});

describe.each(["en", "de", "de-CH", "es", "fr", "ja", "ar", "ar-EG", "fa", "hi", "sv"])(
  "the text of an input in %s",
  (locale) => {
    test.each(["0", "-1.234", "1.50", "1234567.891", "9007199254740993", "1e400", "-1.5E-7"])(
      "of %s is read as the same number",
      (json) => {
        expect(readTypedNumber(formatTypedNumber(json, locale), { locale })).toEqual([json]);
      },
    );
  },
);

test("other texts are not formatted", () => {
  expect(formatTypedNumber("1,5", "de")).toBe("1,5");
  expect(formatTypedNumber("12.50", "de")).toBe("12,50");
});
