import { createModel, takeChunk } from "@quarterdeck/model";
import { expect, test, vi } from "vitest";
import { testClient } from "#queries/testing/test-client.ts";
import { createRecord } from "./write-record.ts";

const text = { type: "string" };
const setting = { type: "object", properties: { key: text, value: text } };
const content = { "application/json": { schema: setting } };
const responses = { "200": { description: "", content } };

async function openTarget() {
  const list = { "application/json": { schema: { type: "array", items: setting } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/settings": { get: { responses: { "200": { description: "", content: list } } } },
        "/settings/{key}": {
          parameters: [{ name: "key", in: "path", required: true, schema: text }],
          get: { responses },
          put: { summary: "Create or replace a setting", requestBody: { content }, responses },
        },
      },
    }),
  );
  const chunk = takeChunk(model, "resource:settings");
  if (chunk?.resource === undefined) throw new Error("no settings");
  return { chunk, resource: chunk.resource, parents: {} };
}

test("a create by PUT reads the key first, and does not replace a record", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (url: string, { method }: RequestInit) => {
    const call = `${method} ${url.replace(`${location.origin}/api`, "")}`;
    sent.push(call);
    const isStored = call === "GET /settings/theme" || call.startsWith("PUT");
    const body = JSON.stringify(isStored ? { key: "theme", value: "dark" } : { message: "None" });
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(body, { status: isStored ? 200 : 404, headers }));
  });
  const target = await openTarget();
  const create = (key: string) => createRecord(testClient(), target, { key, value: "light" });
  await expect(create("theme")).rejects.toMatchObject({ responseError: "exists" });
  expect(sent).toEqual(["GET /settings/theme"]);
  sent.length = 0;
  expect(await create("page size")).toMatchObject({ kind: "done" });
  expect(sent).toEqual(["GET /settings/page%20size", "PUT /settings/page%20size"]);
});
