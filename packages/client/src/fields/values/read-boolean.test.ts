// @vitest-environment node
import { expect, test } from "vitest";
import { readBoolean } from "./read-boolean.ts";

test.each([
  [true, true],
  [1, true],
  ["1", true],
  ["True", true],
  [false, false],
  [0, false],
  ["FALSE", false],
  [2, undefined],
  ["maybe", undefined],
  [null, undefined],
  [[1], undefined],
])("%j is read as %j", (value, want) => {
  expect(readBoolean(value)).toBe(want);
});
