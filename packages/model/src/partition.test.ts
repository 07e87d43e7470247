import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import type { AdminModel } from "#types/admin-model.ts";
import { writeJson } from "#json/write-json.ts";
import { tellTrend } from "#request/lists/trend.ts";
import { isWholeModel } from "#partition/is-whole-model.ts";
import { takeSummary } from "#partition/model-summary.ts";
import { operationChunk, chunkNames, resourceChunk, takeChunk } from "#partition/model-chunk.ts";
import { createModel } from "./create-model.ts";

const rootOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const shared = rootOf("../shared/openapi/");
const list = (folder: string, isWanted: RegExp): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => isWanted.test(name))
        .toSorted()
        .map((name) => folder + name)
    : [];
const documents = [
  ...list(rootOf("examples/"), /openapi\.(?:json|ya?ml)$/),
  ...list(shared, /^(?:[^/]+|vonage-application\/application\.v2)\.(?:json|ya?ml)$/),
];

/** The model again, from its core and its parts alone. */
function join(model: AdminModel): Omit<AdminModel, "problems"> {
  const { resources, operations, ...rest } = takeSummary(model, Infinity);
  const parts = new Map(chunkNames(model).map((name) => [name, takeChunk(model, name)]));
  const shapes = Object.fromEntries(
    [...parts.values()].flatMap((chunk) => Object.entries(chunk?.shapes ?? {})),
  );
  return {
    ...rest,
    ...(Object.keys(shapes).length === 0 ? {} : { shapes }),
    resources: resources.map(({ name }) => {
      const resource = parts.get(resourceChunk(name))?.resource;
      if (resource === undefined) throw new Error(`${name} is in no part`);
      return resource;
    }),
    operations: operations.map((brief) => {
      const chunk = parts.get(operationChunk(brief));
      const operation = chunk?.operations.find(({ id }) => id === brief.id);
      if (operation === undefined) throw new Error(`${brief.id} is in no part`);
      return operation;
    }),
  };
}

test("there are documents to split", () => {
  expect(documents.length).toBeGreaterThanOrEqual(4);
});

test.each(documents)("core and parts of %s are the model", { timeout: 60_000 }, async (path) => {
  const model = await createModel(readFileSync(path, "utf8"));
  const { problems: _problems, ...rest } = model;
  expect(join(model)).toEqual(rest);
  const core = takeSummary(model, Infinity);
  expect(isWholeModel(core)).toBe(false);
  core.resources.forEach(({ trend, ...brief }, at) => {
    const resource = model.resources[at];
    expect(resource).toMatchObject(brief);
    expect(trend).toBe(resource && tellTrend(resource));
  });
  core.operations.forEach((brief, at) => expect(model.operations[at]).toMatchObject(brief));
  for (const { name, operations, actions, list: shape } of model.resources) {
    const chunk = takeChunk(model, resourceChunk(name));
    const existing = chunk?.operations.map(({ id }) => id) ?? [];
    const total = shape?.total?.in === "operation" ? [shape.total.operation] : [];
    const needed = [...Object.values(operations), ...actions, ...total];
    expect(existing, name).toEqual(expect.arrayContaining(needed));
  }
});

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

test("a part knows which lists refer to its resource", async () => {
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

test("an operation without a resource is a part of its own, an unknown name none", async () => {
  const model = await createModel(JSON.stringify(orders));
  const chunk = takeChunk(model, "operation:ping");
  expect(chunk?.operations.map(({ id }) => id)).toEqual(["ping"]);
  for (const name of ["operation:pong", "resource:ping", "ping", "", "resource:"]) {
    expect(takeChunk(model, name), name).toBeUndefined();
  }
});

test("a small model is its own core", async () => {
  const model = await createModel(JSON.stringify(orders));
  const core = takeSummary(model, writeJson(model).length);
  expect(core).toBe(model);
  expect(isWholeModel(core)).toBe(true);
});

const large = documents.filter((path) => statSync(path).size > 2_000_000);

test.each(large)(
  "the core of %s is at most a tenth of it, both compressed",
  {
    timeout: 60_000,
  },
  async (path) => {
    const text = readFileSync(path, "utf8");
    const core = writeJson(takeSummary(await createModel(text), Infinity));
    expect(compressedSize(core)).toBeLessThanOrEqual(compressedSize(text) / 10);
  },
);

/** The densest level takes seconds for a large document, and changes the ratio little. */
function compressedSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}
