import { createModel, type HttpRequest, takeChunk } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { HttpError } from "#http/errors.ts";
import type { Http } from "#http/http.ts";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { queryKeys } from "#queries/keys.ts";
import { allowReads } from "#queries/testing/allow-reads.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { sampleExisting } from "./sample-existing.ts";

const text = { type: "string" };
const crate = { type: "object", properties: { sku: text, label: text } };
const respond = (schema: object) => ({
  responses: { "200": { description: "", content: { "application/json": { schema } } } },
});

async function openTarget() {
  const page = {
    type: "object",
    properties: { results: { type: "array", items: crate }, count: { type: "integer" } },
  };
  const limit = { name: "limit", in: "query", schema: { type: "integer", maximum: 3 } };
  const offset = { name: "offset", in: "query", schema: { type: "integer" } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.0.3",
      paths: {
        "/crates": { get: { operationId: "list", parameters: [limit, offset], ...respond(page) } },
        "/crates/{sku}": {
          parameters: [{ name: "sku", in: "path", required: true, schema: text }],
          get: { operationId: "read", ...respond(crate) },
        },
      },
    }),
  );
  const chunk = takeChunk(model, "resource:crates");
  if (chunk?.resource === undefined) throw new Error("The model has no crates.");
  return { chunk, resource: chunk.resource, parents: {} };
}

const calls: string[] = [];
let stored: readonly string[] = [];

const send = vi.fn<Http["send"]>((call) => {
  const { path } = call;
  calls.push(path);
  const rows = stored.map((sku) => ({ sku }));
  const page = { results: rows.slice(0, 3), count: rows.length };
  const [, , sku] = path.split("/");
  const body = sku === undefined ? page : rows.find((row) => row.sku === sku);
  const response = { status: body === undefined ? 404 : 200, headers: {}, body };
  return body === undefined
    ? Promise.reject(new HttpError(call, response, { message: "No", fields: [] }))
    : Promise.resolve(response);
});

beforeEach(() => {
  calls.length = 0;
});

const client = testClient(fakeHttp(send));
const keys = ["a", "b"];
const many = ["x", "y", "z", "a", "b"];

test.each<readonly [string, readonly string[], readonly string[], string | undefined, number]>([
  ["a short list has none", ["list"], ["x"], "none", 1],
  ["a short list has all", ["list"], ["x", "b", "a"], "all", 1],
  ["a short list has some", ["list"], ["b"], "some", 1],
  ["a long list has them on other pages", ["list", "read"], many, "all", 3],
  ["a long list does not have them", ["list", "read"], ["x", "y", "z", "q"], "none", 3],
  ["only the list may be read, and it is long", ["list"], many, undefined, 1],
  ["only the record may be read", ["read"], ["a"], "some", 2],
  ["nothing may be read", [], keys, undefined, 0],
])("the first records of a file: %s", async (_, allowed, all, existence, requests) => {
  allowReads(allowed);
  stored = all;
  const { signal } = new AbortController();
  const target = { client, ...(await openTarget()), signal };
  expect(await sampleExisting(target, keys)).toBe(existence);
  expect(calls).toHaveLength(requests);
});

test("a list that was read shows the records without a request", async () => {
  allowReads([]);
  const target = await openTarget();
  const request: HttpRequest = { method: "GET", path: "/crates", query: "limit=3", headers: {} };
  const rows = keys.map((sku) => ({ sku }));
  client.setQueryData(queryKeys.page(request, target.resource), { rows });
  const { signal } = new AbortController();
  expect(await sampleExisting({ client, ...target, signal }, keys)).toBe("all");
  expect(calls).toEqual([]);
});
