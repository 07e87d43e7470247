import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { query } from "#testing/test-list.ts";
import { buildListRequest } from "./build-list-request.ts";
import { readPageTotal } from "./read-page-total.ts";
import { readNextRange } from "./next-range.ts";

const rows = { type: "array", items: { properties: { id: { type: "integer" } } } };
const header = (name: string, more: object = {}) => ({
  ...query(name, { type: "string" }, more),
  in: "header",
});

/** Request of the second page of a list with some parameters. */
async function secondPage(parameters: readonly object[], cursor?: string) {
  const responses = { "200": { content: { "application/json": { schema: rows } } } };
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { "/orders": { get: { parameters, responses } } } }),
  );
  const [resource] = model.resources;
  if (resource?.list === undefined) throw new Error("The document has no list.");
  const state = { page: 2, size: 10, sort: [], search: "", filters: {}, cursor };
  return { list: resource.list, state, ...buildListRequest(model, resource, state) };
}

test.each<readonly [readonly object[], Readonly<Record<string, string>>]>([
  [[header("Range", { example: "items=0-24" })], { range: "items=10-19" }],
  [[header("REST-Range", { example: "resources=0-10" })], { "rest-range": "resources=10-19" }],
  [[header("X-Items-Range", { example: "0-9" })], { "x-items-range": "10-19" }],
  [
    [header("X-Page", { schema: { type: "integer" } }), header("X-Per-Page")],
    { "x-page": "2", "x-per-page": "10" },
  ],
])("%j has the page in %j", async (parameters, headers) => {
  const request = await secondPage(parameters);
  expect(request.query).toBe("");
  const own = Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]);
  expect(Object.fromEntries(own)).toMatchObject(headers);
});

test("an observed range is sent in the header of the API", async () => {
  const range = header("REST-Range", { example: "resources=0-10" });
  expect((await secondPage([range], "#resources=20-29")).headers).toMatchObject({
    "rest-range": "resources=20-29",
  });
});

test("a total and the next range are read from a header with another name", async () => {
  const { list, state } = await secondPage([header("REST-Range", { example: "resources=0-10" })]);
  const response = {
    status: 200,
    headers: { "rest-content-range": "resources 0-9/35" },
    body: [],
  };
  expect(readPageTotal(list, response, { ...state, page: 1 }, 10)).toBe(35);
  expect(readNextRange(response)).toEqual({ range: "resources=10-19", isCertain: true });
});
