import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSpacedQueue } from "./spaced-queue.ts";

const rule = { free: 2, firstMs: 100, longestMs: 400, forgetMs: 60_000, capacity: 2 };

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => vi.useRealTimers());

function start() {
  const queue = createSpacedQueue(rule);
  const order: string[] = [];
  const enter = (name: string, rank: number) =>
    queue
      .enter("key", rank)
      .then((seconds) => order.push(`${name} ${seconds === 0 ? "in" : "out"}`));
  return { queue, order, enter };
}

test("the free attempts are let in at once, the next ones with time between them", async () => {
  const { order, enter } = start();
  for (const name of ["a", "b", "c", "d"]) void enter(name, 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(["a in", "b in"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(order).toEqual(["a in", "b in", "c in"]);
  await vi.advanceTimersByTimeAsync(400);
  expect(order).toEqual(["a in", "b in", "c in", "d in"]);
});

test("an attempt without failures comes before those with failures, and replaces them", async () => {
  const { order, enter } = start();
  for (const name of ["a", "b"]) void enter(name, 0);
  void enter("guess", 9);
  void enter("more guesses", 5);
  void enter("person", 0);
  await vi.advanceTimersByTimeAsync(100);
  expect(order).toEqual(["a in", "b in", "guess out", "person in"]);
  void enter("other person", 0);
  void enter("one too many", 5);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(order.slice(4)).toEqual(["one too many out", "other person in", "more guesses in"]);
});

test("successful attempts cause no spacing", async () => {
  const { queue, order, enter } = start();
  for (let turn = 0; turn < 20; turn += 1) {
    void enter("good", 0);
    await vi.advanceTimersByTimeAsync(0);
    queue.giveBack("key");
  }
  expect(order).toHaveLength(20);
});
