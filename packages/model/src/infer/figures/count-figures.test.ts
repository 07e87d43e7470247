import { expect, test } from "vitest";
import type { Figures } from "#types/figures.ts";
import { createTestModel, json, record, rows, sent } from "#testing/sample-paths.ts";

const query = (name: string) => ({ name, in: "query", schema: { type: "integer" } });

test.each<readonly [string, object, { readonly [name in keyof Figures]?: string }]>([
  [
    "an operation that a generator wrote as an empty array is in the model",
    { "/plugins": { get: [], post: [] }, "/status": { get: {} } },
    { operations: "3 of 3" },
  ],
  [
    "an operation that is not an object is not in the model",
    { "/plugins": { get: "list" }, "/status": { get: {} } },
    { operations: "1 of 2" },
  ],
  [
    "a list is complete if a record opens from it",
    {
      "/users": { get: rows() },
      "/users/{id}": { get: json(record()) },
      "/logs": { get: rows() },
    },
    { lists: "1 of 2", assigned: "3 of 3" },
  ],
  [
    "a write without a verb is not judged",
    {
      "/users": { get: rows(), post: { ...sent(), operationId: "createUser" } },
      "/users/{id}": { get: json(record()), put: sent() },
    },
    { writes: "1 of 1" },
  ],
  [
    "a limit without a page, a total or a cursor leaves the end of a list open",
    {
      "/users": { get: { ...rows(), parameters: [query("limit")] } },
      "/roles": { get: { ...rows(), parameters: [query("page"), query("per_page")] } },
      "/teams": { get: rows() },
    },
    { ends: "2 of 3" },
  ],
])("%s", async (_, paths, expected) => {
  const { figures } = await createTestModel(paths);
  for (const name of Object.keys(expected) as (keyof Figures)[]) {
    const { count, total } = figures[name];
    expect([name, `${count} of ${total}`]).toEqual([name, expected[name]]);
  }
});
