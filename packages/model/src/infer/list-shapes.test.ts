import { expect, test } from "vitest";
import type { ListShape } from "#nouns/list-shape.ts";
import { createModel } from "#create-model.ts";

interface Given {
  readonly parameters?: readonly object[];
  /** Properties beside the rows; none: the answer is the rows. */
  readonly around?: { readonly [name: string]: unknown };
  readonly rowsName?: string;
  readonly headers?: object;
  readonly more?: object;
}

const row = {
  type: "object",
  properties: {
    id: { type: "integer" },
    total: { type: "number" },
    created_at: { type: "string", format: "date-time" },
    status: { enum: ["open", "paid"] },
    note: { type: "string" },
  },
};

async function listOf({ parameters = [], around, rowsName = "data", headers, more }: Given) {
  const rows = { type: "array", items: row };
  const schema =
    around === undefined ? rows : { type: "object", properties: { [rowsName]: rows, ...around } };
  const responses = { "200": { headers, content: { "application/json": { schema } } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: { "/orders": { get: { parameters, responses } }, ...more },
    }),
  );
  const list = model.resources[0]?.list;
  if (list === undefined) throw new Error("no list");
  return list;
}

const query = (name: string, schema: object = { type: "integer" }, more: object = {}) => ({
  name,
  in: "query",
  schema,
  ...more,
});
const text = { type: "string" };
const at = (parameter: string, path?: readonly string[]) => ({ parameter, ...(path && { path }) });

test.each<readonly [string, Given, ListShape["paging"]]>([
  ["nothing", {}, { style: "none" }],
  ["a limit alone", { parameters: [query("limit")] }, { style: "none" }],
  [
    "page and per_page",
    {
      parameters: [
        query("page"),
        query("per_page", { type: "integer", default: 30, maximum: 100 }),
      ],
    },
    {
      style: "page",
      page: at("page"),
      first: 1,
      size: { at: at("per_page"), default: 30, maximum: 100 },
    },
  ],
  [
    "a page counted from 0",
    { parameters: [query("PageIndex", { type: "integer", default: 0 }), query("PageSize")] },
    { style: "page", page: at("PageIndex"), first: 0, size: { at: at("PageSize") } },
  ],
  [
    "page and limit",
    { parameters: [query("page"), query("limit", { type: "integer" }, { required: true })] },
    { style: "page", page: at("page"), first: 1, size: { at: at("limit"), isRequired: true } },
  ],
  [
    "page[number] and page[size]",
    { parameters: [query("page[number]"), query("page[size]")] },
    { style: "page", page: at("page[number]"), first: 1, size: { at: at("page[size]") } },
  ],
  [
    "a page that is an object",
    {
      parameters: [
        {
          ...query("page", {
            properties: { number: { type: "integer" }, size: { type: "integer" } },
          }),
          style: "deepObject",
        },
      ],
    },
    { style: "page", page: at("page", ["number"]), first: 1, size: { at: at("page", ["size"]) } },
  ],
  [
    "offset and limit",
    { parameters: [query("limit"), query("offset")] },
    { style: "offset", offset: at("offset"), size: { at: at("limit") } },
  ],
  [
    "skip and take",
    { parameters: [query("skip"), query("take")] },
    { style: "offset", offset: at("skip"), size: { at: at("take") } },
  ],
  [
    "a token",
    { parameters: [query("pageToken", text), query("pageSize")], around: { nextPageToken: text } },
    {
      style: "cursor",
      cursor: at("pageToken"),
      next: { in: "body", path: ["nextPageToken"] },
      size: { at: at("pageSize") },
    },
  ],
  [
    "the key of the last row",
    {
      parameters: [query("starting_after", text), query("limit")],
      around: { has_more: { type: "boolean" } },
    },
    {
      style: "cursor",
      cursor: at("starting_after"),
      next: { in: "last-row", path: ["id"] },
      size: { at: at("limit") },
    },
  ],
  [
    "a cursor in a link",
    {
      parameters: [query("cursor", text)],
      around: { _links: { properties: { next: { properties: { href: text } } } } },
    },
    {
      style: "cursor",
      cursor: at("cursor"),
      next: { in: "body", path: ["_links", "next", "href"] },
      isLink: true,
    },
  ],
  [
    "since, answered in paging",
    {
      parameters: [query("since"), query("limit")],
      around: { paging: { properties: { since: { type: "integer" }, size: { type: "integer" } } } },
    },
    {
      style: "cursor",
      cursor: at("since"),
      next: { in: "body", path: ["paging", "since"] },
      size: { at: at("limit") },
    },
  ],
  [
    "after, which is a date",
    { parameters: [query("after", { type: "string", format: "date-time" }), query("limit")] },
    { style: "none" },
  ],
])("paging by %s", async (_name, given, want) => {
  expect((await listOf(given)).paging).toEqual(want);
});

test.each<readonly [Given, readonly string[], ListShape["total"]]>([
  [{}, [], undefined],
  [{ around: { count: { type: "integer" } } }, ["data"], { in: "body", path: ["count"] }],
  [
    {
      around: {
        meta: {
          properties: {
            pagination: {
              properties: { total_entries: { type: "integer" }, total_pages: { type: "integer" } },
            },
          },
        },
      },
    },
    ["data"],
    { in: "body", path: ["meta", "pagination", "total_entries"] },
  ],
  [
    { around: { count: { type: "integer" }, total_count: { type: "integer" } } },
    ["data"],
    { in: "body", path: ["total_count"] },
  ],
  [
    { rowsName: "orders", around: { ordersCount: { type: "integer" } } },
    ["orders"],
    { in: "body", path: ["ordersCount"] },
  ],
  [{ around: { total_pages: { type: "integer" } } }, ["data"], undefined],
  [
    { headers: { "X-Total-Count": { schema: { type: "integer" } } } },
    [],
    { in: "header", name: "x-total-count" },
  ],
  [
    {
      more: {
        "/orders/count": {
          get: {
            operationId: "count",
            responses: {
              "200": {
                content: {
                  "application/json": { schema: { properties: { count: { type: "integer" } } } },
                },
              },
            },
          },
        },
      },
    },
    [],
    { in: "operation", operation: "count", path: ["count"] },
  ],
])("%j: rows %j, total %j", async (given, rows, total) => {
  const list = await listOf(given);
  expect(list.rows).toEqual(rows);
  expect(list.total).toEqual(total);
});

test.each<readonly [readonly object[], object | undefined]>([
  [
    [query("sort", { enum: ["name", "-name"] })],
    { form: "sign", fields: ["name"], isMultiple: false },
  ],
  [[query("sort", { enum: ["id:asc", "id:desc"] })], { form: "colon", fields: ["id"] }],
  [
    [query("sort", { type: "array", items: { enum: ["id", "id:asc", "id:desc"] } })],
    { form: "colon", isMultiple: true },
  ],
  [[query("orderBy", text, { description: "e.g. `name desc`" })], { form: "space" }],
  [
    [
      query(
        "order_by",
        { type: "array", items: text },
        { description: "Prefix with `-` for descending" },
      ),
    ],
    { form: "sign", isMultiple: true },
  ],
  [[query("ordering", text)], { form: "sign" }],
  [
    [query("sort_by", text), query("sort_order", { enum: ["ASC", "DESC"] })],
    { form: "pair", direction: at("sort_order"), words: { ascending: "ASC", descending: "DESC" } },
  ],
  [
    [query("sort", { enum: ["name", "date"] }), query("order", { enum: ["asc", "desc"] })],
    { form: "pair", fields: ["name", "date"] },
  ],
  [[query("order", { enum: ["asc", "desc"] })], undefined],
  [[query("sort", { enum: ["newest", "oldest"] })], undefined],
])("%j sorts as %j", async (parameters, want) => {
  const { sort } = await listOf({ parameters });
  if (want === undefined) expect(sort).toBeUndefined();
  else expect(sort).toMatchObject(want);
});

test.each([
  ["status", { type: "string" }, "is", "status", "Status"],
  ["total[gte]", { type: "number" }, "at-least", "total", "Total from"],
  ["total__lte", { type: "number" }, "at-most", "total", "Total to"],
  ["total_gt", { type: "number" }, "more-than", "total", "Total above"],
  ["filter[total_lt]", { type: "number" }, "less-than", "total", "Total below"],
  ["min_total", { type: "number" }, "at-least", "total", "Min total"],
  ["maxTotal", { type: "number" }, "at-most", "total", "Max total"],
  ["created_from", { type: "string", format: "date" }, "at-least", "created_at", "Created from"],
  ["created_at_to", { type: "string", format: "date" }, "at-most", "created_at", "Created at to"],
  ["createdAtBefore", { type: "string" }, "less-than", "created_at", "Created at before"],
  ["note_contains", { type: "string" }, "contains", "note", "Note contains"],
  ["status[in]", { type: "string" }, "in", "status", "Status is one of"],
  ["status[ne]", { type: "string" }, "is-not", "status", "Status is not"],
  ["filter", { type: "string" }, "raw", undefined, "Filter"],
  ["tags", { type: "array", items: { type: "string" } }, "in", undefined, "Tags"],
])("the filter %s", async (name, schema, operator, of, label) => {
  const { filters } = await listOf({ parameters: [query(name, schema)] });
  expect(filters).toMatchObject([{ name, at: { parameter: name }, operator, field: { label } }]);
  expect(filters[0]?.of).toBe(of);
});

test("what chooses the answer's form is no filter, free text is the search", async () => {
  const { filters, search } = await listOf({
    parameters: [
      query("fields", text),
      query("expand", text),
      query("q", text),
      query("status", text),
    ],
  });
  expect(search).toEqual({ parameter: "q" });
  expect(filters.map(({ name }) => name)).toEqual(["status"]);
});

test("all of a list may stand in one JSON parameter", async () => {
  const filter = {
    properties: {
      offset: { type: "integer" },
      limit: { type: "integer" },
      skip: { type: "integer" },
      order: { oneOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
      where: { type: "object", additionalProperties: true },
      include: { type: "array", items: {} },
    },
  };
  const list = await listOf({
    parameters: [
      { name: "filter", in: "query", content: { "application/json": { schema: filter } } },
    ],
  });
  expect(list.paging).toEqual({
    style: "offset",
    offset: at("filter", ["offset"]),
    size: { at: at("filter", ["limit"]) },
  });
  expect(list.sort).toMatchObject({
    form: "space",
    at: at("filter", ["order"]),
    isMultiple: true,
    words: { ascending: "ASC", descending: "DESC" },
  });
  expect(list.filters.map(({ at: place }) => place)).toEqual(
    ["id", "total", "created_at", "status", "note"].map((name) => at("filter", ["where", name])),
  );
});
