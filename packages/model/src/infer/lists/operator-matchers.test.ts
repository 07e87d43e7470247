import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { query, text } from "#testing/test-list.ts";
import { queryOf, ticket } from "#testing/test-tickets.ts";

const operators = { status: ["open"], "title.contains": ["a b"], "total.at-least": ["5"] };

test.each<readonly [string, object, string]>([
  [
    "field:operator:value, separated by bars",
    query("filter", text, {
      description: "For example `name:cn:a|total:eq:2`. Operators: `eq`, `cn`, `ge, le`.",
    }),
    "filter=status:eq:open|title:cn:a b|total:ge:5",
  ],
  [
    "placeholders of field, operator and value",
    query("filter", text, {
      description: "`FIELD_NAME:OPERATOR:VALUE` with `eq`, `like` or `gte`",
    }),
    "filter=status:eq:open,title:like:a b,total:gte:5",
  ],
  [
    "operators in a list without quotes",
    query("filter", text, {
      description: "In the form field:operator:value. Operators: eq, ne, gte and contains",
    }),
    "filter=status:eq:open,title:contains:a b,total:gte:5",
  ],
  [
    "operators that a sentence lists",
    query("filter", text, {
      description: "For example `name:eq:x`. The supported operators are eq, like, gte or lte.",
    }),
    "filter=status:eq:open,title:like:a b,total:gte:5",
  ],
  [
    "operators between bars",
    query("where", text, { description: "name|like|x; allowed operators: eq / like / gte" }),
    "where=status|eq|open,title|like|a b,total|gte|5",
  ],
  [
    "operators with a dollar sign, chained by $and",
    query("filter", text, {
      description:
        "`?filter=name$eq:Joe$and:city$like:*port`\n| Equals | $eq: |\n| From | $gte: |\n| Like | $like: |",
    }),
    "filter=status$eq:open$and:title$like:*a b*$and:total$gte:5",
  ],
  [
    "operators between tildes, with quotes",
    query("filter", text, {
      description: "Use `name~contains~'x'~and~total~gte~5` or `name~eq~'x'`",
    }),
    "filter=status~eq~'open'~and~title~contains~'a b'~and~total~gte~5",
  ],
  [
    "a list of conditions",
    query("filters", {
      type: "array",
      items: {
        properties: {
          name: text,
          comparator: { enum: ["=", ">=", "LIKE"] },
          value: text,
        },
      },
    }),
    'filters={"name":"status","comparator":"=","value":"open"}&filters={"name":"title","comparator":"LIKE","value":"%a b%"}&filters={"name":"total","comparator":">=","value":"5"}',
  ],
])("%s filters by field and operator", async (_, parameter, want) => {
  expect(await queryOf(parameter, operators)).toBe(want);
});

const manual = [
  "### Filtering",
  "All filter fields are connected via **AND**. Syntax: `FIELD_NAME:OPERATOR:VALUE`",
  "| `FIELD_NAME` | Description | `OPERATOR` | `VALUE` |",
  "| :--- | :--- | :--- | :--- |",
  "| `title` | Title | `cn` | `text` |",
  "| `total` | Total | `ge, le` | `number` |",
  "| `role` | Role | `eq` | <ul><li>`ADMIN`</li><li>`USER`</li></ul> |",
  "| <del>`due`</del> | Day | `eq` | `date` |",
  "e.g. `title:cn:a|total:ge:2`",
].join("\n");

test.each<readonly [string, object]>([
  ["its operation", { get: { description: manual } }],
  ["the document", { info: { title: "Desk", version: "1", description: `# Desk\n\n#${manual}` } }],
])("a table of fields in the description of %s has the filters", async (_, described) => {
  const content = { "application/json": { schema: { type: "array", items: ticket } } };
  const { get = {}, ...rest } = described as { readonly get?: object };
  const { resources } = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      ...rest,
      paths: {
        "/tickets": {
          get: { ...get, parameters: [query("filter", text)], responses: { "200": { content } } },
        },
      },
    }),
  );
  const filters = resources[0]?.list?.filters.map(({ name, fieldName, at, field }) => [
    name,
    fieldName,
    at.path?.[1],
    at.separator,
    field.kind,
  ]);
  expect(filters).toEqual([
    ["title.contains", "title", ":cn:{}", "|", "text"],
    ["total.at-least", "total", ":ge:{}", "|", "number"],
    ["total.at-most", "total", ":le:{}", "|", "number"],
    ["role", undefined, ":eq:{}", "|", "choice"],
  ]);
});

test("conditions of a body are a list of objects", async () => {
  const condition = {
    properties: {
      field: text,
      operator: text,
      value: {},
    },
  };
  const operator = { ...text, description: "One of `eq`, `ne`, `gte`, `contains`" };
  const items = { properties: { ...condition.properties, operator } };
  const content = { "application/json": { schema: { type: "array", items: ticket } } };
  const body = { properties: { page: { type: "integer" }, filters: { type: "array", items } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/tickets/search": {
          post: {
            requestBody: { content: { "application/json": { schema: body } } },
            responses: { "200": { content } },
          },
        },
      },
    }),
  );
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("The document has no list.");
  const state = {
    page: 1,
    sort: [],
    search: "",
    filters: { status: ["open"], "total.at-least": ["5"] },
  };
  const sent = buildListRequest(model, resource, state).body;
  expect(JSON.parse(sent !== undefined && "content" in sent ? String(sent.content) : "")).toEqual({
    page: 1,
    filters: [
      { field: "status", operator: "eq", value: "open" },
      { field: "total", operator: "gte", value: 5 },
    ],
  });
});

test.each([
  ["a description with times", "Filter, e.g. `from:12:30` to `until:14:30`"],
  ["a list of words", "Filter by `name`, `status` or `total`"],
  ["an address", "See https://docs.example.test/filters:gt:more"],
])("%s is not a language of operators", async (_, description) => {
  expect(await queryOf(query("filter", text, { description }), { status: ["open"] })).toBe("");
});

test("the values of a table are choices of a plain text", async () => {
  const description = [
    "Filter string syntax: `FIELD_NAME:OPERATOR:VALUE`, e.g. `title:eq:Rome`",
    "| `title` | Title | `eq` | <ul><li>`Rome`</li><li>`Oslo`</li></ul> |",
  ].join("\n");
  const { resources } = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/tickets": {
          get: {
            description,
            parameters: [query("filter", text)],
            responses: {
              "200": {
                content: { "application/json": { schema: { type: "array", items: ticket } } },
              },
            },
          },
        },
      },
    }),
  );
  expect(resources[0]?.list?.filters).toMatchObject([
    { name: "title", fieldName: "title", field: { kind: "choice", label: "Title" } },
  ]);
});
