// @vitest-environment node
import { expect, test } from "vitest";
import { readTimeText, type TimeInputType, writeTimeText } from "./time-text.ts";

test.each<readonly [string, TimeInputType, string, string]>([
  ["2026-12-31", "date", "de", "31.12.2026"],
  ["2026-12-31", "date", "en-US", "12/31/2026"],
  ["2026-12-31", "date", "ja", "2026/12/31"],
  ["2026-12-31", "date", "fr", "31/12/2026"],
  ["2026-12-31T23:05", "datetime-local", "de", "31.12.2026, 23:05"],
  ["2026-12-31T23:05:07", "datetime-local", "es", "31/12/2026, 23:05:07"],
  ["09:30", "time", "en-US", "09:30"],
])("%s as %s in %s is %s", (value, type, locale, text) => {
  expect(writeTimeText(value, type, locale)).toBe(text);
  expect(readTimeText(text, type, locale)).toBe(value);
});

test.each(["ar-EG", "ar", "fa", "th", "de-CH", "en-CA", "ko", "hi-u-nu-deva"])(
  "each day and time that is written in %s is read",
  (locale) => {
    for (const value of ["2026-01-09T00:00", "1999-11-30T12:34:56"]) {
      expect(
        readTimeText(writeTimeText(value, "datetime-local", locale), "datetime-local", locale),
      ).toBe(value);
    }
  },
);

test.each<readonly [string, TimeInputType, string | undefined]>([
  ["", "date", ""],
  ["1.2.26", "date", "2026-02-01"],
  ["2026-02-01", "date", "2026-02-01"],
  ["30.2.2026", "date", undefined],
  ["1.2.", "date", undefined],
  ["1.2.2026 8:05", "date", undefined],
  ["1.2.2026 8:05 pm", "datetime-local", "2026-02-01T20:05"],
  ["1.2.2026", "datetime-local", undefined],
  ["25:00", "time", undefined],
  ["7", "time", undefined],
])("the typed text %j of a %s is %j", (text, type, value) => {
  expect(readTimeText(text, type, "de")).toBe(value);
});

test("an incomplete value has no text", () => {
  expect(writeTimeText("2026-1", "date", "de")).toBe("");
  expect(writeTimeText("", "time", "de")).toBe("");
});
