// @vitest-environment node
import { expect, test } from "vitest";
import { partFormats, readPoint, readRange, writeRange } from "./read-parts.ts";

test.each([
  ["[1,5)", "1", "5", true, false],
  ["(,2024-01-31]", "", "2024-01-31", false, true],
  ["(,)", "", "", false, false],
  [
    '["2024-01-01 00:00:00","2024-01-02 10:00:00.5")',
    "2024-01-01T00:00:00",
    "2024-01-02T10:00:00.5",
    true,
    false,
  ],
  [
    '["2024-01-01 00:00:00+00","2024-01-02 00:00:00-05:30"]',
    "2024-01-01T00:00:00+00:00",
    "2024-01-02T00:00:00-05:30",
    true,
    true,
  ],
  ["[-infinity,infinity]", "-infinity", "infinity", true, true],
  ["[-10,-05]", "-10", "-05", true, true],
] as const)("%s has its bounds", (text, from, to, hasFrom, hasTo) => {
  expect(readRange(text)).toEqual({ from, to, hasFrom, hasTo });
});

test.each(["empty", "", "[1,2", "{[1,2)}", "[a]b,c]", "1,2"])("%j is not a range", (text) => {
  expect(readRange(text)).toBeUndefined();
});

test("bounds are quoted if necessary, and an infinite one is excluded", () => {
  const range = { from: "2024-01-01 10:00", to: "", hasFrom: true, hasTo: true };
  expect(writeRange(range)).toBe('["2024-01-01 10:00",)');
  expect(writeRange({ from: "", to: 'a"', hasFrom: true, hasTo: true })).toBe(String.raw`(,"a\""]`);
});

test("the coordinates of a point are read", () => {
  expect(readPoint("(1.5,-2e10)")).toEqual(["1.5", "-2e10"]);
  expect(readPoint("((1,2),(3,4))")).toBeUndefined();
  expect(["int4range", "tstzrange", "point"].every((one) => partFormats.test(one))).toBe(true);
  expect(partFormats.test("int4multirange")).toBe(false);
});
