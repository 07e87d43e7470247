import { expect, test } from "vitest";
import { readDocument } from "./read-document.ts";
import { readSchema } from "./schema.ts";

const schemas = {
  Pet: { type: "object", required: ["id"], properties: { id: { type: "integer" } } },
  Cat: { properties: { kind: { const: "cat" }, lives: { type: "integer" } } },
  Dog: { properties: { kind: { const: "dog" }, barks: { type: "boolean" } } },
  Size: { type: "string", enum: ["s", "m"] },
};

async function read(node: unknown) {
  const text = JSON.stringify({ openapi: "3.1.0", components: { schemas } });
  const { document } = await readDocument(text, {});
  if (document === undefined) throw new Error("not read");
  const schema = readSchema(document, node);
  return { schema, document };
}

const pet = { $ref: "#/components/schemas/Pet" };

test("a reference gives its name and what stands there", async () => {
  const { schema } = await read(pet);
  expect(schema.names).toEqual(["Pet"]);
  expect(schema.pointer).toBe("/components/schemas/Pet");
  expect([...schema.properties.keys()]).toEqual(["id"]);
  expect([...schema.required]).toEqual(["id"]);
});

test("allOf is merged, what stands beside it wins", async () => {
  const { schema } = await read({
    allOf: [pet, { required: ["name"], properties: { name: { type: "string" } } }],
    description: "mine",
  });
  expect([...schema.properties.keys()]).toEqual(["id", "name"]);
  expect([...schema.required]).toEqual(["id", "name"]);
  expect(schema.keywords["description"]).toBe("mine");
});

test.each([
  [{ type: ["string", "null"] }],
  [{ type: "string", nullable: true }],
  [{ type: "string", "x-nullable": true }],
  [{ anyOf: [{ type: "string" }, { type: "null" }] }],
  [{ oneOf: [{ const: null }, { type: "string" }] }],
  [{ oneOf: [{ enum: [null] }, { type: "string" }] }],
])("%j is text that may be null", async (node) => {
  const { schema } = await read(node);
  expect(schema).toMatchObject({ types: ["string"], isNullable: true });
});

test("alternatives that are objects become one with the properties of all, none of them required", async () => {
  const { schema, document } = await read({
    oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }],
  });
  expect([...schema.properties.keys()]).toEqual(["kind", "lives", "barks"]);
  expect(schema.required.size).toBe(0);
  expect(readSchema(document, schema.properties.get("kind")).choices).toEqual(["cat", "dog"]);
});

test("alternatives that are choices are choices", async () => {
  const { schema } = await read({
    anyOf: [{ $ref: "#/components/schemas/Size" }, { enum: ["l"] }],
  });
  expect(schema.choices).toEqual(["s", "m", "l"]);
});

test("a value or the record it names stays open", async () => {
  const { schema } = await read({ anyOf: [{ type: "string" }, pet] });
  expect(schema.types).toEqual(["string", "object"]);
  expect(schema.variants).toHaveLength(2);
});

test.each([
  [{ properties: { a: {} } }, ["object"]],
  [{ additionalProperties: { type: "string" } }, ["object"]],
  [{ items: {} }, ["array"]],
  [{ enum: [1, "a"] }, ["number", "string"]],
  [{ minimum: 1 }, ["number"]],
  [{ format: "date" }, ["string"]],
  [{}, []],
  [true, []],
  ["nonsense", []],
  [{ type: 7, properties: [], required: "id", allOf: {}, oneOf: 3, enum: "x" }, []],
])("%j without a type is %j", async (node, types) => {
  expect((await read(node)).schema.types).toEqual(types);
});

test("alternatives nested without end are read in no time", async () => {
  let node: object = { type: "string" };
  for (let level = 0; level < 2_000; level += 1)
    node = { oneOf: [node, { type: "integer" }, node] };
  expect((await read(node)).schema.types).toContain("integer");
});
