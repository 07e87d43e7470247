// @vitest-environment node
import type { Field, Filter, FilterOperator } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { activePeriod, periodFilters, findPeriods } from "./filter-periods.ts";

function filters(operators: string, over: object = {}): readonly Filter[] {
  const field = { kind: "date", name: "at", label: "At", isRequired: false, ...over } as Field;
  return (operators.split(" ") as FilterOperator[]).map((operator) => ({
    name: operator,
    at: { parameter: operator },
    operator,
    field,
    fieldName: "at",
  }));
}

const all = 10;

test.each([
  ["both ends support every period", filters("is at-least at-most"), "at-least at-most", all],
  [
    "exclusive ends support every period",
    filters("less-than more-than"),
    "more-than less-than",
    all,
  ],
  ["a start alone supports periods until today", filters("at-least"), "at-least", 3],
  ["an end alone supports none", filters("at-most"), undefined, 0],
  ["an equal date supports single days", filters("is"), "is", 3],
  ["an equal instant supports none", filters("is", { kind: "date-time" }), undefined, 0],
  [
    "days as Unix time support none",
    filters("at-least at-most", { unix: "seconds" }),
    undefined,
    0,
  ],
  ["times of day support none", filters("at-least at-most", { kind: "time" }), undefined, 0],
])("%s", (_, input, names, count) => {
  const available = findPeriods(input);
  expect(available?.filters.map(({ name }) => name).join(" ")).toBe(names);
  expect(available?.offered.length ?? 0).toBe(count);
});

test("a field with only past values has no future periods", () => {
  const available = findPeriods(filters("at-least at-most"), { isPast: true });
  expect(available?.offered.filter((period) => /next|tomorrow/.test(period))).toEqual([]);
});

test("a period is active if all its filters have it", () => {
  const available = findPeriods(filters("at-least at-most"));
  if (available === undefined) throw new Error("no periods");
  const chosen = periodFilters(available, "last-7-days");
  expect(chosen).toEqual({ "at-least": ["~last-7-days"], "at-most": ["~last-7-days"] });
  expect(activePeriod(available, chosen)).toBe("last-7-days");
  expect(activePeriod(available, { ...chosen, "at-most": ["~today"] })).toBeUndefined();
  expect(activePeriod(available, { "at-least": ["~last-7-days"] })).toBeUndefined();
  expect(activePeriod(available, {})).toBeUndefined();
});
