import { expect, test } from "vitest";
import { listOf, query, text } from "#testing/test-list.ts";

const described = (description: string) => ({ description });
const texts = { type: "array", items: text };
const sign = "Fields, each with a minus (-) for a descending sort.";

test.each<readonly [string, readonly object[]]>([
  [
    "by its words",
    [
      query("sort", texts, described(`**Deprecated, use \`order_by\` instead.** ${sign}`)),
      query(
        "order_by",
        texts,
        described("Field names, followed by `asc` or `desc`: `id desc, note asc`"),
      ),
    ],
  ],
  [
    "by its mark",
    [
      query("sort", text, { ...described(sign), deprecated: true }),
      query("order_by", text, described("Columns such as `total desc, id asc`")),
    ],
  ],
  [
    "after the other",
    [
      query("order_by", text, described("Attributes followed by a space and the direction")),
      query("sort", text, described("Deprecated. Prefix the field with - for descending")),
    ],
  ],
])("a deprecated sort is neither the sort nor its direction, %s", async (_name, parameters) => {
  const { sort } = await listOf({ parameters });
  expect(sort).toMatchObject({ form: "space", at: { parameter: "order_by" } });
  expect(sort?.direction).toBeUndefined();
});

test.each([
  [
    "Cursors are in the response headers `X-Files-Cursor-Next` and `X-Files-Cursor-Prev`.",
    "x-files-cursor-next",
  ],
  ["Send the value of the header X-Next-Cursor of the last response.", "x-next-cursor"],
  ["A token from `X-Pagination-Next`, a response header", "x-pagination-next"],
])("the next cursor is in the header that the words name: %s", async (description, name) => {
  const parameters = [query("cursor", text, described(description)), query("per_page")];
  const { paging } = await listOf({ parameters });
  expect(paging).toMatchObject({ style: "cursor", next: { in: "header", name } });
});

test.each([
  ["Number of records (Max: 10,000, 1,000 or less is recommended).", 10_000],
  ["Maximum of 1,000,000", 1_000_000],
  ["At most 50 rows. Max 500", 500],
])("the largest page of “%s” has %i rows", async (description, maximum) => {
  const parameters = [query("page"), query("per_page", undefined, described(description))];
  const { paging } = await listOf({ parameters });
  expect(paging).toMatchObject({ size: { maximum } });
});

test("texts to search for are the search, and raw responses are not a filter", async () => {
  const parameters = [
    query("search", texts, described("Full text search for each of the terms")),
    query("raw", { type: "boolean" }),
    query("pass_through", { type: "object", properties: { any: text } }, { style: "deepObject" }),
  ];
  const { search, filters } = await listOf({ parameters });
  expect(search).toEqual({ parameter: "search" });
  expect(filters).toEqual([]);
});

test("the end of a range has its operator, a user does not", async () => {
  const date = { type: "string", format: "date" };
  const parameters = [query("from_date", date), query("to_date", date), query("to_user", text)];
  const { filters } = await listOf({ parameters });
  expect(filters.map(({ operator }) => operator)).toEqual(["at-least", "at-most", "is"]);
});

test.each([
  [
    "Please refer to the [JSON:API specification](https://jsonapi.org/format/#fetching-sorting).",
    texts,
  ],
  ["As in JSON API", { type: "array", items: { enum: ["id", "total"] } }],
  ["See jsonapi.org", { enum: ["id", "total"] }],
])("a sort as in JSON:API has a minus in front of the field: %s", async (description, schema) => {
  const { sort, filters } = await listOf({ parameters: [query("sort", schema, { description })] });
  expect(sort).toMatchObject({ form: "sign", at: { parameter: "sort" } });
  expect(filters).toEqual([]);
});

test.each([
  "Field that our JSON API sorts by, as name_asc or name_desc",
  "Sorts the rows of this JSON API: name_desc",
  "Order of the JSON API response: name_desc",
])("an API with JSON is not JSON:API: %s", async (description) => {
  const { sort } = await listOf({ parameters: [query("sort", text, { description })] });
  expect(sort?.form).toBe("underscore");
});

test("the limit of a date that is the end of a period is not that end", async () => {
  const schema = { type: "string", format: "date-time" };
  const { filters } = await listOf({ parameters: [query("minEndDate", schema)] });
  expect(filters).toMatchObject([{ operator: "at-least", name: "minEndDate" }]);
});

test.each([
  ["createdStartDate", "at-least", "created_at"],
  ["created_end_time", "at-most", "created_at"],
  ["totalStartDate", "at-least", "total"],
  ["minCreatedAt", "at-least", "created_at"],
])("%s is the end %s of a range", async (name, operator, fieldName) => {
  const schema = { type: "string", format: "date-time" };
  const { filters } = await listOf({ parameters: [query(name, schema)] });
  expect(filters).toMatchObject([{ operator, fieldName }]);
});
