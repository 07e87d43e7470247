import { createModel, takeChunk, type KeyedRecordRef } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { HttpError } from "#http/errors.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { changeRecord } from "./write-record.ts";

const text = { type: "string" };
const content = (schema: object) => ({ content: { "application/json": { schema } } });
const respond = (schema: object) => ({
  responses: { "200": { description: "", ...content(schema) } },
});

/** Records with a name as their key, or a number, which the body of their edit declares. */
async function openTarget(keyName: string, method: "put" | "patch"): Promise<KeyedRecordRef> {
  const record = {
    type: "object",
    required: [keyName],
    properties: { [keyName]: text, size: text, color: text },
  };
  const paths = {
    "/queues": { get: respond({ type: "array", items: record }) },
    [`/queues/{${keyName}}`]: {
      parameters: [{ name: keyName, in: "path", required: true, schema: text }],
      get: respond(record),
      [method]: {
        operationId: `${method} ${keyName}`,
        requestBody: content(record),
        ...respond(record),
      },
    },
  };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const chunk = takeChunk(model, "resource:queues");
  if (chunk?.resource === undefined) throw new Error("The model has no queues.");
  return { chunk, resource: chunk.resource, key: "a", parents: {} };
}

interface Refusal {
  readonly status: number;
  readonly body?: object;
  /** Size of the record after the first write. */
  readonly size?: string;
  readonly refusesAll?: boolean;
}

/** An API that refuses writes whose body has the member. */
function serve(keyName: string, { status, body = {}, size = "1", refusesAll }: Refusal): string[] {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (_: string, { method, body: written }: RequestInit) => {
    const record = { [keyName]: "a", size: sent.length === 0 ? "1" : size, color: "red" };
    if (method === "GET") return Promise.resolve(Response.json(record));
    sent.push(String(written));
    const isRefused = refusesAll === true || String(written).includes(`"${keyName}"`);
    return Promise.resolve(isRefused ? Response.json(body, { status }) : Response.json(record));
  });
  return sent;
}

const before = (keyName: string) => ({ [keyName]: "a", size: "1", color: "red" });

async function change(keyName: string, method: "put" | "patch" = "put", client = testClient()) {
  const target = await openTarget(keyName, method);
  const read = before(keyName);
  return changeRecord(client, target, { before: read, after: { ...read, size: "2" } });
}

test.each<readonly [string, string, "put" | "patch", Refusal, readonly string[]]>([
  [
    "not found: the key in the body is a new name",
    "name",
    "put",
    { status: 404, body: { message: "Queue not found" } },
    ['{"name":"a","size":"2","color":"red"}', '{"size":"2","color":"red"}'],
  ],
  [
    "the key exists already",
    "code",
    "put",
    { status: 422, body: { errors: { code: ["has already been taken"] } } },
    ['{"code":"a","size":"2","color":"red"}', '{"size":"2","color":"red"}'],
  ],
  [
    "a bad request without details",
    "slug",
    "patch",
    { status: 400, body: { message: "Invalid request" } },
    ['{"slug":"a","size":"2"}', '{"size":"2"}'],
  ],
])("a change is sent again without its key: %s", async (_, keyName, method, refusal, requests) => {
  const client = testClient();
  const sent = serve(keyName, refusal);
  expect(await change(keyName, method, client)).toMatchObject({ kind: "done", key: "a" });
  expect(sent).toEqual(requests);
  // The session leaves it out from then on.
  await change(keyName, method, client);
  expect(sent.slice(2)).toEqual(requests.slice(1));
});

test.each<readonly [string, Refusal, number]>([
  ["names another member", { status: 422, body: { errors: { size: ["too large"] } } }, 1],
  ["changed the record", { status: 400, body: { message: "No" }, size: "2" }, 1],
  ["is a conflict", { status: 403, body: { message: "No" } }, 1],
  ["comes twice", { status: 404, body: { message: "First" }, refusesAll: true }, 2],
])("the refusal is shown if it %s", async (_, refusal, requests) => {
  const sent = serve("name", refusal);
  await expect(change("name")).rejects.toBeInstanceOf(HttpError);
  expect(sent).toHaveLength(requests);
});
