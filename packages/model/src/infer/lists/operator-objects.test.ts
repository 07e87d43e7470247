import { expect, test } from "vitest";
import { listOf, query, text } from "#testing/test-list.ts";
import { queryOf } from "#testing/test-tickets.ts";

const object = { type: "object" };
const deep = { style: "deepObject" };
const valid = (words: string) => ({
  description: `Where the field ${words}. Valid fields are \`total\`.`,
});

test.each<readonly [string, object, Readonly<Record<string, readonly string[]>>, string]>([
  [
    "an object named by its operator, without a style",
    query("filter_gteq", object, valid("is greater than or equal the supplied value")),
    { "filter_gteq.total": ["5"] },
    "filter_gteq[total]=5",
  ],
  [
    "an object of equal values by its words",
    query("filter", object, valid("is equal to the supplied value")),
    { "filter.total": ["5"] },
    "filter[total]=5",
  ],
  [
    "an object of texts to search for, with members",
    query("search", { type: "object", properties: { title: text } }, deep),
    { "search.title": ["mast"] },
    "search[title]=mast",
  ],
  [
    "an object of excluded values",
    query("not", object, deep),
    { "not.status": ["done"] },
    "not[status]=done",
  ],
])("%s", async (_name, parameter, filters, expected) => {
  expect(await queryOf(parameter, filters)).toBe(expected);
});

test.each([
  ["filter_gt", "more-than", "Total above"],
  ["filter_prefix", "starts-with", "Total starts with"],
  ["max", "at-most", "Total to"],
  ["filter_not", "is-not", "Total is not"],
])(
  "%s has the operator %s for the fields that its description names",
  async (name, operator, label) => {
    const { filters } = await listOf({ parameters: [query(name, object, valid("matches"))] });
    expect(filters).toMatchObject([
      {
        name: `${name}.total`,
        operator,
        at: { parameter: name, path: ["total"] },
        field: { label },
      },
    ]);
  },
);

test("an object next to those with operators has equal values", async () => {
  const parameters = [query("filter", object), query("filter_lt", object)];
  const { filters } = await listOf({ parameters });
  const shown = filters.map(({ at, operator }) => `${at.parameter} ${at.path?.join()} ${operator}`);
  expect(shown).toEqual([
    "filter id is",
    "filter total is",
    "filter created_at is",
    "filter status is",
    "filter note is",
    "filter_lt id less-than",
    "filter_lt total less-than",
    "filter_lt created_at less-than",
  ]);
});

test("a sort by an object in brackets has the fields of its description", async () => {
  const description = "Sort by the field (e.g. `sort_by[total]=desc`). Valid fields are `total`.";
  const { sort } = await listOf({ parameters: [query("sort_by", object, { description })] });
  expect(sort).toMatchObject({
    form: "json-object",
    fields: ["total"],
    at: { parameter: "sort_by" },
  });
});
