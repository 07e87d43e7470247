import { expect, test } from "vitest";
import { query, text } from "#testing/test-list.ts";
import { queryOf } from "#testing/test-tickets.ts";

const described = (name: string, description: string, schema: object = text, more: object = {}) =>
  query(name, schema, { description, ...more });
const open = { status: ["open"] };

test.each<readonly [string, object, Readonly<Record<string, readonly string[]>>, string]>([
  [
    "with an operator",
    described(
      "filter",
      "`filter[0][field]=status&filter[0][operator]=eq&filter[0][value]=open`; operators: eq, ne, gte, lte, like",
    ),
    { ...open, "total.at-least": ["5"] },
    "filter[0][field]=status&filter[0][operator]=eq&filter[0][value]=open&filter[1][field]=total&filter[1][operator]=gte&filter[1][value]=5",
  ],
  [
    "without an operator",
    described("filters", "Example: ?filters[0][key]=status&filters[0][value]=open"),
    open,
    "filters[0][key]=status&filters[0][value]=open",
  ],
  [
    "of a deep object",
    described(
      "filter",
      "e.g. filter[0][property]=title&filter[0][op]=contains&filter[0][value]=a or `eq`",
      { type: "object" },
      { style: "deepObject", explode: true },
    ),
    { "title.contains": ["mast"] },
    "filter[0][property]=title&filter[0][op]=contains&filter[0][value]=mast",
  ],
  [
    "with signs as operators",
    described(
      "where",
      "where[0][column]=total&where[0][operator]=>=&where[0][value]=5, also `=` and `<=`",
    ),
    { "total.at-least": ["7"] },
    "where[0][column]=total&where[0][operator]=>=&where[0][value]=7",
  ],
])("indexed conditions %s", async (_, parameter, filters, expected) => {
  expect(await queryOf(parameter, filters)).toBe(expected);
});

test("the index of another parameter is not a language of this one", async () => {
  const parameter = described("filter", "See sort[0][field]=a&sort[0][value]=asc");
  expect(await queryOf(parameter, { filter: ["x"] })).toBe("filter=x");
});

const declared = (group: string, members: Readonly<Record<string, object>>) =>
  Object.entries(members).map(([name, more]) => ({
    name: `${group}[0][${name}]`,
    in: "query",
    schema: text,
    ...more,
  }));

// A shop, a help desk, a registry: the members of the condition are declared one by one.
test.each<readonly [string, Readonly<Record<string, object>>, string]>([
  [
    "filter",
    { field: {}, value: {}, operator: { schema: { type: "string", enum: ["eq", "gte"] } } },
    "filter[0][field]=status&filter[0][operator]=eq&filter[0][value]=open",
  ],
  [
    "filters",
    { column: {}, op: { description: "One of `EQ`, `NE`" }, val: {} },
    "filters[0][column]=status&filters[0][op]=EQ&filters[0][val]=open",
  ],
  ["where", { key: {}, value: {} }, "where[0][key]=status&where[0][value]=open"],
])("%s with members %j is one filter", async (group, members, expected) => {
  expect(await queryOf(declared(group, members), { status: ["open"] })).toBe(expected);
});
