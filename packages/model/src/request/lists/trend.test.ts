import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import type { Filter, ListShape, Sort, TotalLocation } from "#types/list-shape.ts";
import type { Resource } from "#types/resource.ts";
import { findTrend, newestState, planPeriods, readInstants, sinceState } from "./trend.ts";

const time = (name: string, more: object = {}): Field =>
  ({ name, label: name, isRequired: true, kind: "date-time", ...more }) as Field;
const since = (of: string, operator: Filter["operator"] = "at-least"): Filter => ({
  name: `${of}[gte]`,
  at: { parameter: `${of}[gte]` },
  operator,
  fieldName: of,
  field: time(of),
});
const evidence = { certainty: 1, from: [] } as unknown as Sort["evidence"];
const sort: Sort = {
  form: "sign",
  at: { parameter: "sort" },
  words: { ascending: "asc", descending: "desc" },
  isMultiple: false,
  evidence,
};
const total: TotalLocation = { in: "body", path: ["total"] };
const paging: ListShape["paging"] = {
  style: "page",
  page: { parameter: "page" },
  size: { at: { parameter: "size" } },
  first: 1,
};

function resource(fields: readonly Field[], list: Partial<ListShape>): Resource {
  const shape: ListShape = {
    operation: "list",
    rows: [],
    paging,
    filters: [],
    evidence: [],
    ...list,
  };
  return { name: "orders", fields, key: [], list: shape } as unknown as Resource;
}

const cases: readonly (readonly [claim: string, given: Resource, want: string | undefined])[] = [
  [
    "a total and a filter from an instant on count",
    resource([time("created_at")], { total, filters: [since("created_at")] }),
    "counts created_at",
  ],
  [
    "after an instant will do",
    resource([time("placed_at")], { total, filters: [since("placed_at", "more-than")] }),
    "counts placed_at",
  ],
  [
    "without a total the newest are looked at",
    resource([time("created_at")], { sort, filters: [since("created_at")] }),
    "newest created_at",
  ],
  [
    "a total that is another call is not cheap",
    resource([time("created_at")], {
      total: { in: "operation", operation: "count", path: [] },
      sort,
      filters: [since("created_at")],
    }),
    "newest created_at",
  ],
  [
    "what can be counted goes before what came first",
    resource([time("created_at"), time("received_at")], {
      total,
      sort,
      filters: [since("received_at")],
    }),
    "counts received_at",
  ],
  ["a day will do", resource([time("hired_on", { kind: "date" })], { sort }), "newest hired_on"],
  [
    "a filter up to an instant is none",
    resource([time("created_at")], { total, filters: [since("created_at", "at-most")] }),
    undefined,
  ],
  [
    "when something is due tells not when it came",
    resource([time("due_on"), time("birthday")], { total, sort, filters: [since("due_on")] }),
    undefined,
  ],
  [
    "what cannot be sorted by does not",
    resource([time("created_at")], { sort: { ...sort, fields: ["id"] } }),
    undefined,
  ],
  [
    "a list whose size nobody can say is not asked",
    resource([time("created_at")], {
      total,
      paging: { style: "none" },
      filters: [since("created_at")],
    }),
    undefined,
  ],
  [
    "a text named so is no time",
    resource([time("created_by", { kind: "text" })], { sort }),
    undefined,
  ],
];

test.each(cases)("%s", (_claim, given, want) => {
  const trend = findTrend(given);
  const told = trend && `${trend.since === undefined ? "newest" : "counts"} ${trend.field.name}`;
  expect(told).toBe(want);
});

const noon = new Date(2026, 4, 3, 12).getTime();

test.each([
  ["an instant", {}, new Date(noon).toISOString()],
  ["a day", { kind: "date" }, "2026-05-03"],
  ["seconds", { unix: "seconds" }, String(noon / 1000)],
  ["milliseconds", { unix: "milliseconds" }, String(noon)],
])("%s is written as the filter takes it, one row is asked for", (_claim, more, want) => {
  const filter = { ...since("created_at"), field: time("created_at", more) };
  expect(sinceState(filter, noon)).toMatchObject({
    size: 1,
    filters: { "created_at[gte]": [want] },
  });
});

test("times are read as the field writes them, what is none is left out", () => {
  const read = (more: object, value: unknown) =>
    readInstants({ field: time("at", more), isSortable: true } as never, [{ at: value }, {}, null]);
  expect(read({}, "2026-05-03T10:00:00Z")).toEqual([Date.UTC(2026, 4, 3, 10)]);
  expect(read({ kind: "date" }, "2026-05-03")).toEqual([new Date(2026, 4, 3).getTime()]);
  expect(read({ unix: "seconds" }, 1000)).toEqual([1_000_000]);
  expect(read({}, "soon")).toEqual([]);
});

test("periods end with the newest record; without one, now", () => {
  const ask = { now: noon, count: 2, enough: 50 };
  expect(planPeriods([], ask)).toEqual({
    period: "month",
    starts: [new Date(2026, 3, 1).getTime(), new Date(2026, 4, 1).getTime()],
    end: new Date(2026, 5, 1).getTime(),
  });
  const old = new Date(2020, 1, 5).getTime();
  expect(planPeriods([old], ask).starts.at(-1)).toBe(new Date(2020, 1, 1).getTime());
});

test("the newest are asked for by their time, where the list can be sorted by it", () => {
  const trend = { field: time("created_at"), isSortable: true } as never;
  expect(newestState(trend, 100)).toMatchObject({
    size: 100,
    sort: [{ field: "created_at", isDescending: true }],
  });
});
