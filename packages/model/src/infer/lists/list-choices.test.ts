import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { at, type ListOptions, listOf, query, text } from "#testing/test-list.ts";

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
  [[query("sort", text, { description: "e.g. `?sort=lastName%20ASC`" })], { form: "space" }],
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
  [
    [query("sort", { enum: ["asc", "desc"] }), query("order_by", { enum: ["name", "date"] })],
    { form: "pair", at: at("order_by"), direction: at("sort"), fields: ["name", "date"] },
  ],
  [
    [query("_sort", text), query("_order", text)],
    { form: "pair", at: at("_sort"), direction: at("_order") },
  ],
  [[query("sort", text), query("order", text)], { form: "sign", at: at("sort") }],
  [
    [query("sortField", text), query("sortOrder", text)],
    { form: "pair", at: at("sortField"), direction: at("sortOrder") },
  ],
  [
    [query("sort_by", { enum: ["name", "date"] }), query("sort_ascending", { type: "boolean" })],
    {
      form: "pair",
      direction: at("sort_ascending"),
      words: { ascending: "true", descending: "false" },
    },
  ],
  [
    [query("sort", { enum: ["name,asc", "name,desc"] })],
    { form: "comma", fields: ["name"], isMultiple: false },
  ],
  [[query("sort", text, { description: "property,(asc|desc)" })], { form: "comma" }],
  [
    [query("sort", { enum: ["made_at_ascending", "made_at_descending"] })],
    {
      form: "underscore",
      fields: ["made_at"],
      words: { ascending: "ascending", descending: "descending" },
    },
  ],
  [[query("order", { enum: ["total.asc", "total.desc"] })], { form: "dot", fields: ["total"] }],
  [[query("order", text, { description: "E.g. created_at.desc" })], { form: "dot" }],
  [[query("sort_by", text, { example: "total.asc" })], { form: "dot" }],
  [[query("sort", text, { example: "total desc" })], { form: "space" }],
  [[query("sort", { type: "string", default: "made_at DESC, id ASC" })], { form: "space" }],
  [[query("sort", text, { description: "For example: total desc" })], { form: "space" }],
  [[query("sort", text, { description: "<field> [asc|desc]" })], { form: "space" }],
  [[query("sort", text, { description: "A field followed by asc or desc" })], { form: "space" }],
  [[query("sort", text, { description: "field:(asc|desc)" })], { form: "colon" }],
  [[query("sort", text, { description: "`field:order`, asc or desc" })], { form: "colon" }],
  [[query("sort", text, { description: "property(,asc|desc)" })], { form: "comma" }],
  [[query("sort", text, { description: "field.{asc,desc}" })], { form: "dot" }],
  [
    [query("sidx", text), query("sord", { enum: ["asc", "desc"] })],
    { form: "pair", at: at("sidx"), direction: at("sord") },
  ],
  [
    [query("sortColumn", text), query("sortColumnDirection", text)],
    { form: "pair", at: at("sortColumn"), direction: at("sortColumnDirection") },
  ],
  [
    [query("orderBy", text), query("isAscending", { type: "boolean" })],
    { form: "pair", words: { ascending: "true", descending: "false" } },
  ],
  [
    [query("SortExpression", text), query("SortDirection", { enum: ["Up", "Down"] })],
    { form: "pair", at: at("SortExpression"), direction: at("SortDirection") },
  ],
  [
    [query("sort", text, { description: "Prefix minus: descending. Nulls are always last." })],
    { form: "sign", isEmptyLast: true },
  ],
  [[query("$orderby", text)], { form: "space" }],
  [[query("q[name_cont]", text), query("q[s]", text)], { form: "space" }],
  [
    [query("sort", text, { description: 'JSON: `{"total": -1}`' })],
    { form: "json-object", words: { ascending: "1", descending: "-1" }, isMultiple: true },
  ],
  [
    [query("sort", text, { example: '["total","ASC"]' })],
    { form: "json-list", words: { ascending: "ASC", descending: "DESC" }, isMultiple: false },
  ],
  [
    [query("order", text, { description: 'A list of lists, [["total", "desc"]]' })],
    { form: "json-list", isMultiple: true },
  ],
  [[query("order", { enum: ["asc", "desc"] })], undefined],
  [
    [query("sort", text, { description: 'Array of {"field": "name", "direction": "desc"}' })],
    { form: "json-list", members: { field: "field", direction: "direction" } },
  ],
  [
    [query("sort", text, { example: '[{"property":"name","direction":"DESC"}]' })],
    { members: { field: "property", direction: "direction" }, words: { descending: "DESC" } },
  ],
  [[query("sort", { enum: ["newest", "oldest"] })], undefined],
])("%j sorts as %j", async (parameters, expected) => {
  const { sort } = await listOf({ parameters });
  if (expected === undefined) expect(sort).toBeUndefined();
  else expect(sort).toMatchObject(expected);
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
  ["note[starts]", { type: "string" }, "starts-with", "note", "Note starts with"],
  ["created_at[gt]", { type: "string" }, "more-than", "created_at", "Created at after"],
  ["note[within]", { type: "string" }, "is", "note", "Note within"],
  ["note[overlaps]", { type: "string" }, "is", "note", "Note overlaps"],
  ["note[null]", { type: "boolean" }, "empty", "note", "Note is empty"],
  ["note__isnull", { type: "string" }, "is", undefined, "Note is empty"],
  ["filter", { type: "string" }, "raw", undefined, "Filter"],
  ["tags", { type: "array", items: { type: "string" } }, "in", undefined, "Tags"],
])("the filter %s", async (name, schema, operator, fieldName, label) => {
  const { filters } = await listOf({ parameters: [query(name, schema)] });
  expect(filters).toMatchObject([{ name, at: { parameter: name }, operator, field: { label } }]);
  expect(filters[0]?.fieldName).toBe(fieldName);
});

test("a parameter for the form of the response is not a filter, free text is the search", async () => {
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

const flag = { type: "boolean" };

test.each<readonly [boolean, object, NonNullable<ListOptions["siblings"]>]>([
  [false, query("opt_fields", text), {}],
  [false, query("selectedFields", text), {}],
  [true, query("custom_fields", text), {}],
  [false, query("opt_pretty", flag), {}],
  [false, query("briefRepresentation", flag), {}],
  [false, query("include_counts", flag), {}],
  [true, query("include_archived", flag), {}],
  [true, query("included_in", text), {}],
  [false, query("calculateRowCount", flag), {}],
  [true, query("is_active", flag), {}],
  [false, query("order", { enum: ["asc", "desc"] }), {}],
  [false, query("last_knowledge_of_server"), { server_knowledge: { type: "integer" } }],
  [true, query("last_name", text), { name: text }],
])("a filter: %s, %j", async (expected, parameter, siblings) => {
  const { filters } = await listOf({
    parameters: [parameter],
    siblings,
  });
  expect(filters.length > 0).toBe(expected);
});

test("all list inputs may be in one JSON parameter", async () => {
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
  expect(list.filters.map(({ at: location }) => location)).toEqual(
    ["id", "total", "created_at", "status", "note"].map((name) => at("filter", ["where", name])),
  );
});

test("the operators of LoopBack's `where` are offered where the query is LoopBack's", async () => {
  const members = ["order", "skip", "limit", "fields"].map((name) => [name, {}]);
  const filter = {
    properties: { ...Object.fromEntries(members), where: { type: "object", properties: {} } },
  };
  const { filters } = await listOf({
    parameters: [
      { name: "filter", in: "query", content: { "application/json": { schema: filter } } },
    ],
  });
  const offered = filters.map(({ name, operator, fieldName }) => [name, operator, fieldName]);
  expect(offered).toEqual(
    expect.arrayContaining([
      ["total", "is", "total"],
      ["total.gte", "at-least", "total"],
      ["created_at.lt", "less-than", "created_at"],
      ["note.like", "contains", "note"],
    ]),
  );
  expect(filters.find(({ name }) => name === "total.gte")?.at).toEqual(
    at("filter", ["where", "total", "gte"]),
  );
});

test("a filter that is named after the agent or target of a field filters that field", async () => {
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/holds": {
          get: {
            parameters: ["creator", "approver", "assignee", "statuses", "color"].map((name) =>
              query(name, text),
            ),
            responses: { "200": { content: { "application/json": { schema: holds } } } },
          },
        },
      },
    }),
  );
  const filters = model.resources[0]?.list?.filters.map(({ name, fieldName }) => [name, fieldName]);
  expect(filters).toEqual([
    ["creator", "createdBy"],
    ["approver", "approved_by"],
    ["assignee", "assignedTo"],
    ["statuses", "status"],
    ["color", undefined],
  ]);
});

const holds = {
  type: "array",
  items: {
    type: "object",
    properties: Object.fromEntries(
      ["id", "createdBy", "approved_by", "assignedTo", "status"].map((name) => [name, text]),
    ),
  },
};

test.each(["text_query", "textSearch", "query_text", "keywords"])(
  "free text in %s is the search",
  async (name) => {
    const { filters, search } = await listOf({ parameters: [query(name, text)] });
    expect(search).toEqual({ parameter: name });
    expect(filters).toEqual([]);
  },
);
