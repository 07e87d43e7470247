// @vitest-environment node
import type { Field, Filter, FilterOperator } from "@quarterdeck/model";
import { afterEach, expect, test, vi } from "vitest";
import { readPeriod, resolveFilters } from "./relative-days.ts";

afterEach(() => vi.unstubAllEnvs());

function filter(operator: FilterOperator, over: object): Filter {
  const field = { kind: "date", name: "at", label: "At", isRequired: false, ...over } as Field;
  return { name: operator, at: { parameter: operator }, operator, field, fieldName: "at" };
}

/** Filter values of the request for a period, in the order of the operators. */
function requestValues(
  word: string,
  today: string,
  operators: readonly FilterOperator[],
  over: object = {},
) {
  const filters = operators.map((operator) => filter(operator, over));
  const chosen = Object.fromEntries(operators.map((operator) => [operator, [`~${word}`]]));
  return Object.values(resolveFilters({ filters }, chosen, today)).flat();
}

const closed = ["at-least", "at-most"] as const;
const open = ["more-than", "less-than"] as const;

test.each([
  ["today", "2026-03-05", "2026-03-05", "2026-03-05"],
  ["yesterday", "2026-01-01", "2025-12-31", "2025-12-31"],
  ["tomorrow", "2028-02-28", "2028-02-29", "2028-02-29"],
  ["last-7-days", "2026-03-05", "2026-02-27", "2026-03-05"],
  ["last-30-days", "2026-03-30", "2026-03-01", "2026-03-30"],
  ["next-7-days", "2026-12-28", "2026-12-28", "2027-01-03"],
  ["next-30-days", "2026-03-05", "2026-03-05", "2026-04-03"],
  ["this-month", "2026-02-28", "2026-02-01", "2026-02-28"],
  ["this-month", "2028-02-01", "2028-02-01", "2028-02-29"],
  ["last-month", "2026-03-31", "2026-02-01", "2026-02-28"],
  ["last-month", "2026-01-15", "2025-12-01", "2025-12-31"],
  ["this-year", "2026-07-01", "2026-01-01", "2026-12-31"],
])("%s on %s is from %s until %s", (word, today, first, last) => {
  expect(requestValues(word, today, closed)).toEqual([first, last]);
});

test("exclusive ends are the days next to the period", () => {
  expect(requestValues("last-month", "2026-03-31", open)).toEqual(["2026-01-31", "2026-03-01"]);
  expect(requestValues("yesterday", "2026-03-01", ["is"])).toEqual(["2026-02-28"]);
});

const instants = { kind: "date-time" } as const;

test.each([
  [
    "Europe/Berlin",
    "a day of 23 hours",
    "2026-03-29",
    "2026-03-28T23:00:00.000Z",
    "2026-03-29T21:59:59.999Z",
  ],
  [
    "Europe/Berlin",
    "a day of 25 hours",
    "2026-10-25",
    "2026-10-24T22:00:00.000Z",
    "2026-10-25T22:59:59.999Z",
  ],
  [
    "America/Los_Angeles",
    "a day",
    "2026-01-01",
    "2026-01-01T08:00:00.000Z",
    "2026-01-02T07:59:59.999Z",
  ],
  [
    "Pacific/Auckland",
    "a day",
    "2026-01-01",
    "2025-12-31T11:00:00.000Z",
    "2026-01-01T10:59:59.999Z",
  ],
  ["Asia/Kathmandu", "a day", "2026-05-05", "2026-05-04T18:15:00.000Z", "2026-05-05T18:14:59.999Z"],
])("instants are in the user's time zone: %s, %s", (zone, _, today, first, last) => {
  vi.stubEnv("TZ", zone);
  expect(requestValues("today", today, closed, instants)).toEqual([first, last]);
});

test("a month with a clock change starts and ends at midnight", () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  expect(requestValues("this-month", "2026-03-15", ["at-least", "less-than"], instants)).toEqual([
    "2026-02-28T23:00:00.000Z",
    "2026-03-31T22:00:00.000Z",
  ]);
  expect(requestValues("today", "2026-03-05", open, instants)).toEqual([
    "2026-03-04T22:59:59.999Z",
    "2026-03-05T23:00:00.000Z",
  ]);
});

test("an API with Unix time gets its unit", () => {
  vi.stubEnv("TZ", "UTC");
  const seconds = { ...instants, unix: "seconds" } as const;
  expect(requestValues("today", "1970-01-02", closed, seconds)).toEqual(["86400", "172799"]);
  const milliseconds = { ...instants, unix: "milliseconds" } as const;
  expect(requestValues("today", "1970-01-02", closed, milliseconds)).toEqual([
    "86400000",
    "172799999",
  ]);
});

test.each(["America/Los_Angeles", "Asia/Kathmandu"])("a local time has no zone: %s", (zone) => {
  vi.stubEnv("TZ", zone);
  expect(requestValues("today", "2026-01-01", closed, { ...instants, isLocal: true })).toEqual([
    "2026-01-01T00:00:00",
    "2026-01-01T23:59:59.999",
  ]);
});

test("values that are not periods stay unchanged", () => {
  const filters = [filter("at-least", {})];
  const chosen = { "at-least": ["2026-03-05"], other: ["~today"] };
  expect(resolveFilters({ filters }, chosen, "2026-03-05")).toBe(chosen);
  expect(["~toString", "today", "~", "", undefined].map(readPeriod)).toEqual(
    Array(5).fill(undefined),
  );
});
