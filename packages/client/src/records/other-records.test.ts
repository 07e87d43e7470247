import { createModel, takeChunk } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { testClient } from "#queries/testing/test-client.ts";
import { createRecord } from "./write-record.ts";

const text = { type: "string" };
const host = { type: "object", properties: { name: text, address: text } };
const content = { "application/json": { schema: host } };
const responses = { "200": { description: "", content } };

async function openTarget() {
  const list = { "application/json": { schema: { type: "array", items: host } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/hosts": {
          get: { responses: { "200": { description: "", content: list } } },
          post: { requestBody: { content }, responses: { "200": { description: "" } } },
        },
        "/hosts/{name}": {
          parameters: [{ name: "name", in: "path", required: true, schema: text }],
          get: { responses },
        },
      },
    }),
  );
  const chunk = takeChunk(model, "resource:hosts");
  if (chunk?.resource === undefined) throw new Error("no hosts");
  return { chunk, resource: chunk.resource, parents: {} };
}

async function create(body: object) {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(
      new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } }),
    ),
  );
  return createRecord(testClient(), await openTarget(), { name: "c", address: "10.0.0.1" });
}

test("a create whose response has other records is not reported as done", async () => {
  const results = ["a", "b"].map((name) => ({ code: 200, name, status: "Attributes updated." }));
  expect(await create({ results })).toMatchObject({
    kind: "unknown",
    error: { responseError: "other-records" },
  });
});

test("a create whose only result failed is refused with the message of the result", async () => {
  const errors = ["The command must not be empty."];
  await expect(create({ results: [{ code: 500, errors }] })).rejects.toMatchObject({
    problem: { message: "The command must not be empty." },
  });
});

test("a create whose only result succeeded is done", async () => {
  const results = [{ code: 200, status: "Object was created." }];
  expect(await create({ results })).toMatchObject({ kind: "done", key: "c" });
});
