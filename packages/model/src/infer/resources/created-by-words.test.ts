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
    [
      "that uploads it next to an edit",
      {
        "/videos/{id}/captions": { get: rows() },
        "/videos/{id}/captions/{language}": {
          get: json(record()),
          post: called(sent(), "POST_captions", "Upload a caption"),
          patch: called(bare(), "PATCH_captions", "Update a caption"),
        },
      },
      ["captions: create list read update"],
    ],
    [
      "that uploads it without an edit",
      {
        "/videos/{id}/chapters": { get: rows() },
        "/videos/{id}/chapters/{language}": {
          get: json(record()),
          post: called(sent(), "uploadChapters"),
          delete: {},
        },
      },
      ["chapters: create list read remove"],
    ],
    [
      "that uploads a part of it",
      {
        "/players": { get: rows() },
        "/players/{id}": { get: json(record()) },
        "/players/{id}/logo": { post: called(sent(), "uploadLogo", "Upload a logo") },
      },
      ["players: list read"],
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

describe("POST that starts a record", () => {
  test.each<readonly [string, object, readonly string[]]>([
    [
      "named by its path",
      {
        "/deployments": { post: called(bare(), "startDeployment", "Start deployment") },
        "/deployments/{deploymentId}": { get: json(record()) },
      },
      ["deployments: create read"],
    ],
    [
      "named by its operationId",
      {
        "/scans": { post: called(bare(), "launchScan") },
        "/scans/{id}": { get: json(record()), delete: {} },
      },
      ["scans: create read remove"],
    ],
    [
      "with an article",
      {
        "/Exports": { post: called(bare(), "Exports_Post", "Submits a new export") },
        "/Exports/{key}": { get: json(record()) },
      },
      ["Exports: create read"],
    ],
    [
      "of another kind",
      {
        "/servers": { post: called(bare(), "startRecovery", "Start the recovery") },
        "/servers/{id}": { get: json(record()) },
      },
      ["servers: read"],
    ],
  ])("%s", async (_, paths, expected) => {
    expect((await summarize(paths)).toSorted()).toEqual(expected);
  });
});

describe("POST at other positions", () => {
  const keyed = {
    type: "object",
    properties: { applicationId: { type: "string" }, title: {}, on: {} },
  };
  const unkeyed = { type: "object", properties: { title: {}, on: {} } };
  test.each<readonly [string, object, readonly string[]]>([
    [
      "at the key creates the record that its words name",
      {
        "/flags/{flag}/approval-requests": { get: rows() },
        "/flags/{flag}/approval-requests/{id}": {
          get: json(record()),
          post: called(bare(), "postRequest", "Create an approval request for a flag"),
        },
      },
      ["approval-requests: create list read"],
    ],
    [
      "at the key creates nothing that its words do not name",
      {
        "/flags/{flag}/rules": { get: rows() },
        "/flags/{flag}/rules/{id}": {
          get: json(record()),
          post: called(sent(unkeyed), "postComment", "Create a comment on a rule"),
        },
      },
      ["rules: list read"],
    ],
    [
      "alone creates a record under another name if the response adds its key",
      {
        "/apps": {
          post: {
            ...called(sent(unkeyed), "createApiApplication", "Create a new API application"),
            ...json(keyed),
          },
        },
      },
      ["apps: create"],
    ],
    [
      "alone creates no record without a key",
      {
        "/apps": {
          post: { ...called(sent(unkeyed), "createReport", "Create a report"), ...json(unkeyed) },
        },
      },
      [],
    ],
  ])("%s", async (_, paths, expected) => {
    expect((await summarize(paths)).toSorted()).toEqual(expected);
  });
});

describe("PUT without a body at the path of a nested record", () => {
  test.each<readonly [string, string | undefined, string]>([
    ["that updates it", "Updates a campaign", "campaigns: list read replace"],
    ["that edits it", "Edit campaign", "campaigns: list read replace"],
    ["that modifies it", "Modify an existing campaign", "campaigns: list read replace"],
    ["that adds it to its parent", "Add a campaign to the account", "campaigns: create list read"],
    ["without words", undefined, "campaigns: list read"],
  ])("%s", async (_, summary, expected) => {
    const put = { ...json(record()), ...(summary === undefined ? {} : { summary }) };
    const lines = await summarize({
      "/accounts": { get: rows() },
      "/accounts/{account}/campaigns": { get: rows() },
      "/accounts/{account}/campaigns/{id}": { get: json(record()), put },
    });
    expect(lines).toContain(expected);
  });
});

// Users, a shop, a clinic: the collection is below a name that has records without calls.
test.each([
  ["/users/profiles", "user", "/users/{user}/avatar", "Create a user"],
  ["/shop/items", "item", "/shop/{item}/photo", "Create shop"],
  ["/patients/records", "patient", "/patients/{patient}/scan", "Add a patient"],
])("POST %s creates a record of the list at its path", async (path, key, below, summary) => {
  const parameters = [{ name: key, in: "path", required: true, schema: { type: "string" } }];
  const lines = await summarize({
    [path]: { get: rows(), post: called(sent(), "", summary) },
    [`${path}/{${key}}`]: {
      parameters,
      get: json(record()),
      patch: called(sent(), "", "Update it"),
      delete: {},
    },
    [below]: { parameters, get: json({ type: "string" }) },
  });
  expect(lines).toEqual([`${path.split("/").at(-1)}: create list read remove update`]);
});
