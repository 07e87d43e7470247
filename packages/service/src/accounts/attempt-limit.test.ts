import { expect, test } from "vitest";
import { createAttemptLimit } from "./attempt-limit.ts";

test("the attempt after the last one waits for the window to end", () => {
  let now = 0;
  const limit = createAttemptLimit(2, 60, () => now);
  expect([limit.take("a"), limit.take("a"), limit.take("a")]).toEqual([0, 0, 60]);
  expect(limit.take("b")).toBe(0);
  now = 45_000;
  expect(limit.take("a")).toBe(15);
  now = 60_000;
  expect(limit.take("a")).toBe(0);
});

test("a good attempt does not count", () => {
  const limit = createAttemptLimit(1, 60, () => 0);
  for (let turn = 0; turn < 5; turn += 1) {
    expect(limit.take("a")).toBe(0);
    limit.giveBack("a");
  }
});
