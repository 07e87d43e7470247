// @vitest-environment node
import { expect, test } from "vitest";
import { timelineTicks } from "./timeline-ticks.ts";

test("a short timeline has days", () => {
  const ticks = timelineTicks("2026-03-01", "2026-03-15", "en-US");
  expect(ticks.map(({ label }) => label)).toEqual([
    "Mar 1",
    "Mar 3",
    "Mar 5",
    "Mar 7",
    "Mar 9",
    "Mar 11",
    "Mar 13",
  ]);
});

test("a long timeline has months, at most eight", () => {
  const ticks = timelineTicks("2020-03-15", "2026-03-15", "en-US");
  expect(ticks.length).toBeLessThanOrEqual(9);
  expect(ticks[0]).toEqual({ day: "2020-04-01", label: "Apr 2020" });
});

test("a timeline of one day has one tick", () => {
  expect(timelineTicks("2026-03-01", "2026-03-02", "en-US")).toHaveLength(1);
});

test("the end of the axis does not cut a label", () => {
  const days = timelineTicks("2026-11-26", "2027-01-08", "en-US").map(({ day }) => day);
  expect(days.at(-1)).toBe("2027-01-01");
  const months = timelineTicks("2026-01-01", "2026-05-03", "en-US").map(({ day }) => day);
  expect(months.at(-1)).toBe("2026-04-01");
});
