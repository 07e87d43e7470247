// @vitest-environment node
import type { Field, Filter, FilterOperator } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { askedPeriod, askPeriod, findPeriods } from "./filter-periods.ts";

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
  ["both ends say every period", filters("is at-least at-most"), "at-least at-most", all],
  ["ends that do not count do, too", filters("less-than more-than"), "more-than less-than", all],
  ["a beginning alone says those that go on until now", filters("at-least"), "at-least", 3],
  ["an end alone says none", filters("at-most"), undefined, 0],
  ["one day can be asked for where days are compared", filters("is"), "is", 3],
  ["one instant cannot", filters("is", { kind: "date-time" }), undefined, 0],
  [
    "days that are counted are left alone",
    filters("at-least at-most", { unix: "seconds" }),
    undefined,
    0,
  ],
  ["times of day have no period", filters("at-least at-most", { kind: "time" }), undefined, 0],
])("%s", (_, given, names, count) => {
  const found = findPeriods(given);
  expect(found?.filters.map(({ name }) => name).join(" ")).toBe(names);
  expect(found?.offered.length ?? 0).toBe(count);
});

test("what only the past has is not asked for in the future", () => {
  const found = findPeriods(filters("at-least at-most"), { isPast: true });
  expect(found?.offered.filter((period) => /next|tomorrow/.test(period))).toEqual([]);
});

test("a period is read back where all its filters agree on it", () => {
  const found = findPeriods(filters("at-least at-most"));
  if (found === undefined) throw new Error("no periods");
  const asked = askPeriod(found, "last-7-days");
  expect(asked).toEqual({ "at-least": ["~last-7-days"], "at-most": ["~last-7-days"] });
  expect(askedPeriod(found, asked)).toBe("last-7-days");
  expect(askedPeriod(found, { ...asked, "at-most": ["~today"] })).toBeUndefined();
  expect(askedPeriod(found, { "at-least": ["~last-7-days"] })).toBeUndefined();
  expect(askedPeriod(found, {})).toBeUndefined();
});
