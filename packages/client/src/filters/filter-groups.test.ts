// @vitest-environment node
import type { Field, Filter, FilterOperator } from "@quarterdeck/model";
import { expect, test } from "vitest";
import {
  comparisons,
  groupFilters,
  namesOf,
  setComparisons,
  withFilters,
} from "./filter-groups.ts";

const field = (kind: "number" | "text" | "boolean" | "choice", name: string, label: string) =>
  ({ kind, name, label, isRequired: false, ...(kind === "choice" && { choices: [] }) }) as Field;
const reference = { ...field("text", "x", "X"), kind: "reference", to: "y", keyPath: [] } as Field;

function filter(name: string, operator: FilterOperator, of?: string, its?: Field): Filter {
  const own = its ?? field("number", name, name.toUpperCase());
  return {
    name,
    at: { parameter: name },
    operator,
    field: own,
    ...(of !== undefined && { fieldName: of }),
  };
}

const time = (operator: FilterOperator): Filter =>
  filter(operator, operator, "at", { ...field("text", "at", "At"), kind: "date-time" } as Field);

const rows = [field("number", "total", "Total"), field("text", "note", "Note")];

test("filters of one field are a group with its label; others are single", () => {
  const groups = groupFilters(
    [
      filter("min_total", "at-least", "total"),
      filter("tag", "is"),
      filter("max_total", "at-most", "total"),
    ],
    rows,
  );
  expect(groups.map(({ label, filters }) => [label, filters.map(({ name }) => name)])).toEqual([
    ["Total", ["min_total", "max_total"]],
    ["TAG", ["tag"]],
  ]);
});

test.each<readonly [string, readonly Filter[], Filter | undefined, readonly string[]]>([
  [
    "is-empty and is-not-empty are two lines",
    [filter("note", "is"), filter("note[null]", "empty", undefined, field("boolean", "n", "N"))],
    undefined,
    ["note", "note[null] true", "note[null] false"],
  ],
  [
    "is-one-of replaces is",
    [
      filter("s", "is", undefined, field("choice", "s", "S")),
      filter("s.in", "in", undefined, field("choice", "s", "S")),
    ],
    undefined,
    ["s.in"],
  ],
  [
    "a filter that the address sets is offered",
    [
      filter("s", "is", undefined, field("choice", "s", "S")),
      filter("s.in", "in", undefined, field("choice", "s", "S")),
    ],
    filter("s", "is"),
    ["s", "s.in"],
  ],
  [
    "all comparisons of numbers are offered",
    [filter("n", "is"), filter("n.in", "in"), filter("n.gt", "more-than")],
    undefined,
    ["n", "n.in", "n.gt"],
  ],
  [
    "keys are not ordered",
    [filter("c", "is", undefined, reference), filter("c.gt", "more-than")],
    undefined,
    ["c"],
  ],
  [
    "a day replaces an instant",
    [time("is"), time("at-least"), time("at-most")],
    undefined,
    ["x span", "at-least", "at-most"],
  ],
  [
    "an instant in the address is offered",
    [time("is"), time("at-least"), time("at-most")],
    time("is"),
    ["is", "at-least", "at-most"],
  ],
  ["an instant is offered without a range", [time("is")], undefined, ["is"]],
  ["no filters, no lines", [], undefined, []],
])("%s", (_, filters, current, want) => {
  const group = { id: "x", label: "X", filters };
  const line = current && { id: current.name, filter: current };
  expect(comparisons(group, line).map(({ id }) => id)).toEqual(want);
});

test.each<readonly [object, string, readonly string[], string | undefined, object]>([
  [{}, "a", ["1"], undefined, { a: ["1"] }],
  [{ a: ["1"], b: ["2"] }, "a", ["3"], "a", { b: ["2"], a: ["3"] }],
  [{ a: ["1"], b: ["2"] }, "c", ["1"], "a", { b: ["2"], c: ["1"] }],
  [{ a: ["1"], b: ["2"] }, "a", [], "a", { b: ["2"] }],
  [{ b: ["2"] }, "a", [], undefined, { b: ["2"] }],
  [
    { a: [], b: ["2"] },
    "c",
    ["9007199254740993"],
    undefined,
    { b: ["2"], c: ["9007199254740993"] },
  ],
])("of %j, %s set to %j in place of %s is %j", (chosen, name, values, instead, want) => {
  const names = instead === undefined ? [] : [instead];
  expect(withFilters(chosen as Record<string, string[]>, { [name]: values }, names)).toEqual(want);
});

test("both ends of a day are one filter, ends of two days are two", () => {
  const group = { id: "at", label: "At", filters: [time("is"), time("at-least"), time("at-most")] };
  const from = [new Date("2026-03-05T00:00").toISOString()];
  const last = (day: string): readonly string[] => [new Date(`${day}T23:59:59.999`).toISOString()];
  const day = { "at-least": from, "at-most": last("2026-03-05") };
  expect(setComparisons(group, day)).toMatchObject([
    { line: { filter: { operator: "is" } }, values: ["2026-03-05"] },
  ]);
  const days = { "at-least": from, "at-most": last("2026-03-06") };
  expect(setComparisons(group, days).map(({ line, values }) => [line.id, values])).toEqual([
    ["at-least", from],
    ["at-most", days["at-most"]],
  ]);
});

test("both ends of a period are one filter next to others", () => {
  const group = { id: "at", label: "At", filters: [time("at-least"), time("at-most"), time("is")] };
  const period = { "at-least": ["~today"], "at-most": ["~today"] };
  const [only, ...others] = setComparisons(group, { ...period, is: ["x"] });
  expect(only?.values).toEqual(["~today"]);
  expect(only && namesOf(only.line)).toEqual(["at-least", "at-most"]);
  expect(others.map(({ line }) => line.id)).toEqual(["is"]);
});
