// @vitest-environment node
import { expect, test } from "vitest";
import { bodySize } from "./body-size.ts";

const startedAt = performance.timeOrigin + 1000;
const moment = { startedAt, endedAt: startedAt + 80, response: undefined };

function timing(startTime: number, encodedBodySize: number, transferSize: number) {
  return { startTime, encodedBodySize, transferSize };
}

test.each([
  ["a cached response", [timing(1001, 5120, 300)], undefined, 5120],
  ["a response from the network", [timing(1001, 5120, 5420)], undefined, 5120],
  [
    "the same URL, requested again later",
    [timing(1001, 10, 310), timing(9000, 70, 370)],
    undefined,
    10,
  ],
  ["a body of another origin", [timing(1001, 0, 0)], "42", 42],
  ["nothing measured", [], "42", 42],
  ["a body of no bytes", [timing(1001, 0, 300)], "0", 0],
  ["neither measured nor declared", [timing(1001, 0, 300)], undefined, undefined],
] as const)("the size of %s", (_, timings, declared, want) => {
  const headers: Record<string, string> =
    declared === undefined ? {} : { "content-length": declared };
  expect(bodySize(timings, { ...moment, response: { headers } })).toBe(want);
});
