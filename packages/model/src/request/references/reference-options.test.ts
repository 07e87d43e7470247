import { describe, expect, test } from "vitest";
import { ExactNumber } from "#types/json.ts";
import type { Filter, ListShape } from "#types/list-shape.ts";
import type { Resource } from "#types/resource.ts";
import { findOptionSearch, optionState, readOption, writeReference } from "./reference-options.ts";

const evidence = { pointer: "", reason: { code: "seen" } as const, confidence: 1 };

function filter(name: string, operator: Filter["operator"], of: string): Filter {
  const field = { kind: "text", name, label: name, isRequired: false } as const;
  return { name, at: { parameter: name }, operator, fieldName: of, field };
}

function list(more: Partial<ListShape>): ListShape {
  return {
    operation: "o",
    rows: [],
    paging: { style: "none" },
    filters: [],
    evidence: [],
    ...more,
  };
}

const target: Resource = {
  name: "customers",
  labels: { one: "Customer", many: "Customers" },
  parents: [],
  key: [{ field: ["id"], parameter: "id" }],
  title: ["name"],
  fields: [
    { kind: "number", name: "id", label: "Id", isRequired: true },
    { kind: "text", name: "name", label: "Name", isRequired: true },
    { kind: "text", name: "code", label: "Code", isRequired: true },
    { kind: "email", name: "mail", label: "Mail", isRequired: true },
  ],
  operations: {},
  actions: [],
  evidence: [],
};

describe("what finds records by a typed text", () => {
  const contains = filter("name__contains", "contains", "name");
  const starts = filter("name__isw", "starts-with", "name");
  test.each([
    ["the list's search", { search: { parameter: "q" }, filters: [contains] }, "search"],
    ["a part of the title", { filters: [starts, contains] }, contains],
    ["the title's beginning", { filters: [starts] }, starts],
    [
      "nothing, where only the whole title is compared",
      { filters: [filter("name", "is", "name")] },
      "none",
    ],
    ["nothing, where another field is", { filters: [filter("c", "contains", "code")] }, "none"],
  ] as const)("is %s", (_name, shape, want) => {
    const found = findOptionSearch({ ...target, list: list(shape) });
    expect(found.kind === "filter" ? found.filter : found.kind).toEqual(want);
  });

  test("is asked for a few rows, by title until something is typed", () => {
    const sort = {
      form: "sign",
      at: { parameter: "sort" },
      words: { ascending: "asc", descending: "desc" },
      fields: ["name"],
      isMultiple: false,
      evidence,
    } as const;
    const resource = { ...target, list: list({ search: { parameter: "q" }, sort }) };
    expect(optionState(resource, "  ")).toMatchObject({
      search: "",
      size: 10,
      sort: [{ field: "name", isDescending: false }],
    });
    expect(optionState(resource, " ann ")).toMatchObject({ search: "ann", sort: [], page: 1 });
    expect(
      optionState({ ...target, list: list({ filters: [contains] }) }, "ann", {
        page: 2,
        cursor: "c",
      }),
    ).toMatchObject({ search: "", filters: { name__contains: ["ann"] }, page: 2, cursor: "c" });
  });
});

test("a row is offered by its key in its own type, its title, and what tells it from its namesakes", () => {
  const row = { id: new ExactNumber("9007199254740993"), name: "Ann", code: "A1", mail: "a@b.c" };
  expect(readOption(target, row)).toEqual({
    key: "9007199254740993",
    value: row.id,
    title: "Ann",
    detail: "a@b.c",
  });
});

test("a record without a title is told by its first texts", () => {
  const { title: _title, ...untitled } = target;
  const row = { id: 1, name: "Ann", code: "", mail: "a@b.c" };
  expect(readOption(untitled, row)).toMatchObject({ title: undefined, detail: "Ann" });
});

test("a row without a key is not offered, nor one that takes two values to name", () => {
  expect(readOption(target, { name: "Ann" })).toBeUndefined();
  const two = [...target.key, { field: ["line"], parameter: "line" }];
  expect(readOption({ ...target, key: two }, { id: 1, line: 2 })).toBeUndefined();
});

test.each([
  ["a number", { keyPath: [], isInteger: true }, 7, 7],
  [
    "a number beyond JavaScript's",
    { keyPath: [], isInteger: true },
    new ExactNumber("1e400"),
    new ExactNumber("1e400"),
  ],
  ["text where text is declared", { keyPath: [] }, 7, "7"],
  [
    "a record with its key alone",
    { keyPath: ["data", "id"], isInteger: true },
    7,
    { data: { id: 7 } },
  ],
] as const)("a reference is written as %s", (_name, field, key, want) => {
  expect(writeReference(field, key)).toEqual(want);
});
