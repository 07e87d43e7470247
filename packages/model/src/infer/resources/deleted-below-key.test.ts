import { expect, test } from "vitest";
import { done, json, record, rows, sent, summarize } from "#testing/sample-paths.ts";

const silent = { responses: { "200": {} } };

test.each<readonly [string, object, readonly string[]]>([
  [
    "below a list that is not described",
    {
      "/lamp/{site}": { get: { ...silent, operationId: "listLamps", summary: "List of lamps" } },
      "/lamp/{site}/{lamp}": {
        put: { ...silent, operationId: "createLamp", summary: "Create a lamp" },
        delete: { ...silent, operationId: "deleteLamp", summary: "Delete a lamp" },
      },
    },
    ["lamp: create list remove"],
  ],
  [
    "below a create",
    {
      "/favorites/{listId}": { post: { ...sent(), summary: "Add a favorite" } },
      "/favorites/{listId}/{itemId}": { delete: done },
    },
    ["favorites: create remove"],
  ],
  [
    "below a prefix, with a read",
    {
      "/v2/grants/{userId}": { post: sent() },
      "/v2/grants/{userId}/{grantId}": { get: json(record()), delete: done },
    },
    ["grants: create read remove"],
  ],
  [
    "the key of a record that is read is not a parent",
    {
      "/pets": { get: rows() },
      "/pets/{id}": { get: json(record()), post: sent() },
      "/pets/{id}/{photo}": { delete: done },
    },
    ["pets: list read update"],
  ],
])("records that are deleted %s", async (_, paths, expected) => {
  expect(await summarize(paths)).toEqual(expected);
});
