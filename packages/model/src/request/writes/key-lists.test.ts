import { expect, test } from "vitest";
import type { HttpRequest } from "#types/http.ts";
import { createTestModel, done, json, record, rows, sent } from "#testing/sample-paths.ts";
import { buildAction } from "./build-action.ts";
import { buildRemove } from "./build-remove.ts";

const integers = { type: "array", items: { type: "integer" } };
const texts = { type: "array", items: { type: "string" } };
const object = (properties: object) => ({ type: "object", properties });
const reason = { type: "string" };
const inQuery = (schema: object) => ({
  ...done,
  parameters: [{ name: "ids", in: "query", schema }],
});

interface Sent {
  readonly path: string;
  readonly body?: unknown;
}

test.each<readonly [string, object, Sent]>([
  ["a list", sent(integers), { path: "/tags", body: [7] }],
  ["a list of texts", sent(texts), { path: "/tags", body: ["7"] }],
  ["a member", sent(object({ ids: integers })), { path: "/tags", body: { ids: [7] } }],
  [
    "objects with the key",
    sent(object({ tags: { type: "array", items: object({ id: integers.items }) } })),
    { path: "/tags", body: { tags: [{ id: 7 }] } },
  ],
  ["a list in the query", inQuery(texts), { path: "/tags?ids=7" }],
  ["a text of keys in the query", inQuery(reason), { path: "/tags?ids=7" }],
])("a removal sends the key of one record: %s", async (_title, remove, expected) => {
  const { operations, resources } = await createTestModel({
    "/tags": { get: rows(), delete: remove },
  });
  const [resource] = resources;
  if (resource === undefined) throw new Error("not understood");
  const chunk = { operations, referrers: [] };
  const request = buildRemove({ chunk, resource, parents: {}, key: "7" }, { before: { id: 7 } });
  expect(read(request)).toEqual(expected);
});

test("an action sends the key of one record with its inputs", async () => {
  const { operations, resources } = await createTestModel({
    "/users": { get: rows() },
    "/users/{id}": { get: json(record()) },
    "/users/archive": { post: sent(object({ ids: integers, reason })) },
  });
  const [resource] = resources;
  const archive = operations.find(({ path }) => path.endsWith("archive"));
  if (resource === undefined || archive === undefined) throw new Error("not understood");
  const request = buildAction(
    archive,
    { resource, key: "7", parents: {} },
    { parameters: {}, body: { reason: "Left" } },
  );
  expect(read(request)).toEqual({ path: "/users/archive", body: { reason: "Left", ids: [7] } });
});

function read({ path, query, body }: HttpRequest): Sent {
  const sentBody = body && (JSON.parse(String(body.content)) as unknown);
  return { path: query === "" ? path : `${path}?${query}`, ...(body && { body: sentBody }) };
}
