import { describe, expect, test } from "vitest";
import { json, record, rows, sent, summarize } from "#testing/sample-paths.ts";

const called = (operation: object, operationId: string, summary?: string) => ({
  ...operation,
  operationId,
  ...(summary === undefined ? {} : { summary }),
});

const bare = () => sent({ type: "object", properties: { title: { type: "string" } } });

describe("POST at the path of a record", () => {
  test.each<readonly [string, object, readonly string[]]>([
    [
      "that adds or updates it",
      {
        "/policies/{name}": {
          get: json(record()),
          post: called(sent(), "policies-write-policy", "Add a new or update an existing policy."),
        },
      },
      ["policies: create read update"],
    ],
    [
      "that creates it next to an update by PUT",
      {
        "/permissions": { get: rows() },
        "/permissions/{name}": {
          post: called(sent(), "createPermission", "Create a permission"),
          put: called(sent(), "updatePermission", "Update a permission"),
        },
      },
      ["permissions: create list replace"],
    ],
    [
      "that writes it, with the verb between the names of the operationId",
      {
        "/roles/{name}": {
          get: json(record()),
          post: called(sent(), "token-write-role"),
          delete: called({}, "token-delete-role"),
        },
      },
      ["roles: read remove update"],
    ],
  ])("%s", async (_, paths, expected) => {
    expect((await summarize(paths)).toSorted()).toEqual(expected);
  });
});

describe("words name the record that a POST creates", () => {
  test.each<readonly [string, object, readonly string[]]>([
    [
      "at a path without a list",
      { "/users.json": { post: called(bare(), "createUser", "Creates a user") } },
      ["users: create"],
    ],
    [
      "at a path with actions on its records",
      {
        "/fulfillments": { post: called(bare(), "PostFulfillments", "Create Fulfillment") },
        "/fulfillments/{id}/cancel": { post: {} },
      },
      ["fulfillments: create"],
    ],
    [
      "at a path below the records",
      {
        "/dashboards/uid/{uid}": { get: json(record()) },
        "/dashboards/db": { post: called(bare(), "postDashboard", "Create / Update dashboard") },
      },
      ["dashboards: create read"],
    ],
    [
      "next to a sign-in it registers",
      {
        "/users": { post: called(bare(), "createUser", "Creates a user") },
        "/users/login": { post: bare() },
      },
      [],
    ],
  ])("%s", async (_, paths, expected) => {
    expect((await summarize(paths)).toSorted()).toEqual(expected);
  });
});
