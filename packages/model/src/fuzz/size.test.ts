import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { expectValidModel } from "./invariants.ts";
import { trickyTexts } from "./mutations.ts";
import { ref, shop } from "./shop.ts";

test("a thousand paths are read in seconds", { timeout: 60_000 }, async () => {
  const paths = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [
      [`/things-${index}`, { get: shop.paths["/orders"].get }],
      [`/things-${index}/{id}`, { delete: {} }],
    ]).flat(),
  );
  const model = await expectValidModel(JSON.stringify({ ...shop, paths }));
  expect(model.operations).toHaveLength(1_000);
  expect(model.resources).toHaveLength(500);
});

test("paths of two hundred steps become resources", { timeout: 60_000 }, async () => {
  const deep = "/a/{x}".repeat(100);
  const paths = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`${deep}/${index}`, { get: {} }]),
  );
  const model = await expectValidModel(JSON.stringify({ ...shop, paths }));
  expect(model.operations).toHaveLength(100);
  expect(model.figures.operations.count).toBe(model.operations.length);
});

test("a path of two thousand parameters becomes a resource", async () => {
  const path = "/{id}".repeat(2_000);
  const model = await expectValidModel(JSON.stringify({ ...shop, paths: { [path]: { get: {} } } }));
  expect(model.operations[0]?.parameters).toHaveLength(2_000);
  expect(model.figures.operations.count).toBe(model.operations.length);
});

test("two thousand operations with one id get unique ids", async () => {
  const paths = Object.fromEntries(
    Array.from({ length: 2_000 }, (_, index) => [`/a${index}`, { post: { operationId: "same" } }]),
  );
  const model = await expectValidModel(JSON.stringify({ ...shop, paths }));
  expect(model.operations).toHaveLength(2_000);
});

test("an enum of a hundred thousand values is not a choice field", async () => {
  const schema = { enum: Array.from({ length: 100_000 }, (_, index) => `value-${index}`) };
  const parameters = [{ name: "one", in: "query", schema: { anyOf: [schema, schema] } }];
  const { operations } = await expectValidModel(
    JSON.stringify({ ...shop, paths: { "/a": { get: { parameters } } } }),
  );
  expect(operations[0]?.parameters[0]?.field.kind).toBe("text");
});

test("an object of ten thousand recursive properties is read", async () => {
  const names = Array.from({ length: 10_000 }, (_, index) => [`p${index}`, ref("Wide")]);
  const Wide = { type: "object", properties: Object.fromEntries(names) };
  const components = { schemas: { ...shop.components.schemas, Order: ref("Wide"), Wide } };
  const model = await expectValidModel(JSON.stringify({ ...shop, components }));
  expect(model.figures.operations.count).toBe(model.operations.length);
});

test("a chain of a thousand nested schemas is read", async () => {
  const chain = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, index) => [
      `S${index}`,
      {
        allOf: [ref(`S${(index + 1) % 1_000}`)],
        anyOf: [ref(`S${(index + 7) % 1_000}`), ref(`S${(index + 11) % 1_000}`)],
        properties: { [`p${index}`]: ref(`S${(index + 3) % 1_000}`) },
      },
    ]),
  );
  const schemas = { ...chain, Order: ref("S0"), Customer: ref("S5") };
  const model = await expectValidModel(JSON.stringify({ ...shop, components: { schemas } }));
  expect(model.operations).toHaveLength(9);
});

test("mutually recursive subtypes are read", async () => {
  const names = Array.from({ length: 60 }, (_, index) => `T${index}`);
  const schemas = Object.fromEntries(
    names.map((name) => [
      name,
      {
        discriminator: { propertyName: "kind" },
        allOf: names.map(ref),
        oneOf: names.map(ref),
        properties: { [name]: ref(name) },
      },
    ]),
  );
  const components = { schemas: { ...schemas, Order: ref("T0") } };
  const model = await expectValidModel(JSON.stringify({ ...shop, components }));
  expect(model.operations).toHaveLength(9);
});

test("YAML aliases do not make a model too large", async () => {
  const bomb = `openapi: 3.1.0
paths: {/a: {get: {parameters: [{name: q, in: query, schema: {default: *x}}]}}}`;
  const levels = ["x-0: &x0 [1,1,1,1,1,1,1,1,1,1]"];
  for (let level = 1; level < 12; level += 1) {
    levels.push(`x-${level}: &x${level} [${`*x${level - 1},`.repeat(10)}]`);
  }
  const model = await createModel(`${levels.join("\n")}\n${bomb.replace("*x", "*x11")}`);
  expect(JSON.stringify(model).length).toBeLessThan(10_000);
  expect(model.operations).toHaveLength(1);
});

test.each([
  ['{"properties":{"a":', "}}"],
  ['{"allOf":[', "]}"],
  ['{"oneOf":[{"type":"integer"},', "]}"],
  ['{"items":', "}"],
  ['{"$defs":{"a":', "}}"],
])("%s nested ten thousand deep is read", async (open, close) => {
  const deep = `${open.repeat(10_000)}{"type":"string"}${close.repeat(10_000)}`;
  const text = JSON.stringify({ ...shop, components: { schemas: { Order: "HERE" } } });
  const model = await expectValidModel(text.replace('"HERE"', () => deep));
  expect(model.operations).toHaveLength(9);
});

test.each(trickyTexts.map((text) => [text]))(
  "%.12j is read fast in any text",
  { timeout: 30_000 },
  async (text) => {
    const everywhere = replaceTexts(shop, text);
    const model = await expectValidModel(
      JSON.stringify({ ...(everywhere as object), openapi: "3.1.0" }),
    );
    expect(model.operations).toHaveLength(9);
    const named = JSON.stringify(shop)
      .replaceAll('"/orders', `${JSON.stringify(`/${text}`).slice(0, -1)}/orders`)
      .replaceAll('"customer_id"', JSON.stringify(text))
      .replaceAll('"Order"', JSON.stringify(text));
    expect((await expectValidModel(named)).operations).toHaveLength(9);
  },
);

/** Replaces all texts except keywords of the specification. */
function replaceTexts(value: unknown, text: string): unknown {
  if (typeof value === "string") return KEYWORDS.test(value) ? value : text;
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, text));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaceTexts(item, text)]),
  );
}

const KEYWORDS = /^(?:object|array|string|integer|null|query|path|header|oauth2|#.*)$/;
