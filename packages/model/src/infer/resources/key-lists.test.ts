import { expect, test } from "vitest";
import { createTestModel, done, json, record, rows, sent } from "#testing/sample-paths.ts";

const integers = { type: "array", items: { type: "integer" } };
const texts = { type: "array", items: { type: "string" } };
const object = (properties: object) => ({ type: "object", properties });
const item = { get: json(record()), delete: done };
const named = (summary: string, schema: object) => ({ ...sent(schema), summary });

/** Roles, scopes and lists of keys of the operations without a path parameter and with a body or query. */
async function listKeyLists(paths: object): Promise<readonly string[]> {
  const { operations } = await createTestModel(paths);
  return operations
    .filter(({ method, path }) => method !== "get" && !path.endsWith("}"))
    .map(({ method, path, role, scope, keys }) => {
      const at = keys && [keys.in, ...keys.path, ...(keys.member ? [`[${keys.member}]`] : [])];
      return `${method} ${path}: ${role} ${scope} ${at?.join(".") ?? "-"}`;
    });
}

test.each<readonly [string, object, string]>([
  [
    "a member with the usual name",
    {
      "/users": { get: rows() },
      "/users/{id}": item,
      "/users/archive": { post: sent(object({ ids: integers, reason: { type: "string" } })) },
    },
    "post /users/archive: action record body.ids",
  ],
  [
    "the whole body",
    { "/tags": { get: rows(), delete: sent(integers) }, "/tags/{id}": { get: json(record()) } },
    "delete /tags: remove record body",
  ],
  [
    "objects with the key",
    {
      "/orders": { get: rows() },
      "/orders/{orderId}": item,
      "/orders/bulk-approve": {
        post: sent(object({ items: { type: "array", items: object({ orderId: texts.items }) } })),
      },
    },
    "post /orders/bulk-approve: action record body.items.[orderId]",
  ],
  [
    "a removal by words, without a path of the record",
    {
      "/notes": { get: rows() },
      "/notes/bulk": { post: named("Bulk delete notes", object({ items: texts })) },
    },
    "post /notes/bulk: remove record body.items",
  ],
  [
    "a noun that is also a verb in front of the verb",
    {
      "/orders": { get: rows(), delete: named("Orders delete", object({ ids: integers })) },
      "/orders/{id}": { get: json(record()) },
    },
    "delete /orders: remove record body.ids",
  ],
  [
    "one object with the key, or several",
    {
      "/copies": {
        get: rows(),
        delete: named("Copies delete", {
          anyOf: [
            object({ id: integers.items }),
            { type: "array", items: object({ id: integers.items }) },
          ],
        }),
      },
      "/copies/{id}": { get: json(record()) },
    },
    "delete /copies: remove record body.[id]",
  ],
  [
    "a list in the query",
    {
      "/menus": {
        get: rows(),
        delete: { ...done, parameters: [{ name: "ids", in: "query", schema: texts }] },
      },
    },
    "delete /menus: remove record query.ids",
  ],
])("an operation on a list of keys acts on a record: %s", async (_title, paths, line) => {
  expect(await listKeyLists(paths)).toEqual([line]);
});

test.each<readonly [string, object, string]>([
  [
    "records that only act together",
    {
      "/users": { get: rows() },
      "/users/{id}": item,
      "/users/merge": { post: sent(object({ ids: integers })) },
    },
    "post /users/merge: action collection -",
  ],
  [
    "the members of a set are replaced",
    {
      "/teams/{team}/members": { get: rows(), put: sent(object({ ids: integers })) },
      "/teams/{team}/members/{id}": item,
    },
    "put /teams/{team}/members: action collection -",
  ],
  [
    "a removal next to that of one record",
    {
      "/users": { get: rows() },
      "/users/{id}": item,
      "/users/bulk-delete": { post: sent(object({ ids: integers })) },
    },
    "post /users/bulk-delete: action collection -",
  ],
  [
    "an action next to that of one record",
    {
      "/users": { get: rows() },
      "/users/{id}": item,
      "/users/{id}/block": { post: done },
      "/users/block": { post: sent(object({ ids: integers })) },
    },
    "post /users/block: action collection -",
  ],
  [
    "keys of other records",
    {
      "/users": { get: rows() },
      "/users/{id}": item,
      "/users/notify": { post: sent(object({ channel_ids: integers })) },
    },
    "post /users/notify: action collection -",
  ],
  [
    "rows by their keys",
    {
      "/users": { get: rows() },
      "/users/{id}": item,
      "/users/batch-get": { post: { ...sent(object({ ids: integers })), ...rows() } },
    },
    "post /users/batch-get: action collection -",
  ],
  [
    "records without a key",
    { "/queues": { get: rows() }, "/queues/purge": { post: sent(object({ queues: texts })) } },
    "post /queues/purge: action collection -",
  ],
])("other lists are inputs of the collection: %s", async (_title, paths, line) => {
  expect((await listKeyLists(paths)).filter((one) => !one.includes("/{id}/"))).toEqual([line]);
});
