import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { defaultSort } from "./default-sort.ts";

const base = (name: string) => ({ name, label: name, isRequired: false });
const id: Field = { ...base("id"), kind: "number" };
const created: Field = { ...base("created_at"), kind: "date-time" };

interface Options {
  readonly fields?: readonly string[];
  readonly parameter?: object;
  readonly description?: string;
}

function sortOf({ fields = ["id", "created_at"], parameter = {}, description }: Options) {
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
    fields: [id, created],
    operations: { list: "listTasks" },
    actions: [],
    evidence: [],
    list: {
      operation: "listTasks",
      rows: [],
      paging: { style: "none" },
      sort: { ...sort, fields },
      filters: [],
      evidence: [],
    },
  };
  const operation = {
    id: "listTasks",
    parameters: [{ name: "sort", field: { ...base("sort"), kind: "text", ...parameter } }],
    ...(description !== undefined && { description }),
  } as unknown as Operation;
  return defaultSort({ operations: [operation] }, resource);
}

test("the newest records are first", () => {
  expect(sortOf({})).toEqual([{ field: "created_at", isDescending: true }]);
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
