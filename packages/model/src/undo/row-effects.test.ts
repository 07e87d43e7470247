import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { readCopies, readEffects } from "./row-effects.ts";

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

test("copies are read, and other values are none", () => {
  const copies = { deleted: [], changed: [] };
  expect(readCopies({ effects: [], copies })).toEqual(copies);
  expect(readCopies({ effects: [], copies: "x" })).toBeUndefined();
  expect(readCopies([copies])).toBeUndefined();
});
