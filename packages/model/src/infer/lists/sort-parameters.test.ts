import { expect, test } from "vitest";
import type { Sort } from "#types/list-shape.ts";
import { at, listOf, query, text } from "#testing/test-list.ts";

const flag = { type: "boolean" };
const whole = { type: "integer" };
const words = (ascending: string, descending: string) => ({ ascending, descending });
const isFlag = words("true", "false");
const isReverse = words("false", "true");
const described = (name: string, description: string, schema: object = text) =>
  query(name, schema, { description });
const names = (...values: readonly string[]) => ({ "x-enumNames": values });

test.each<readonly [field: string, direction: object, words: Sort["words"]]>([
  ["order", query("asc", flag), isFlag],
  ["order", query("desc", flag), isReverse],
  ["sortBy", query("sortAsc", flag), isFlag],
  ["sortBy", query("isSortAscending", flag), isFlag],
  ["orderBy", query("orderAscending", flag), isFlag],
  ["SortProperty", query("SortDescending", flag), isReverse],
  ["sortBy", query("descendingOrder", flag), isReverse],
  ["sort", query("reverse_order", flag), isReverse],
  ["order_by", query("invert", flag), isReverse],
  ["sort", query("sort_inverse", flag), isReverse],
  ["sort", described("order", "true for ascending", flag), isFlag],
  ["sort", described("order", "Descending if true", flag), isReverse],
  ["sort", described("desc", "`true` for descending order"), isReverse],
  ["orderByColumn", described("isAsc", "desc or asc"), words("asc", "desc")],
  ["sort", described("sortDirection", "ASC or DESC"), words("ASC", "DESC")],
  [
    "sort_column",
    described("sort_order", "'ascending' or 'descending'"),
    words("ascending", "descending"),
  ],
  ["sort", query("order", { ...text, default: "Desc" }), words("Asc", "Desc")],
  ["sort_by", query("sort_order", { ...whole, enum: [1, -1] }), words("1", "-1")],
  ["sortField", described("sortOrder", "1 ascending, -1 descending", whole), words("1", "-1")],
  ["sortby", query("descending", { ...whole, enum: [0, 1] }), words("0", "1")],
  [
    "SortBy",
    query("SortOrder", { ...whole, enum: [0, 1], ...names("Ascending", "Descending") }),
    words("0", "1"),
  ],
  ["sort_field", query("sort_dir", { enum: ["A", "D"] }), words("A", "D")],
  ["sort_field", query("sort_mode", { enum: ["asc", "desc"] }), words("asc", "desc")],
  ["sortOn", query("how", { enum: ["asc", "desc"] }), words("asc", "desc")],
  ["sort_by", described("sort", "Sort order: `asc` or `desc`"), words("asc", "desc")],
  ["sort", described("d", "Direction of the order", { enum: ["a", "d"] }), words("a", "d")],
])("%s and %o are a field and a direction", async (field, direction, expected) => {
  const { sort, filters } = await listOf({ parameters: [query(field, text), direction] });
  expect(sort).toMatchObject({ form: "pair", at: at(field), words: expected });
  expect(sort?.direction).toEqual(at((direction as { readonly name: string }).name));
  expect(filters).toEqual([]);
});

test.each<
  readonly [
    values: readonly string[],
    form: string,
    fields: readonly string[],
    words: Sort["words"],
  ]
>([
  [
    ["total-asc", "total-desc", "note-asc", "note-desc"],
    "suffix",
    ["total", "note"],
    words("-asc", "-desc"),
  ],
  [["totalAsc", "totalDesc"], "suffix", ["total"], words("Asc", "Desc")],
  [["TotalAscending", "TotalDescending"], "suffix", ["total"], words("Ascending", "Descending")],
  [["total|asc", "total|desc"], "suffix", ["total"], words("|asc", "|desc")],
  [["total", "total_desc", "note"], "suffix", ["total", "note"], words("", "_desc")],
  [["asc_total", "desc_total"], "prefix", ["total"], words("asc_", "desc_")],
  [["+total", "-total"], "prefix", ["total"], words("+", "-")],
  [["total_ASC", "total_DESC"], "underscore", ["total"], words("ASC", "DESC")],
  [["-total", "total"], "sign", ["total"], words("asc", "desc")],
])("%o are fields in both directions", async (values, form, fields, expected) => {
  const { sort } = await listOf({ parameters: [query("sort", { enum: values })] });
  expect(sort).toMatchObject({ form, fields, words: expected });
});

test.each<readonly [object, string, Sort["words"]]>([
  [
    described("sort", "Add `_desc` for descending, such as `note_desc`"),
    "underscore",
    words("asc", "desc"),
  ],
  [described("sort", "Sort, e.g. `note|asc`"), "suffix", words("|asc", "|desc")],
  [
    described("order", "Add + / - after field for ASC / DESC: type+,name-"),
    "suffix",
    words("+", "-"),
  ],
  [query("sort", text, { example: "total-desc" }), "suffix", words("-asc", "-desc")],
  [described("sort", "Prefix with `!` for descending"), "prefix", words("", "!")],
  [described("sort", "A property; prepend ~ to reverse the order"), "prefix", words("", "~")],
  [query("Sorting", text), "space", words("asc", "desc")],
  [described("order", "Field that orders the result"), "sign", words("asc", "desc")],
])("%o has this form", async (parameter, form, expected) => {
  const { sort } = await listOf({ parameters: [parameter] });
  expect(sort).toMatchObject({ form, words: expected });
});

test.each([
  [described("sort", "Field to sort by (total, created_at), - for descending")],
  [query("sort", { ...text, pattern: "^-?(total|created_at)$" })],
  [described("sort", "Allowed: `total`, `created_at`")],
  [described("sort", "Allowed: `total, created_at`")],
  [described("sort", "Allowed: `total`, `created_at`, in this order")],
])("%o names its fields", async (parameter) => {
  const { sort } = await listOf({ parameters: [parameter] });
  expect(sort?.fields).toEqual(["total", "created_at"]);
});

test.each([
  [["CREATED_AT", "NOTE", "RANK"], { created_at: "CREATED_AT", note: "NOTE" }],
  [["CreatedAt", "Note", "Rank"], { created_at: "CreatedAt", note: "Note" }],
  [["created-at", "note", "rank"], { created_at: "created-at" }],
])("choices %o are fields of the rows in another spelling", async (values, expected) => {
  const parameters = [query("sort", { enum: values }), query("order", { enum: ["asc", "desc"] })];
  const { sort } = await listOf({ parameters });
  expect(sort?.fields).toEqual(["created_at", "note", values[2]]);
  expect(sort?.names).toEqual(expected);
});

test("a member of another object is not the direction", async () => {
  const schema = { type: "object", properties: { order: text, title: text } };
  const variants = { name: "variants", in: "query", style: "deepObject", schema };
  const { sort } = await listOf({ parameters: [query("sort", text), variants] });
  expect(sort).toMatchObject({ form: "sign", at: at("sort") });
});

test.each([
  [query("order_id", text)],
  [query("order_name", text)],
  [query("vote", { enum: ["up", "down"] })],
  [query("order", text)],
])("%o is a filter", async (parameter) => {
  const { sort, filters } = await listOf({ parameters: [parameter] });
  expect(sort).toBeUndefined();
  expect(filters).toHaveLength(1);
});

const texts = { type: "array", items: text };
const number = { type: "integer" };

// Members of a Pageable of Spring Data without a description, next to other lists of texts.
test.each<readonly [string, readonly object[], string]>([
  ["page, size", [query("page", number), query("size", number), query("sort", texts)], "comma"],
  [
    "sort, size, page, name",
    [query("sort", texts), query("size", number), query("page", number), query("name", text)],
    "comma",
  ],
  ["page, limit", [query("page", number), query("limit", number), query("sort", texts)], "sign"],
  [
    "page, size and one text",
    [query("page", number), query("size", number), query("sort", text)],
    "sign",
  ],
  [
    "page, size and words",
    [
      query("page", number),
      query("size", number),
      { ...query("sort", texts), description: "Fields, `-` for descending, such as `-total`" },
    ],
    "sign",
  ],
])("sort next to %s", async (_, parameters, form) => {
  const { sort } = await listOf({ parameters });
  expect(sort?.form).toBe(form);
});

test.each([
  ["o", "Column to order by"],
  ["by", "The field the results are sorted by"],
  ["s", "Orders the results. Values: name, total"],
])("%s is the sort by its words: %s", async (name, description) => {
  const { sort, search, filters } = await listOf({ parameters: [described(name, description)] });
  expect(sort?.at).toEqual(at(name));
  expect(search).toBeUndefined();
  expect(filters).toEqual([]);
});

test.each([
  ["o", "Orders of this customer"],
  ["column", "The column of the board"],
  ["s", "Text to look for in the results"],
])("%s is not the sort by its words: %s", async (name, description) => {
  expect((await listOf({ parameters: [described(name, description)] })).sort).toBeUndefined();
});

const ransack = { style: "deepObject", explode: true };

test.each<readonly [string, object]>([
  ["its name", query("q", { type: "object" }, { ...ransack, description: "Ransack query" })],
  ["a predicate", query("q", { type: "object" }, { ...ransack, description: "`q[name_cont]=a`" })],
  ["its member", query("q", { type: "object", properties: { s: text, name_cont: text } }, ransack)],
])("the object of Ransack takes the sort, by %s", async (_, parameter) => {
  const { sort } = await listOf({ parameters: [parameter] });
  expect(sort).toMatchObject({ form: "space", at: { parameter: "q", path: ["s"] } });
});
