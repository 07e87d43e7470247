import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { sampleList, sampleResponse, sampleState } from "#testing/sample-orders.ts";
import { withListedRows } from "./keyed-rows.ts";
import { readListPage } from "./read-list-page.ts";
import { readObservedPage } from "./read-observed-page.ts";

const field = (name: string): Field => ({ kind: "text", name, label: name, isRequired: false });
const resource = {
  fields: [field("slug"), field("name"), field("public")],
  key: [{ field: ["slug"], parameter: "type" }],
};

function listed(body: unknown, rows: readonly string[] = [], keyMember?: string): unknown {
  const keyed = keyMember === undefined ? {} : { keyMember };
  const list = sampleList({ rows, ...keyed });
  return withListedRows({ ...list, ...resource }, sampleResponse(body)).body;
}

test.each<readonly [string, unknown, readonly unknown[]]>([
  [
    "records by their keys",
    { post: { slug: "post", name: "Posts" }, page: { slug: "page", name: "Pages" } },
    [
      { slug: "post", name: "Posts" },
      { slug: "page", name: "Pages" },
    ],
  ],
  [
    "a list with gaps that PHP wrote",
    { "0": { slug: "a", name: "A" }, "2": { slug: "c", name: "C" } },
    [
      { slug: "a", name: "A" },
      { slug: "c", name: "C" },
    ],
  ],
  [
    "records without their key",
    { draft: { name: "Draft", public: "no" } },
    [{ name: "Draft", public: "no", slug: "draft" }],
  ],
])("%s are listed", (_, body, rows) => {
  expect(listed(body)).toEqual(rows);
});

test.each([
  ["an error", { error: { code: 4, message: "No" } }],
  ["one record", { slug: "post", name: { name: "Posts" } }],
  ["a record and a text", { post: { slug: "post" }, next: "x" }],
  ["nothing", {}],
  ["a list", [{ slug: "post" }]],
])("%s stays as it is", (_, body) => {
  expect(listed(body)).toBe(body);
});

test.each<readonly [string, unknown, unknown]>([
  [
    "records with other members",
    { a1: { name: "A", color: "red", size: 3 } },
    [{ name: "A", color: "red", size: 3, uuid: "a1" }],
  ],
  [
    "records of which one is empty",
    { slug: { name: "A" }, name: {} },
    [{ name: "A", uuid: "slug" }, { uuid: "name" }],
  ],
  ["no records", {}, []],
])("described by their keys, %s are listed", (_, body, rows) => {
  expect(listed(body, [], "uuid")).toEqual(rows);
});

test.each([
  ["a refusal", { state: "FAILED", statusCode: 400 }],
  ["an error", { error: { code: 4, message: "No" } }],
])("described by their keys, %s stays as it is", (_, body) => {
  expect(listed(body, [], "uuid")).toBe(body);
});

test.each([
  ["a list", readListPage],
  [
    "a list with more evidence",
    (...[one, response, state]: Parameters<typeof readListPage>) =>
      readObservedPage({ operations: [] }, one, response, state),
  ],
])("%s has the records by their keys", (_, read) => {
  const list = { ...sampleList({ rows: [], keyMember: "id" }), ...resource };
  const page = read(list, sampleResponse({ a: { name: "A" } }), sampleState());
  expect(page.rows).toEqual([{ name: "A", id: "a" }]);
});

test("rows below a member of the response", () => {
  const body = { data: { a: { slug: "a", name: "A" } }, total: 1 };
  expect(listed(body, ["data"])).toEqual({ data: [{ slug: "a", name: "A" }], total: 1 });
});

test.each<readonly [string, unknown, readonly string[], unknown]>([
  ["the whole body", { slug: "a", name: "A" }, [], [{ slug: "a", name: "A" }]],
  ["a member of the body", { data: { slug: "a" } }, ["data"], { data: [{ slug: "a" }] }],
  ["the body instead of its rows", { slug: "a" }, ["list"], { slug: "a", list: [{ slug: "a" }] }],
  ["null", { list: null }, ["list"], { list: [] }],
  ["an error", { message: "No" }, ["list"], { message: "No" }],
  [
    "rows",
    { name: "types", list: [{ slug: "a" }] },
    ["list"],
    { name: "types", list: [{ slug: "a" }] },
  ],
  ["no rows", { slug: "types", list: [] }, ["list"], { slug: "types", list: [] }],
])("one record below another one: %s", (_, body, rows, expected) => {
  const nested = { ...sampleList({ rows }), ...resource, collectionPath: "/sites/{id}/types" };
  expect(withListedRows(nested, sampleResponse(body)).body).toEqual(expected);
  expect(listed(body, rows)).toBe(body);
});
