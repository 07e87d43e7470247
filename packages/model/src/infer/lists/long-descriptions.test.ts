import { expect, test } from "vitest";
import type { ListShape } from "#types/list-shape.ts";
import { at, listOf, query, text } from "#testing/test-list.ts";

const integer = { type: "integer" };
const beginning = `${"What the list of records that match contains, and how it is arranged. ".repeat(4)}\n\n`;
const long = (name: string, end: string, schema: object = text) =>
  query(name, schema, { description: beginning + end });

test.each([
  ["Prefix a field with a minus for descending.", { form: "sign" }],
  ["Example: `total:desc`", { form: "colon" }],
  ["For example **total|asc**", { form: "suffix" }],
  [
    "Allowed: `total`, `created_at`, in the form `total desc`.",
    { fields: ["total", "created_at"] },
  ],
])("a long description ends with the form of the sort: %s", async (end, expected) => {
  const { sort } = await listOf({ parameters: [long("sort", end)] });
  expect(sort).toMatchObject(expected);
});

test.each<readonly [object, object, Partial<ListShape["paging"]>]>([
  [long("page", "Zero-based.", integer), query("size"), { style: "page", first: 0 }],
  [query("page"), long("size", "Maximum: 50", integer), { size: { at: at("size"), maximum: 50 } }],
  [long("position", "Index of the first item", integer), query("limit"), { style: "offset" }],
])("a long description ends with a fact of the paging: %j", async (start, size, expected) => {
  const { paging } = await listOf({ parameters: [start, size] });
  expect(paging).toMatchObject(expected);
});

test("a filter shows the beginning of its description", async () => {
  const { filters } = await listOf({ parameters: [long("kind", "The end")] });
  expect(filters[0]?.field.description).toMatch(/^What the list/);
  expect(filters[0]?.field.description).not.toContain("The end");
});
