import { expect, test } from "vitest";
import { namesEffectKey } from "./effect-verbs.ts";

test.each([
  ["restart", true],
  ["Restart", true],
  ["stop-server", true],
  ["deleteAllLogs", true],
  ["power_off", false],
  ["nightly", false],
  ["4", false],
  ["stopwatch", false],
  ["user-7", false],
  ["", false],
  ["move-to-italy-in-spring", false],
])("the key %s names an operation: %s", (key, want) => {
  expect(namesEffectKey(key)).toBe(want);
});
