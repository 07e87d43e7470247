import { brotliCompressSync, constants } from "node:zlib";
import { expect } from "vitest";
import { writeJson } from "#json/write-json.ts";
import { isWholeModel } from "#partition/is-whole-model.ts";
import { operationChunk, chunkNames, resourceChunk, takeChunk } from "#partition/model-chunk.ts";
import { takeSummary } from "#partition/model-summary.ts";
import { findTrendKind } from "#request/lists/trend.ts";
import type { AdminModel } from "#types/admin-model.ts";

const LARGE = 2_000_000;

/** Checks the model of a document: all operations can be sent, and its summary and chunks are the whole model. */
export function expectWholeModel(model: AdminModel, text: string): void {
  expect(model.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(model.figures.operations).toEqual({
    count: model.operations.length,
    total: model.operations.length,
  });
  expectConsistent(model);
  expectWhole(model);
  if (text.length < LARGE) return;
  const summary = compressedSize(writeJson(takeSummary(model, Infinity)));
  expect(summary, "size of the summary").toBeLessThanOrEqual(compressedSize(text) / 10);
}

function expectWhole(model: AdminModel): void {
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
}

/** Checks the guarantees of every model. */
function expectConsistent(model: AdminModel): void {
  const ids = model.operations.map(({ id }) => id);
  const names = model.resources.map(({ name }) => name);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(names).size).toBe(names.length);
  const idSet = new Set(ids);
  for (const { operations, actions, list, itemPath, key, name } of model.resources) {
    for (const id of [
      ...Object.values(operations),
      ...actions,
      ...(list ? [list.operation] : []),
    ]) {
      expect(idSet.has(id ?? ""), `${name}: ${id}`).toBe(true);
    }
    for (const { parameter, in: location } of key) {
      if (location === undefined) expect(itemPath).toContain(`{${parameter}}`);
    }
    const filters = list?.filters.map((filter) => filter.name) ?? [];
    expect(new Set(filters).size, name).toBe(filters.length);
  }
  expect(model.signIn.methods.length).toBeGreaterThan(0);
  expect(JSON.parse(JSON.stringify(model))).toEqual(model);
}

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

/** The highest level takes seconds for a large document and changes the ratio little. */
function compressedSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}
