import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildBulkEffectsRequest, readCopies, readEffects, readIsRestored } from "./row-effects.ts";

test("an operation declares the address of its effects", async () => {
  const operationsWith = async (effects: unknown) => {
    const description = {
      openapi: "3.1.0",
      info: { title: "T", version: "1" },
      paths: {
        "/orders/{id}": {
          delete: { "x-quarterdeck-effects": effects, responses: { "204": { description: "" } } },
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
        },
      },
    };
    return (await createModel(JSON.stringify(description))).operations;
  };
  const [declared] = await operationsWith("/orders/{id}/effects");
  expect(declared?.effects).toBe("/orders/{id}/effects");
  expect((await operationsWith(true))[0]).not.toHaveProperty("effects");
});

test("effects are read, and other bodies are none", () => {
  const lines = { resource: "lines", action: "delete", count: 3, isExact: true };
  expect(readEffects({ effects: [lines, { action: "clear" }, { action: "eat" }, 1] })).toEqual([
    lines,
    { action: "clear", isExact: false },
  ]);
  expect(readEffects({ effects: {} })).toBeUndefined();
  expect(readEffects([lines])).toBeUndefined();
});

test("the effects of several removals are requested by keys or by the query of their list", async () => {
  const description = {
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: {
      "/orders": { get: { responses: { "200": { description: "" } } } },
      "/orders/{id}": {
        delete: {
          "x-quarterdeck-bulk-effects": "/orders/effects",
          responses: { "204": { description: "" } },
        },
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      },
    },
  };
  const model = await createModel(JSON.stringify(description));
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("The model has no resources.");
  const chunk = { resource, operations: model.operations, referrers: [] };
  const target = { chunk, resource, parents: {} };
  const request = buildBulkEffectsRequest(target, { keys: ["1", "2"] });
  expect(request).toMatchObject({ method: "POST", path: "/orders/effects" });
  expect(request?.body?.content).toBe('{"keys":["1","2"]}');
  const silent = model.operations.map(({ bulkEffects: _, ...one }) => one);
  const without = { ...target, chunk: { ...chunk, operations: silent } };
  expect(buildBulkEffectsRequest(without, { query: "", except: [] })).toBeUndefined();
  expect([readIsRestored({ isRestored: true }), readIsRestored({ isRestored: 1 })]).toEqual([
    true,
    false,
  ]);
});

test("copies are read, and other values are none", () => {
  const copies = { deleted: [], changed: [] };
  expect(readCopies({ effects: [], copies })).toEqual(copies);
  expect(readCopies({ effects: [], copies: "x" })).toBeUndefined();
  expect(readCopies([copies])).toBeUndefined();
});
