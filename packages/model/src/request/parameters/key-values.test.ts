import { expect, test } from "vitest";
import { createTestModel, json, record, rows } from "#testing/sample-paths.ts";
import { keyValues } from "./key-values.ts";

const bodyOf = (...names: readonly string[]) => ({
  requestBody: {
    content: {
      "application/json": {
        schema: {
          type: "object",
          properties: Object.fromEntries(names.map((name) => [name, { type: "integer" }])),
          required: names,
        },
      },
    },
  },
  responses: { "204": {} },
});
const byQuery = (name: string) => ({
  parameters: [{ name, in: "query", required: true, schema: { type: "string" } }],
});

test.each<readonly [string, object, string, readonly unknown[]]>([
  [
    "the key of the query is in the body of another operation",
    {
      "/rooms.list": { get: rows() },
      "/rooms.info": { get: { ...json(record()), ...byQuery("id") } },
      "/rooms.close": { post: bodyOf("id") },
    },
    "/rooms.close",
    [{ at: { in: "body", parameter: "id" }, value: 7 }],
  ],
  [
    "the key of a path is in the body of an operation without it",
    {
      "/brands": { get: rows() },
      "/brands/{id}": { get: json(record()) },
      "/brands/delete": { post: bodyOf("id") },
    },
    "/brands/delete",
    [{ at: { in: "body", parameter: "id" }, value: 7 }],
  ],
  [
    "a path with the key needs no other value",
    {
      "/brands": { get: rows() },
      "/brands/{id}": { get: json(record()) },
      "/brands/{id}/copy": { post: bodyOf("id") },
    },
    "/brands/{id}/copy",
    [],
  ],
])("%s", async (_, paths, path, expected) => {
  const { operations, resources } = await createTestModel(paths);
  const operation = operations.find((one) => one.path === path);
  const [resource] = resources;
  if (operation === undefined || resource === undefined) throw new Error(path);
  const parts = Object.fromEntries(resource.key.map(({ parameter }) => [parameter, "7"]));
  expect(keyValues(operation, resource, parts)).toEqual(expected);
});
