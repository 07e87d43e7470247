import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { defaultSort, isDefaultSort } from "./default-sort.ts";

const base = (name: string) => ({ name, label: name, isRequired: false });
const id: Field = { ...base("id"), kind: "number" };
const time = (name: string, more: object = {}): Field => ({
  ...base(name),
  kind: "date-time",
  ...more,
});
const created = time("created_at");

interface Options {
  readonly fields?: readonly string[];
  readonly times?: readonly Field[];
  readonly parameter?: object;
  readonly description?: string;
  readonly sort?: object;
}

function sortOf(options: Options) {
  const [model, resource] = modelOf(options);
  return defaultSort(model, resource);
}

function modelOf({
  times = [created],
  fields = ["id", ...times.map(({ name }) => name)],
  parameter = {},
  description,
  sort: more,
}: Options) {
  const evidence = { pointer: "", reason: { code: "seen" }, confidence: 1 } as const;
  const words = { ascending: "asc", descending: "desc" };
  const sort = {
    form: "sign",
    at: { parameter: "sort" },
    words,
    isMultiple: false,
    evidence,
  } as const;
  const resource: Resource = {
    name: "tasks",
    labels: { one: "Task", many: "Tasks" },
    collectionPath: "/tasks",
    parents: [],
    key: [],
    fields: [id, ...times],
    operations: { list: "listTasks" },
    actions: [],
    evidence: [],
    list: {
      operation: "listTasks",
      rows: [],
      paging: { style: "none" },
      sort: { ...sort, fields, ...more },
      filters: [],
      evidence: [],
    },
  };
  const operation = {
    id: "listTasks",
    parameters: [{ name: "sort", field: { ...base("sort"), kind: "text", ...parameter } }],
    ...(description !== undefined && { description }),
  } as unknown as Operation;
  return [{ operations: [operation] }, resource] as const;
}

test("the newest records are first", () => {
  expect(sortOf({})).toEqual([{ field: "created_at", isDescending: true }]);
});

test.each(["placed_at", "openedAt", "OrderDate", "issued_on", "submitted", "receivedTime"])(
  "the newest by %s are first",
  (name) => {
    expect(sortOf({ times: [time("due_on"), time(name)] })).toEqual([
      { field: name, isDescending: true },
    ]);
  },
);

test("a creation time is before the time of an event, and the first sort field is before others", () => {
  const times = [time("issued_on"), created, time("placed_at")];
  expect(sortOf({ times })[0]?.field).toBe("created_at");
  expect(sortOf({ times, fields: ["placed_at", "created_at"] })[0]?.field).toBe("placed_at");
});

test.each(["shipped_at", "due_on", "hired_on", "opening_hours"])("%s is not an order", (name) => {
  expect(sortOf({ times: [time(name)] })).toEqual([]);
});

test("a creation time is before a publication that drafts lack", () => {
  const published = time("published_at", { isNullable: true });
  const nullable = time("created_at", { isNullable: true });
  expect(sortOf({ times: [published, nullable] })[0]?.field).toBe("created_at");
  expect(sortOf({ times: [published] })).toEqual([]);
});

test("an event without a time in some records is not an order", () => {
  expect(sortOf({ times: [time("received_at", { isNullable: true })] })).toEqual([]);
});

test("an event without a time in some records is an order if the API sorts those last", () => {
  const times = [time("received_at", { isNullable: true })];
  expect(sortOf({ times, sort: { isEmptyLast: true } })[0]?.field).toBe("received_at");
});

test("the default sort is distinguished from the other direction and from none", () => {
  const [model, resource] = modelOf({});
  const newest = { field: "created_at", isDescending: true };
  expect(isDefaultSort(model, resource, [newest])).toBe(true);
  expect(isDefaultSort(model, resource, [{ ...newest, isDescending: false }])).toBe(false);
  expect(isDefaultSort(model, resource, [])).toBe(false);
});

test.each<readonly [string, Options]>([
  ["the API does not list the time among its sort fields", { fields: ["id"] }],
  ["the sort parameter has a default", { parameter: { default: "id" } }],
  ["its words name a default", { parameter: { description: "Columns. Default: the key." } }],
  ["the words of the list name its order", { description: "Tasks, sorted by priority." }],
  ["the words of the list name the newest", { description: "Returns the most recent tasks." }],
])("the order of the API stays if %s", (_, options) => {
  expect(sortOf(options)).toEqual([]);
});
