import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildChange } from "./build-change.ts";

const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });

async function targetOf(parameter: object) {
  const properties = { id: text, displayName: text, pages: { type: "integer" }, note: text };
  const schema = { type: "object", properties };
  const responses = { "200": json(schema) };
  const chunk = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/books": { get: { responses: { "200": json({ type: "array", items: schema }) } } },
        "/books/{id}": {
          get: { responses },
          patch: { parameters: [parameter], requestBody: json(schema), responses },
        },
      },
    }),
  );
  const [resource] = chunk.resources;
  if (resource === undefined) throw new Error("The model has no resource.");
  const { operations } = chunk;
  return { chunk: { operations, referrers: [] }, resource, key: "1", parents: {} };
}

// Gateways of gRPC: a text, a list under the name of its member, and the name of the proto.
test.each([
  ["updateMask", { schema: text }, "updateMask=displayName,note"],
  ["update_mask", { required: true, schema: text }, "update_mask=displayName,note"],
  [
    "updateMask.paths",
    { schema: { type: "array", items: text }, explode: true },
    "updateMask.paths=displayName&updateMask.paths=note",
  ],
])("%s has the names of the changed members", async (name, parameter, query) => {
  const target = await targetOf({ in: "query", name, ...parameter });
  const before = { id: "1", displayName: "a", pages: 3, note: "b" };
  const request = buildChange(target, { before, after: { id: "1", displayName: "c", pages: 3 } });
  expect(decodeURIComponent(request?.query ?? "")).toBe(query);
});

test("another parameter stays as it is", async () => {
  const target = await targetOf({ in: "query", name: "mask", schema: text });
  const before = { id: "1", displayName: "a" };
  expect(buildChange(target, { before, after: { ...before, displayName: "b" } })?.query).toBe("");
});
