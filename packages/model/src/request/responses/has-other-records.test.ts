import { expect, test } from "vitest";
import { parseJson } from "#json/parse-json.ts";
import { createModel } from "#create-model.ts";
import type { HttpResponse } from "#types/http.ts";
import { hasOtherRecords } from "./has-other-records.ts";

const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });

/** True if a response to the create of a host, described without a response, shows other records. */
async function check(sent: unknown, body: string, more: Partial<HttpResponse> = {}) {
  const host = { type: "object", properties: { name: text, address: text, links: {} } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/hosts": {
          get: { responses: { "200": json({ type: "array", items: host }) } },
          post: { requestBody: json(host), responses: { "200": {} } },
        },
        "/hosts/{name}": {
          parameters: [{ name: "name", in: "path", required: true, schema: text }],
          get: { responses: { "200": json(host) } },
        },
      },
    }),
  );
  const [resource] = model.resources;
  const create = model.operations.find(({ id }) => id === resource?.operations.create);
  if (resource === undefined || create === undefined) throw new Error("no create");
  const response = { status: 200, headers: {}, body: parseJson(body), ...more };
  return hasOtherRecords(resource, create, { response, sent });
}

const b = { name: "b", address: "10.0.0.9" };

test.each([
  ["a bulk change", b, `{"results":[{"code":200,"name":"c"},{"code":200,"name":"d"}]}`],
  ["a query", b, `[{"name":"c","address":"x"},{"name":"d","address":"y"}]`],
  ["a page", b, `{"count":2,"rows":[{"name":"c","address":"x"},{"name":"d"}],"next":"/hosts?p=2"}`],
  ["a query with one row", b, `{"count":1,"rows":[{"name":"c","address":"x"}]}`],
  ["one changed record", b, `{"results":[{"code":200,"name":"c","address":"10.0.0.1"}]}`],
  ["a list of one other record", { ...b, links: "a" }, `[{"address":"x","links":"b"}]`],
  ["rows without a key", { address: "z" }, `{"data":[{"address":"x"},{"address":"y"}]}`],
])("%s does not contain the new record", async (_name, sent, body) => {
  expect(await check(sent, body)).toBe(true);
});

test.each([
  ["the record", b, `{"name":"b","address":"10.0.0.9"}`],
  ["a list of one", b, `[{"name":"c"}]`],
  ["a list of one with the address", b, `[{"name":"c","address":"10.0.0.9"}]`],
  ["a name in another spelling", { name: "B 1", address: "x" }, `[{"name":"b-1","address":"y"}]`],
  ["the whole list with the record", b, `[{"name":"c"},{"name":"b"}]`],
  ["the whole list, by values", { address: "z" }, `[{"name":"1","address":"z"},{"name":"2"}]`],
  ["an empty list", b, "[]"],
  ["nothing", b, "null"],
  ["a record with a list", b, `{"name":"b","links":[{"a":1},{"a":2}]}`],
  ["a list that was sent", { links: [{ a: 1 }] }, `{"links":[{"a":1},{"a":2}]}`],
  ["records that were sent", [b, b], `[{"name":"c"},{"name":"d"}]`],
])("%s may be the new record", async (_name, sent, body) => {
  expect(await check(sent, body)).toBe(false);
});

test("a status or address of a new record is trusted", async () => {
  const rows = `[{"name":"c"},{"name":"d"}]`;
  expect(await check(b, rows, { status: 201 })).toBe(false);
  expect(await check(b, rows, { headers: { location: "/hosts/b" } })).toBe(false);
});
