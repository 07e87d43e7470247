// @vitest-environment node
import { beforeEach, expect, test, vi } from "vitest";
import { createPressTimer } from "./press-timer.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const at = (clientX: number, clientY = 0) => ({ clientX, clientY });

test.each([
  ["a finger that stays", [at(3)], 1],
  ["a finger that scrolls", [at(3), at(3, 11)], 0],
])("%s", (_, moves, count) => {
  const run = vi.fn();
  const timer = createPressTimer();
  timer.begin(at(0), run);
  expect(timer.isRunning()).toBe(true);
  for (const point of moves) timer.move(point);
  vi.advanceTimersByTime(600);
  expect(run).toHaveBeenCalledTimes(count);
  expect(timer.isRunning()).toBe(false);
});

test("a finger that is lifted early, and one that begins again", () => {
  const run = vi.fn();
  const timer = createPressTimer();
  timer.begin(at(0), run);
  timer.cancel();
  timer.begin(at(0), run);
  vi.advanceTimersByTime(400);
  timer.begin(at(0), run);
  vi.advanceTimersByTime(400);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(run).toHaveBeenCalledTimes(1);
});
