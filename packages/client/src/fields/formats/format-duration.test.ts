// @vitest-environment node
import { expect, test } from "vitest";
import { formatDuration } from "./format-duration.ts";

test.each([
  ["P1DT2H", "1 day 2 hours"],
  ["PT90S", "90 seconds"],
  ["P3W", "3 weeks"],
  ["PT0.5S", "0.5 seconds"],
  ["P", undefined],
  ["90", undefined],
])("the duration %s reads as %s", (text, want) => {
  expect(formatDuration(text, "en")).toBe(want);
});
