import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildReadRequest } from "#request/build-read-request.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import type { HttpRequest } from "#types/http.ts";
import { reduceRead } from "#request/reduce-read.ts";
import { sampleState } from "#testing/sample-orders.ts";

const key = { name: "id", in: "path", required: true, schema: { type: "integer" } };

function parts({ query: text, readSource }: HttpRequest): object {
  return { query: text, ...(readSource && reduceRead(readSource())) };
}

function query(name: string, schema: object = { type: "string" }): object {
  return { name, in: "query", schema };
}

async function createLists(parameters: readonly object[], added: object, properties: object) {
  const row = { type: "object", properties: { id: { type: "integer" }, ...properties } };
  const respond = (schema: object) => ({ "200": { content: { "application/json": { schema } } } });
  const extra = { "x-quarterdeck-added": added };
  const list = { parameters, responses: respond({ type: "array", items: row }), ...extra };
  const read = { parameters: [key], responses: respond(row), ...extra };
  const paths = { "/articles": { get: list }, "/articles/{id}": { get: read } };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("no resource");
  return { model, resource };
}

const state = { type: "string", enum: ["open", "closed", "all"], default: "open" };
const all = { state: { type: "string" } };

// Texts to edit, hidden members of a directory, and states of issues.
test.each<readonly [string, readonly object[], object, object, object, object]>([
  [
    "a context",
    [query("context"), query("page")],
    { context: "edit" },
    {},
    { query: "page=1&context=edit", plain: "page=1" },
    { query: "context=edit", plain: "" },
  ],
  [
    "an undescribed parameter",
    [query("page")],
    { hidden: true },
    {},
    { query: "page=1&hidden=true", plain: "page=1" },
    { query: "hidden=true", plain: "" },
  ],
  [
    "a value for all records",
    [query("state", state), query("page")],
    {},
    all,
    { query: "state=all&page=1", plain: "page=1" },
    { query: "" },
  ],
  ["nothing", [query("page")], {}, {}, { query: "page=1" }, { query: "" }],
])("requests with %s have a query without it", async (_, parameters, added, row, list, read) => {
  const { model, resource } = await createLists(parameters, added, row);
  expect(parts(buildListRequest(model, resource, sampleState({})))).toEqual(list);
  expect(parts(buildReadRequest(model, resource, "7"))).toEqual(read);
});

const orders = { name: "sort", in: "query", schema: { enum: ["name", "-name"] } };
const byName = { sort: [{ field: "name", isDescending: false }] };

test.each<readonly [string, object, object]>([
  ["no sort and filters", {}, { query: "page=2" }],
  ["a sort", byName, { query: "page=2&sort=name", plain: "page=2" }],
  ["a filter", { filters: { name: ["a"] } }, { query: "page=2&name=a", bare: "page=1" }],
  [
    "both",
    { ...byName, filters: { name: ["a"] } },
    { query: "page=2&sort=name&name=a", plain: "page=2&name=a", bare: "page=1" },
  ],
])("a request with %s has the queries without them", async (_, state, queries) => {
  const name = { name: { type: "string" } };
  const parameters = [query("page"), orders, query("name")];
  const { model, resource } = await createLists(parameters, {}, name);
  const request = buildListRequest(model, resource, { ...sampleState({}), page: 2, ...state });
  expect(parts(request)).toEqual(queries);
});
