import { expect, test } from "vitest";
import { createSteadyClock } from "./steady-clock.ts";

const hour = 3_600_000;
const day = 24 * hour;

function start() {
  let wall = 1_000 * day;
  let monotonic = 5_000;
  const clock = createSteadyClock({ wall: () => wall, monotonic: () => monotonic });
  return {
    clock,
    now: () => clock.now().getTime() - 1_000 * day,
    pass: (ms: number) => {
      wall += ms;
      monotonic += ms;
    },
    jump: (ms: number) => (wall += ms),
  };
}

test("without jumps it is the time of day, with its small corrections", () => {
  const { now, pass, jump } = start();
  pass(3 * day);
  jump(-2_000);
  expect(now()).toBe(3 * day - 2_000);
});

test.each([200 * day, -200 * day, hour])("a jump by %d ms that returns is not seen", (offset) => {
  const { now, pass, jump } = start();
  pass(hour);
  jump(offset);
  expect(now()).toBe(hour);
  pass(hour / 2);
  expect(now()).toBe(1.5 * hour);
  jump(-offset);
  pass(hour);
  expect(now()).toBe(2.5 * hour);
});

test("a jump that lasts for an hour is accepted", () => {
  const { now, pass, jump } = start();
  jump(8 * hour);
  expect(now()).toBe(0);
  pass(hour);
  expect(now()).toBe(9 * hour);
});

test("it is calm after six hours, and not after a jump", () => {
  const { clock, pass, jump } = start();
  expect(clock.isCalm()).toBe(false);
  pass(6 * hour);
  expect(clock.isCalm()).toBe(true);
  jump(200 * day);
  expect(clock.isCalm()).toBe(false);
  pass(3 * hour);
  jump(-200 * day);
  expect(clock.isCalm()).toBe(false);
  pass(7 * hour);
  expect(clock.isCalm()).toBe(true);
});
