import { expect, test } from "vitest";
import { createGrowingWait } from "./growing-wait.ts";

const rule = { free: 3, firstSeconds: 1, longestSeconds: 8, forgetSeconds: 100 };

function start() {
  let now = 0;
  const limit = createGrowingWait(rule, () => now);
  const take = (key: string) => limit.take(key).waitSeconds;
  return { limit, take, pass: (seconds: number) => (now += seconds * 1000) };
}

test("after the free attempts each wait is twice as long, up to the longest", () => {
  const { take, pass } = start();
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 0]);
  const waits = Array.from({ length: 6 }, () => {
    const wait = take("a");
    pass(wait);
    expect(take("a")).toBe(0);
    return wait;
  });
  expect(waits).toEqual([1, 2, 4, 8, 8, 8]);
  expect(take("b")).toBe(0);
});

test("refused attempts do not count", () => {
  const { take, pass } = start();
  for (let turn = 0; turn < 3; turn += 1) take("a");
  for (let turn = 0; turn < 100; turn += 1) expect(take("a")).toBe(1);
  pass(1);
  expect(take("a")).toBe(0);
});

test("a successful attempt neither counts nor ends the wait that a later one caused", () => {
  const { limit, take, pass } = start();
  for (let turn = 0; turn < 2; turn += 1) take("a");
  const good = limit.take("a");
  if ("giveBack" in good) good.giveBack();
  const overlapping = limit.take("a");
  pass(1);
  take("a");
  if ("giveBack" in overlapping) overlapping.giveBack();
  expect(take("a")).toBeGreaterThan(0);
});

test("attempts are forgotten after a quiet time", () => {
  const { take, pass } = start();
  for (let turn = 0; turn < 3; turn += 1) take("a");
  pass(101);
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 0]);
});

test("a flood of keys neither fills the memory nor ends the wait of a key under attack", () => {
  const { limit, take } = start();
  for (let turn = 0; turn < 3; turn += 1) take("attacked");
  for (let turn = 0; turn < 60_000; turn += 1) take(`made-up-${turn}`);
  expect(limit.size()).toBeLessThanOrEqual(20_000);
  expect(take("attacked")).toBe(1);
});
