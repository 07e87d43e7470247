// @vitest-environment node
import { expect, test } from "vitest";
import { addMonths, firstWeekday, monthWeeks } from "#components/inputs/times/calendar-dates.ts";
import { nearestMonth, readDay, writeDay } from "./calendar-days.ts";

const date = { kind: "date" } as const;
const time = { kind: "date-time" } as const;

test.each([
  [date, "2026-03-05", "2026-03-05"],
  [date, "2026-03-05T00:00:00Z", "2026-03-05"],
  [time, "2026-03-05T12:00:00Z", "2026-03-05"],
  [time, "2026-03-05 23:30:00", "2026-03-05"],
  [{ ...time, unix: "seconds" } as const, 1_772_712_000, "2026-03-05"],
  [date, null, undefined],
  [date, "soon", undefined],
  [date, "0000-00-00", undefined],
  [time, "2026-13-01T00:00:00", undefined],
])("%j %j is on %s", (field, value, day) => {
  expect(readDay(field, value)).toBe(day);
});

test.each([
  [date, "2026-03-05", "2026-04-01"],
  [time, "2026-03-05 23:30:00", "2026-04-01 23:30:00"],
  [time, "2026-03-05T12:00:00Z", "2026-04-01"],
  [{ ...time, unix: "seconds" } as const, 1_772_712_000, "2026-04-01"],
])("a value on another day keeps its type and time: %j %j", (field, value, next) => {
  const moved = writeDay(field, value, next.slice(0, 10));
  expect(typeof moved).toBe(typeof value);
  expect(readDay(field, moved)).toBe(next.slice(0, 10));
  if (next.length > 10 || field === date) expect(moved).toBe(next);
});

test("a month has whole weeks that begin with the first day of the locale", () => {
  const weeks = monthWeeks("2026-11", 1);
  expect(weeks[0]?.[0]).toBe("2026-10-26");
  expect(weeks.at(-1)?.at(-1)).toBe("2026-12-06");
  expect(monthWeeks("2026-02", 7)).toHaveLength(4);
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(firstWeekday("de-DE")).toBe(1);
});

test.each([
  [["2024-06", "2024-11", "2027-01"], "2027-01"],
  [["2026-03", "2026-05"], "2026-05"],
  [["2026-03"], undefined],
  [[], undefined],
])("the month of %j nearest to 2026-03 is %s", (months, expected) => {
  expect(nearestMonth(months, "2026-03")).toBe(expected);
});
