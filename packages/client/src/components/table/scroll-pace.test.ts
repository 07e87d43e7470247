// @vitest-environment node
import { expect, test } from "vitest";
import { createScrollPace } from "./scroll-pace.ts";

test.each([
  ["slow scrolling", 400, 1, false],
  ["fast scrolling", 4000, 1, false],
  ["fast scrolling on a slow computer", 4000, 12, true],
  ["slow scrolling on a slow computer", 400, 12, false],
])("%s is too fast only if rows cannot follow", (_, pixelsPerSecond, rowTime, want) => {
  const pace = createScrollPace();
  pace.rendered(5, 5 * rowTime);
  for (let time = 0; time <= 160; time += 16) pace.moved((pixelsPerSecond * time) / 1000, time);
  expect(pace.isTooFast(42)).toBe(want);
});

test("nothing is too fast before rows were measured", () => {
  const pace = createScrollPace();
  pace.moved(0, 0);
  pace.moved(90_000, 16);
  expect(pace.isTooFast(42)).toBe(false);
});

test("two positions at one time leave the speed as it is", () => {
  const pace = createScrollPace();
  pace.rendered(1, 12);
  pace.moved(0, 0);
  pace.moved(10, 100);
  pace.moved(900, 100);
  expect(pace.isTooFast(42)).toBe(false);
});

test("the time of a row follows the measurements", () => {
  const pace = createScrollPace();
  pace.rendered(1, 40);
  for (let count = 0; count < 8; count++) pace.rendered(5, 5);
  pace.rendered(0, 500);
  pace.moved(0, 0);
  pace.moved(64, 16);
  expect(pace.isTooFast(42)).toBe(false);
});
