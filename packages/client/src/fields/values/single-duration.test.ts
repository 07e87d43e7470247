// @vitest-environment node
import { expect, test } from "vitest";
import { readSingleDuration, writeSingleDuration } from "./single-duration.ts";

test.each([
  ["P2Y", "2", "year"],
  ["P18M", "18", "month"],
  ["PT90M", "90", "minute"],
  ["PT0.5S", "0.5", "second"],
  ["P3W", "3", "week"],
] as const)("%s is an amount and a unit, and is written as it was", (text, amount, unit) => {
  expect(readSingleDuration(text)).toEqual({ amount, unit });
  expect(writeSingleDuration({ amount, unit })).toBe(text);
});

test.each(["P1DT2H", "P", "PT", "P1.5Y", "2 years", ""])("%s has no single unit", (text) => {
  expect(readSingleDuration(text)).toBeUndefined();
});

test.each(["", "1.5", "-1", "two"])("%s years are not written", (amount) => {
  expect(writeSingleDuration({ amount, unit: "year" })).toBeUndefined();
});
