import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import type { Filter, ListShape, Sort, TotalLocation } from "#types/list-shape.ts";
import type { Resource } from "#types/resource.ts";
import {
  findTrend,
  newestState,
  periodFilters,
  planPeriods,
  readInstants,
  sinceState,
} from "./trend.ts";

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

const cases: readonly (readonly [claim: string, ofResource: Resource, want: string | undefined])[] =
  [
    [
      "a total and a filter for a start time count",
      resource([time("created_at")], { total, filters: [since("created_at")] }),
      "counts created_at",
    ],
    [
      "a filter for later times counts",
      resource([time("placed_at")], { total, filters: [since("placed_at", "more-than")] }),
      "counts placed_at",
    ],
    [
      "without a total the newest records are read",
      resource([time("created_at")], { sort, filters: [since("created_at")] }),
      "newest created_at",
    ],
    [
      "a total from another operation does not count",
      resource([time("created_at")], {
        total: { in: "operation", operation: "count", path: [] },
        sort,
        filters: [since("created_at")],
      }),
      "newest created_at",
    ],
    [
      "a field that can be counted is preferred",
      resource([time("created_at"), time("received_at")], {
        total,
        sort,
        filters: [since("received_at")],
      }),
      "counts received_at",
    ],
    [
      "a date field is enough",
      resource([time("hired_on", { kind: "date" })], { sort }),
      "newest hired_on",
    ],
    [
      "a filter for earlier times does not count",
      resource([time("created_at")], { total, filters: [since("created_at", "at-most")] }),
      undefined,
    ],
    [
      "a due date is not a creation time",
      resource([time("due_on"), time("birthday")], { total, sort, filters: [since("due_on")] }),
      undefined,
    ],
    [
      "a field without sorting is not enough",
      resource([time("created_at")], { sort: { ...sort, fields: ["id"] } }),
      undefined,
    ],
    [
      "a list without a page size is not requested",
      resource([time("created_at")], {
        total,
        paging: { style: "none" },
        filters: [since("created_at")],
      }),
      undefined,
    ],
    [
      "a text field is not a time",
      resource([time("created_by", { kind: "text" })], { sort }),
      undefined,
    ],
  ];

test.each(cases)("%s", (_claim, ofResource, want) => {
  const trend = findTrend(ofResource);
  const summary = trend && `${trend.since === undefined ? "newest" : "counts"} ${trend.field.name}`;
  expect(summary).toBe(want);
});

const noon = new Date(2026, 4, 3, 12).getTime();

test.each([
  ["an instant", {}, new Date(noon).toISOString()],
  ["a day", { kind: "date" }, "2026-05-03"],
  ["seconds", { unix: "seconds" }, String(noon / 1000)],
  ["milliseconds", { unix: "milliseconds" }, String(noon)],
])("%s is written in the form of the filter, with a page size of one", (_claim, more, want) => {
  const filter = { ...since("created_at"), field: time("created_at", more) };
  expect(sinceState(filter, noon)).toMatchObject({
    size: 1,
    filters: { "created_at[gte]": [want] },
  });
});

test("times are read in the form of the field, other values are left out", () => {
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

test("the newest records are sorted by time if the list supports it", () => {
  const trend = { field: time("created_at"), isSortable: true } as never;
  expect(newestState(trend, 100)).toMatchObject({
    size: 100,
    sort: [{ field: "created_at", isDescending: true }],
  });
});

test.each([
  ["less-than", "2026-04-01T00:00:00.000Z"],
  ["at-most", "2026-03-31T23:59:59.999Z"],
] as const)("the records of a period end by a filter with %s", (operator, expected) => {
  const until = { ...since("created_at", operator), name: "until" };
  const orders = resource([time("created_at")], {
    total,
    filters: [since("created_at"), until],
  });
  const trend = findTrend(orders);
  const period = { start: Date.UTC(2026, 2, 1), end: Date.UTC(2026, 3, 1) };
  const filters = trend && periodFilters(orders, trend, period);
  expect(Object.values(filters ?? {}).map(([text]) => new Date(text ?? "").toISOString())).toEqual([
    "2026-03-01T00:00:00.000Z",
    expected,
  ]);
});

test("without a filter for the end of a period, its records are not selected", () => {
  const orders = resource([time("created_at")], { total, filters: [since("created_at")] });
  const trend = findTrend(orders);
  expect(trend && periodFilters(orders, trend, { start: 0, end: 1 })).toBeUndefined();
});
