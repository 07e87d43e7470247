import { expect, test } from "vitest";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { createModel } from "#create-model.ts";
import { query, text } from "#testing/test-list.ts";

const row = {
  type: "object",
  properties: {
    id: { type: "integer" },
    name: text,
    unitPrice: { type: "number" },
    created_at: text,
  },
};

async function sortOf(parameters: readonly object[], description = "", openapi: object = {}) {
  const content = { "application/json": { schema: { type: "array", items: row } } };
  const get = { description, parameters, responses: { "200": { description: "", content } } };
  const document = { openapi: "3.1.0", paths: { "/posts": { get } }, ...openapi };
  const model = await createModel(JSON.stringify(document));
  const [resource] = model.resources;
  if (resource?.list === undefined) throw new Error("The document has no list.");
  const request = (field: string) =>
    decodeURIComponent(
      buildListRequest({ operations: model.operations }, resource, {
        page: 1,
        sort: [{ field, isDescending: true }],
        search: "",
        filters: {},
      }).query,
    );
  return { ...resource.list, request };
}

const words = { enum: ["asc", "desc"] };
const flag = { type: "boolean" };

test.each<readonly [string, object, string, string, string]>([
  ["order", { ...words, description: "Order by creation date" }, "", "created_at", "order=desc"],
  ["sort", { enum: ["ASC", "DESC"], description: "Sort order of `name`" }, "", "name", "sort=DESC"],
  ["descending", { ...flag, description: "Newest first" }, "", "created_at", "descending=true"],
  ["sort_desc", flag, "Lists posts, sorted by unit price.", "unitPrice", "sort_desc=true"],
  ["name_order", words, "", "name", "name_order=desc"],
  ["ascending", flag, "Posts ordered by name.", "name", "ascending=false"],
  [
    "order",
    { ...text, description: "Sort order by name: `asc` or `desc`" },
    "",
    "name",
    "order=desc",
  ],
  [
    "reverse",
    { ...flag, description: "Reverses the order of creation" },
    "",
    "created_at",
    "reverse=true",
  ],
])("%s takes the direction of the only field", async (name, schema, description, field, sent) => {
  const { description: own, ...type } = { description: undefined, ...schema };
  const parameter = { ...query(name, type), ...(own === undefined ? {} : { description: own }) };
  const list = await sortOf([parameter], description);
  expect(list.sort).toMatchObject({ form: "by-field", fields: [field] });
  expect(list.filters).toEqual([]);
  expect(list.request(field)).toBe(sent);
  expect(list.request("id")).toBe("");
});

test.each<readonly [string, object, object]>([
  ["order", words, { ascending: "asc", descending: "desc" }],
  ["descending", flag, { ascending: "false", descending: "true" }],
  ["sort_direction", text, { ascending: "asc", descending: "desc" }],
])("the field of %s without words stays open", async (name, schema, expected) => {
  const list = await sortOf([query(name, schema)]);
  expect(list.sort).toBeUndefined();
  expect(list.direction).toEqual({ at: { parameter: name }, words: expected });
  expect(list.filters).toEqual([]);
});

test.each<readonly [string, readonly object[]]>([
  ["a field next to it", [query("sort", text), query("order", words)]],
  ["another name", [query("status", { enum: ["open", "done"] })]],
  ["a field in its words", [{ ...query("sort", text), description: "A field, asc or desc" }]],
  ["two directions", [query("order", words), query("descending", flag)]],
])("a parameter with %s is not the direction alone", async (_name, parameters) => {
  const list = await sortOf(parameters);
  expect([list.direction, list.sort?.form === "by-field"]).toEqual([undefined, false]);
});
