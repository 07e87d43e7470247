import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { writeJson } from "#json/write-json.ts";
import { isWholeModel } from "#partition/is-whole-model.ts";
import { operationChunk, chunkNames, resourceChunk, takeChunk } from "#partition/model-chunk.ts";
import { takeSummary } from "#partition/model-summary.ts";
import { findTrendKind } from "#request/lists/trend.ts";
import { listExamples, listSharedDocuments } from "#testing/list-documents.ts";
import type { AdminModel } from "#types/admin-model.ts";
import { createModel } from "./create-model.ts";

const documents = [...listExamples(), ...listSharedDocuments()];

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
