import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import type { AdminModel } from "#types/admin-model.ts";
import { writeJson } from "#json/write-json.ts";
import { findTrendKind } from "#request/lists/trend.ts";
import { isWholeModel } from "#partition/is-whole-model.ts";
import { takeSummary } from "#partition/model-summary.ts";
import { operationChunk, chunkNames, resourceChunk, takeChunk } from "#partition/model-chunk.ts";
import { createModel } from "./create-model.ts";

const rootOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const shared = rootOf("../shared/openapi/");
const list = (folder: string, pattern: RegExp): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => pattern.test(name))
        .toSorted()
        .map((name) => folder + name)
    : [];
const documents = [
  ...list(rootOf("examples/"), /openapi\.(?:json|ya?ml)$/),
  ...list(shared, /^(?:[^/]+|vonage-application\/application\.v2)\.(?:json|ya?ml)$/),
];

/** Joins a model again from its summary and chunks. */
function join(model: AdminModel): Omit<AdminModel, "problems"> {
  const { resources, operations, ...rest } = takeSummary(model, Infinity);
  const chunks = new Map(chunkNames(model).map((name) => [name, takeChunk(model, name)]));
  const shapes = Object.fromEntries(
    [...chunks.values()].flatMap((chunk) => Object.entries(chunk?.shapes ?? {})),
  );
  return {
    ...rest,
    ...(Object.keys(shapes).length === 0 ? {} : { shapes }),
    resources: resources.map(({ name }) => {
      const resource = chunks.get(resourceChunk(name))?.resource;
      if (resource === undefined) throw new Error(`${name} is in no chunk`);
      return resource;
    }),
    operations: operations.map((short) => {
      const chunk = chunks.get(operationChunk(short));
      const operation = chunk?.operations.find(({ id }) => id === short.id);
      if (operation === undefined) throw new Error(`${short.id} is in no chunk`);
      return operation;
    }),
  };
}

test("there are documents to partition", () => {
  expect(documents.length).toBeGreaterThanOrEqual(4);
});

test.each(documents)(
  "the summary and chunks of %s are the whole model",
  { timeout: 60_000 },
  async (path) => {
    const model = await createModel(readFileSync(path, "utf8"));
    const { problems: _problems, ...rest } = model;
    expect(join(model)).toEqual(rest);
    const summary = takeSummary(model, Infinity);
    expect(isWholeModel(summary)).toBe(false);
    summary.resources.forEach(({ trend, ...short }, at) => {
      const resource = model.resources[at];
      expect(resource).toMatchObject(short);
      expect(trend).toBe(resource && findTrendKind(resource));
    });
    summary.operations.forEach((short, at) => expect(model.operations[at]).toMatchObject(short));
    for (const { name, operations, actions, list: shape } of model.resources) {
      const chunk = takeChunk(model, resourceChunk(name));
      const existing = chunk?.operations.map(({ id }) => id) ?? [];
      const total = shape?.total?.in === "operation" ? [shape.total.operation] : [];
      const needed = [...Object.values(operations), ...actions, ...total];
      expect(existing, name).toEqual(expect.arrayContaining(needed));
    }
  },
);

const orders = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  paths: {
    "/customers": { get: rowsOf("Customer") },
    "/customers/{customer_id}": { get: recordOf("Customer"), parameters: [inPath("customer_id")] },
    "/orders": {
      get: {
        ...rowsOf("Order"),
        parameters: [{ name: "customer_id", in: "query", schema: { type: "integer" } }],
      },
    },
    "/ping": { post: { operationId: "ping", responses: { "204": {} } } },
  },
  components: {
    schemas: {
      Customer: {
        type: "object",
        properties: { id: { type: "integer" }, name: { type: "string" } },
      },
      Order: {
        type: "object",
        properties: { id: { type: "integer" }, customer_id: { type: "integer" } },
      },
    },
  },
};

function inPath(name: string): object {
  return { name, in: "path", required: true, schema: { type: "integer" } };
}

function responseOf(schema: object): object {
  return { responses: { "200": { content: { "application/json": { schema } } } } };
}

function rowsOf(name: string): object {
  return responseOf({ type: "array", items: { $ref: `#/components/schemas/${name}` } });
}

function recordOf(name: string): object {
  return responseOf({ $ref: `#/components/schemas/${name}` });
}

test("a chunk has the lists that refer to its resource", async () => {
  const model = await createModel(JSON.stringify(orders));
  expect(takeChunk(model, "resource:customers")?.referrers).toEqual([
    {
      resource: "orders",
      field: { name: "customer_id", label: "Customer" },
      filter: "customer_id",
    },
  ]);
  expect(takeChunk(model, "resource:orders")?.referrers).toEqual([]);
});

test("an operation without a resource has a chunk, an unknown name has none", async () => {
  const model = await createModel(JSON.stringify(orders));
  const chunk = takeChunk(model, "operation:ping");
  expect(chunk?.operations.map(({ id }) => id)).toEqual(["ping"]);
  for (const name of ["operation:pong", "resource:ping", "ping", "", "resource:"]) {
    expect(takeChunk(model, name), name).toBeUndefined();
  }
});

test("a small model is its own summary", async () => {
  const model = await createModel(JSON.stringify(orders));
  const summary = takeSummary(model, writeJson(model).length);
  expect(summary).toBe(model);
  expect(isWholeModel(summary)).toBe(true);
});

const large = documents.filter((path) => statSync(path).size > 2_000_000);

test.each(large)(
  "the compressed summary of %s is at most a tenth of its size",
  {
    timeout: 60_000,
  },
  async (path) => {
    const text = readFileSync(path, "utf8");
    const summary = writeJson(takeSummary(await createModel(text), Infinity));
    expect(compressedSize(summary)).toBeLessThanOrEqual(compressedSize(text) / 10);
  },
);

/** The highest level takes seconds for a large document and changes the ratio little. */
function compressedSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}
