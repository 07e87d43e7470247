import { createModel, takeChunk, type RecordRef } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { AssumedWriteError } from "#http/errors.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { confirmAssumed } from "./assumed-writes.ts";
import { changeRecord, createRecord, removeRecord } from "./write-record.ts";

const schema = {
  type: "object",
  properties: { id: { type: "integer" }, name: { type: "string" } },
};
const content = { "application/json": { schema } };
const assumed = { "x-quarterdeck-assumed": true };
const write = { requestBody: { content }, responses: { "200": { description: "", content } } };

/** Opens a list whose path has the name of the test, because permissions outlast it. */
async function openList(name: string, extension: object = assumed): Promise<RecordRef> {
  const list = { type: "array", items: schema };
  const read = { "200": { description: "", content: { "application/json": { schema: list } } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        [`/${name}`]: { get: { responses: read }, post: { ...write, ...extension } },
        [`/${name}/{id}`]: {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          get: { responses: write.responses },
          patch: { ...write, ...extension },
          delete: { responses: { "204": { description: "" } }, ...extension },
        },
      },
    }),
  );
  const chunk = takeChunk(model, `resource:${name}`);
  if (chunk?.resource === undefined) throw new Error("no list");
  return { chunk, resource: chunk.resource, parents: {} };
}

const sent: string[] = [];
let status = 200;
let stored: unknown = {};

beforeEach(() => {
  sent.length = 0;
  status = 200;
  stored = { id: 1, name: "Ada" };
  vi.stubGlobal("fetch", (_: string, { method = "GET" }: RequestInit) => {
    sent.push(method);
    return Promise.resolve(Response.json(stored, { status }));
  });
});

async function requestOf(call: Promise<unknown>) {
  const error: unknown = await call.catch((failure: unknown) => failure);
  if (!(error instanceof AssumedWriteError)) throw new Error("not refused");
  return error.request;
}

test("a create that nothing describes is not sent before its request is confirmed", async () => {
  const target = await openList("boats");
  const client = testClient();
  const request = await requestOf(createRecord(client, target, { name: "Ada" }));
  expect(request).toMatchObject({ path: "/boats", body: { content: '{"name":"Ada"}' } });
  expect(sent).toEqual([]);
  confirmAssumed(client, request);
  await createRecord(client, target, { name: "Ada" });
  // It succeeded: other sessions do not ask again.
  await createRecord(testClient(), target, { name: "Bea" });
  expect(sent).toEqual(["POST", "POST"]);
});

test("a change that nothing describes is not sent, a deletion is", async () => {
  const target = { ...(await openList("crews")), key: "1" };
  const change = { before: stored, after: { id: 1, name: "Bea" } };
  await requestOf(changeRecord(testClient(), target, change));
  await removeRecord(testClient(), target);
  expect(sent).toEqual(["GET", "DELETE"]);
});

test("a described create needs no confirmation", async () => {
  await createRecord(testClient(), await openList("ports", {}), { name: "Oslo" });
  expect(sent).toEqual(["POST"]);
});

test("a create is confirmed again after a response with other records", async () => {
  const target = await openList("hosts");
  const client = testClient();
  confirmAssumed(client, await requestOf(createRecord(client, target, { name: "web" })));
  stored = {
    results: [
      { code: 200, name: "db" },
      { code: 200, name: "mail" },
    ],
  };
  const outcome = await createRecord(client, target, { name: "web" });
  expect(outcome).toMatchObject({ kind: "unknown", error: { responseError: "other-records" } });
  await requestOf(createRecord(client, target, { name: "web" }));
  expect(sent).toEqual(["POST"]);
});

test("a refusal needs no second confirmation", async () => {
  const target = await openList("piers");
  const client = testClient();
  confirmAssumed(client, await requestOf(createRecord(client, target, { name: "" })));
  status = 422;
  await expect(createRecord(client, target, { name: "" })).rejects.toMatchObject({ status: 422 });
  status = 201;
  await createRecord(client, target, { name: "North" });
  expect(sent).toEqual(["POST", "POST"]);
});
