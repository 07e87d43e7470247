import { describe, expect, test } from "vitest";
import { ExactNumber } from "#types/json.ts";
import type { Filter, ListShape } from "#types/list-shape.ts";
import type { Resource } from "#types/resource.ts";
import { pickedValue, typedReference } from "./picked-values.ts";
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

describe("the search for a typed text", () => {
  const contains = filter("name__contains", "contains", "name");
  const starts = filter("name__isw", "starts-with", "name");
  test.each([
    ["the list's search", { search: { parameter: "q" }, filters: [contains] }, "search"],
    ["a filter for a part of the title", { filters: [starts, contains] }, contains],
    ["a filter for the start of the title", { filters: [starts] }, starts],
    [
      "none, if filters compare the whole title",
      { filters: [filter("name", "is", "name")] },
      "none",
    ],
    [
      "none, if filters compare another field",
      { filters: [filter("c", "contains", "code")] },
      "none",
    ],
  ] as const)("is %s", (_name, shape, want) => {
    const search = findOptionSearch({ ...target, list: list(shape) });
    expect(search.kind === "filter" ? search.filter : search.kind).toEqual(want);
  });

  test("requests a few rows, sorted by title until a text is typed", () => {
    const sort = {
      form: "sign",
      at: { parameter: "sort" },
      words: { ascending: "asc", descending: "desc" },
      fields: ["name"],
      isMultiple: false,
      evidence,
    } as const;
    const paging = { style: "page", page: { parameter: "page" }, first: 1 } as const;
    const resource = { ...target, list: list({ search: { parameter: "q" }, sort, paging }) };
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

test("an option has the typed key, the title and a distinguishing detail", () => {
  const row = { id: new ExactNumber("9007199254740993"), name: "Ann", code: "A1", mail: "a@b.c" };
  expect(readOption(target, row)).toEqual({
    key: "9007199254740993",
    value: row.id,
    title: "Ann",
    detail: "a@b.c",
    row,
  });
});

test.each([
  [undefined, { "@id": "/people/1" }, 5, 5],
  [["@id"], { "@id": "/people/1" }, "/people/1", "/people/9"],
  [["_links", "self", "href"], { _links: { self: { href: "/a/1/" } } }, "/a/1/", "/a/9/"],
  [["@id"], {}, 5, "9"],
])("with an address at %j, %j is referred to by %j", (addressPath, row, picked, typed) => {
  const field = addressPath === undefined ? {} : { addressPath };
  const option = readOption(target, { id: 5, ...row });
  expect(option && pickedValue(field, option)).toBe(picked);
  const key = addressPath === undefined ? 5 : "9";
  expect(option && typedReference(field, [option], key)).toBe(typed);
});

test("a record without a title has its first texts as detail", () => {
  const { title: _title, ...untitled } = target;
  const row = { id: 1, name: "Ann", code: "", mail: "a@b.c" };
  expect(readOption(untitled, row)).toMatchObject({ title: undefined, detail: "Ann" });
});

test("a row without a key is not an option, and a composite key is written as in addresses", () => {
  expect(readOption(target, { name: "Ann" })).toBeUndefined();
  const two = [...target.key, { field: ["line"], parameter: "line" }];
  expect(readOption({ ...target, key: two }, { id: 1, line: "a,b" })).toMatchObject({
    key: "1,a%2Cb",
    value: "1,a%2Cb",
  });
  expect(readOption({ ...target, key: two }, { id: 1 })).toBeUndefined();
});

test.each([
  ["a number", { keyPath: [], isInteger: true }, 7, 7],
  [
    "a number beyond double precision",
    { keyPath: [], isInteger: true },
    new ExactNumber("1e400"),
    new ExactNumber("1e400"),
  ],
  ["a text field takes a text", { keyPath: [] }, 7, "7"],
  [
    "a record with only its key",
    { keyPath: ["data", "id"], isInteger: true },
    7,
    { data: { id: 7 } },
  ],
] as const)("a reference is written as %s", (_name, field, key, want) => {
  expect(writeReference(field, key)).toEqual(want);
});
