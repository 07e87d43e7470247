import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listSharedDocuments } from "#testing/list-documents.ts";
import { createModel } from "./create-model.ts";

const documents = listSharedDocuments();

describe.skipIf(documents.length === 0)("every available document", () => {
  test.each(documents)(
    "%s is read and every operation can be sent",
    { timeout: 60_000 },
    async (path) => {
      const model = await createModel(readFileSync(path, "utf8"), {
        address: path,
        load: async (address) => readFileSync(address, "utf8"),
      });
      expect(model.problems.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(model.operations.length).toBeGreaterThan(4);
      expect(model.figures.operations).toEqual({
        count: model.operations.length,
        total: model.operations.length,
      });
      expectConsistent(model);
    },
  );
});

/** Checks the guarantees of every model. */
function expectConsistent(model: Awaited<ReturnType<typeof createModel>>): void {
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
