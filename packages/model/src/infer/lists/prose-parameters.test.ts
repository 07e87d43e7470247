import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { query, text } from "#testing/test-list.ts";

const row = {
  type: "object",
  properties: { id: { type: "integer" }, name: text, status: text, created_at: text },
};
const responses = {
  "200": { content: { "application/json": { schema: { type: "array", items: row } } } },
};

/** Paging, sort, search and filters of a list with this description. */
async function readList(description: string, parameters: readonly object[] = []) {
  const { resources } = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: { "/users": { get: { description, parameters, responses } } },
    }),
  );
  const list = resources[0]?.list;
  const { paging, sort, search, filters = [] } = list ?? {};
  return {
    paging: paging?.style,
    sort: sort?.at.parameter,
    search: search?.parameter,
    filters: filters.map(({ name }) => name),
  };
}

const whole = { paging: "page", sort: "sort", search: undefined, filters: ["name"] };

test.each([
  [
    "a list under a heading",
    "Lists users.\n\n### Query parameters\n\n- `page` – page number\n- `pageSize` – rows per page\n- `name` – part of the name\n- `sort` – field, with `-` for descending",
  ],
  [
    "a list of bold names",
    "Query parameters:\n* **page**: page number\n* **pageSize**: rows per page\n* **name**: exact name\n* **sort**: `name` or `-name`",
  ],
  [
    "a table",
    "| Parameter | Type | Description |\n|---|---|---|\n| `page` | integer | Page number |\n| pageSize | integer | Rows |\n| `name` | string | Exact name |\n| sort | string | `-name` sorts descending |",
  ],
  [
    "a sentence",
    "Returns users. Supports the query parameters `page`, `pageSize`, `name` and `sort` (a minus in front of the field sorts descending).",
  ],
  [
    "lines of a comment",
    "List users.\n\nParameters:\n    page: page number\n    pageSize: rows per page\n    name: exact name\n    sort: field, with - for descending",
  ],
  [
    "fields of a comment",
    "List users.\n\n:query int page: page number\n:query int pageSize: rows per page\n:query name: exact name\n:query sort: field, `-name` for descending",
  ],
  [
    "annotations",
    "List users.\n@queryParam page integer Page number\n@queryParam pageSize integer Rows\n@queryParam name string Exact name\n@queryParam sort string Field, `-name` for descending",
  ],
  [
    "HTML",
    "<p>Query params:</p><ul><li><code>page</code> page number</li><li><code>pageSize</code> rows</li><li><code>name</code> exact name</li><li><code>sort</code> field, -name for descending</li></ul>",
  ],
])("parameters that only the description names: %s", async (_, description) => {
  expect(await readList(description)).toEqual(whole);
});

test.each([
  ["Paged with `page` and `per_page`.", "page"],
  ["Example: `GET /users?offset=20&limit=10`", "offset"],
  ["- `limit` (int): number of rows\n- `cursor` (string): position", "cursor"],
])("paging in %s", async (description, paging) => {
  expect((await readList(description)).paging).toBe(paging);
});

test.each([
  ["Lists users (`?name=`, `?per_page=10`, `?page=2`).", "page", ["name"]],
  ["Filter with `?status=open&name=Ada`.", "none", ["status", "name"]],
  ["Uses `page` + `per_page` query parameters.", "page", []],
])("parameters in %s", async (description, paging, filters) => {
  expect(await readList(description)).toMatchObject({ paging, filters });
});

test.each([
  ["fields of the response", "Returns users with:\n- `name` – the name\n- `status` – the state"],
  ["fields behind a heading", "Response fields:\n- `page`: page of the book\n- `status`: state"],
  ["a table of fields", "| Field | Meaning |\n|---|---|\n| `name` | Name |\n| `limit` | Limit |"],
  ["one word in code", "Sorted by `name`. The `status` is open."],
  ["errors", "Errors:\n- `limit` exceeded\n- `page` missing"],
  ["headers", "Parameters:\n- `X-Tenant` (header): tenant"],
  ["prose", "Pages of users. - name them well"],
])("%s are not parameters", async (_, description) => {
  expect(await readList(description)).toEqual({
    paging: "none",
    sort: undefined,
    search: undefined,
    filters: [],
  });
});

test("a declared parameter stays as it is declared, and values of a choice are its choices", async () => {
  const description = "Query parameters:\n- `Page`: number\n- `status`: one of `open`, `closed`";
  const { resources } = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: { "/users": { get: { description, parameters: [query("page")], responses } } },
    }),
  );
  const { list } = resources[0] ?? {};
  expect(list?.paging).toMatchObject({ style: "page", page: { parameter: "page" } });
  expect(list?.filters).toMatchObject([
    {
      name: "status",
      field: { kind: "choice", choices: [{ value: "open" }, { value: "closed" }] },
    },
  ]);
});

// Without an end, an ambiguous pattern would try all divisions of the text.
test.each([
  ["a query", "`?" + "a=".repeat(9000)],
  ["a heading of signs", ", ".repeat(90)],
  ["a heading of words", "Query parameters " + "for all ".repeat(22)],
  ["codes", "query parameters " + "`page` ".repeat(2500)],
  ["an address", "?" + "page=1&".repeat(2500)],
])("a long text is read in time: %s", async (_, description) => {
  expect(await readList(description)).toMatchObject({ sort: undefined });
});
