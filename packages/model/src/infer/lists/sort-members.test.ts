import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { bodyValues } from "#request/parameters/located-value.ts";
import { sortValues } from "#request/lists/sort-values.ts";

const text = { type: "string" };
const words = { enum: ["ASC", "DESC"] };
const content = (schema: object) => ({ "application/json": { schema } });
const orders = (properties: object) => ({ type: "array", items: { type: "object", properties } });
test.each([
  [
    { orderBy: orders({ field: text, direction: words }) },
    { orderBy: [{ field: "name", direction: "DESC" }] },
  ],
  [
    { sorting: orders({ columnName: text, ascending: { type: "boolean" } }) },
    { sorting: [{ columnName: "name", ascending: false }] },
  ],
  [
    { sorts: orders({ name: text, desc: { type: "boolean" } }) },
    { sorts: [{ name: "name", desc: true }] },
  ],
  [
    { sort: { type: "object", properties: { field: text, order: words } } },
    { sort: { field: "name", order: "DESC" } },
  ],
  [{ sort: { type: "object", additionalProperties: words } }, { sort: { name: "DESC" } }],
  [{ orderBy: { type: "object", properties: { name: words } } }, { orderBy: { name: "DESC" } }],
])("the body %j sorts as %j", async (properties, expected) => {
  const body = { required: true, content: content({ type: "object", properties }) };
  const responses = { "200": { content: content(orders({ id: text, name: text })) } };
  const { resources } = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Posts", version: "1" },
      paths: { "/posts/search": { post: { requestBody: body, responses } } },
    }),
  );
  const list = resources.find((one) => one.list !== undefined)?.list;
  expect(list?.filters).toEqual([]);
  const values = list?.sort && sortValues(list.sort, [{ field: "name", isDescending: true }]);
  expect(bodyValues(values ?? [])).toEqual(expected);
});

test.each([
  ["$sort", "Property to sort results", "$sort[name]=-1"],
  ["sort", 'MongoDB order such as {"name": -1}', "sort[name]=-1"],
  ["sort", "Fields with directions", "sort[name]=desc"],
  ["order", undefined, "order[name]=desc"],
])("the query object %s with the text %j sorts as %s", async (name, description, query) => {
  const sort = { name, in: "query", style: "deepObject", description, schema: { type: "object" } };
  const responses = { "200": { content: content(orders({ id: text, name: text })) } };
  const { resources, operations } = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Posts", version: "1" },
      paths: { "/posts": { get: { parameters: [sort], responses } } },
    }),
  );
  const [resource] = resources;
  if (resource === undefined) throw new Error("The document has no list.");
  const state = { page: 1, search: "", filters: {}, sort: [{ field: "name", isDescending: true }] };
  const request = buildListRequest({ operations }, resource, state);
  expect(decodeURIComponent(request.query)).toBe(query);
  expect(resource.list?.sort?.evidence.confidence).toBeLessThan(0.9);
});

test.each([
  [
    'JSON such as [{"property": "name", "direction": "DESC"}]',
    '[{"property":"name","direction":"DESC"}]',
  ],
  [
    'Example: sort=`[{"direction":"asc", "field":"field1"}]`',
    '[{"field":"name","direction":"desc"}]',
  ],
  ['A list of {"order": "DESC", "column": "created"}', '[{"column":"name","order":"DESC"}]'],
  ['[{"desc": true, "id": "column"}]', '[{"id":"name","desc":true}]'],
])("the text parameter with %j sorts by objects", async (description, value) => {
  const sort = { name: "sort", in: "query", description, schema: text };
  const responses = { "200": { content: content(orders({ id: text, name: text })) } };
  const { resources, operations } = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: { "/posts": { get: { parameters: [sort], responses } } },
    }),
  );
  const [resource] = resources;
  if (resource === undefined) throw new Error("The document has no list.");
  const state = { page: 1, search: "", filters: {}, sort: [{ field: "name", isDescending: true }] };
  const request = buildListRequest({ operations }, resource, state);
  expect(decodeURIComponent(request.query)).toBe(`sort=${value}`);
});
