import { expect, test } from "vitest";
import { createTestModel, json, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };
test.each<readonly [string, object, boolean]>([
  ["a text", { data: text }, false],
  ["a list of texts", { public: { type: "boolean" }, data: { type: "array", items: text } }, false],
  ["a number", { result: { type: "integer" } }, false],
  ["a record", { data: { type: "object", properties: { name: text, zone: text } } }, true],
  ["a record with a text of that name", { name: text, result: text }, true],
  ["a record without an envelope", { name: text, zone: text }, true],
])("a path that is only read with %s", async (_, properties, isResource) => {
  const { resources } = await createTestModel({
    "/tools/harbor": { get: json({ type: "object", properties }) },
  });
  expect(resources.length > 0).toBe(isResource);
});

const get = (...names: readonly string[]) => ({
  get: json({
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, text])),
  }),
});

// A ticket system, a chat, a host: the record of the signed-in user, and parts of a single record.
test.each<readonly [string, object, readonly string[]]>([
  ["the user at /me", { "/v1/me": get("email", "name") }, ["Me"]],
  ["the user at /whoami", { "/whoami": get("login", "role") }, ["Me"]],
  [
    "the user below users",
    {
      "/users": { get: rows() },
      "/users/{id}": get("id", "name"),
      "/users/self": get("id", "name"),
    },
    ["Users", "Current user"],
  ],
  [
    "a part of a single record",
    { "/account": get("id", "email"), "/account/balance": get("amount", "currency") },
    ["Account", "Balance"],
  ],
  ["one text about the user", { "/whoami": get("login") }, []],
  ["the user of a sign-in", { "/auth/me": get("email", "name") }, []],
  ["a user of a tenant", { "/teams/{team}/me": get("email", "name") }, []],
  [
    "a part of all records",
    { "/users": { get: rows() }, "/users/summary": get("active", "total") },
    ["Users"],
  ],
])("%s", async (_, paths, labels) => {
  const { resources } = await createTestModel(paths);
  expect(resources.map((one) => (one.isSingleton ? one.labels.one : one.labels.many))).toEqual(
    labels,
  );
});

// A form, a wallet, a seat map: the read without the key takes another key.
test.each([
  ["/forms", "share_hash"],
  ["/wallet", "address"],
  ["/seatmap", "venue"],
])("%s read by %s is not one record for all", async (path, name) => {
  const schema = { type: "object", properties: { id: text, title: text } };
  const body = { requestBody: { content: { "application/json": { schema } } } };
  const by = { name, in: "query", required: true, schema: text };
  const { resources } = await createTestModel({
    [path]: { get: { parameters: [by], ...json(schema) } },
    [`${path}/{id}`]: { get: json(schema), patch: { ...body, ...json(schema) } },
  });
  expect(resources.map((one) => Object.keys(one.operations))).toEqual([["read", "update"]]);
  expect(resources[0]?.itemPath).toBe(`${path}/{id}`);
});

// A voice, a profile, a store: the edit has its own path.
test.each([
  ["/voices/{id}/settings", "edit", "post", true],
  ["/profiles/{id}/schedule", "update", "put", true],
  ["/store/preferences", "save", "post", true],
  ["/voices/{id}/settings", "reset", "post", false],
  ["/voices/{id}/settings", "edit", "get", false],
])("%s with %s by %s is edited: %s", async (path, verb, method, isEdited) => {
  const schema = { type: "object", properties: { tone: text, speed: text } };
  const body = { requestBody: { content: { "application/json": { schema } } } };
  const { resources } = await createTestModel({
    [path]: { get: json(schema) },
    [`${path}/${verb}`]: { [method]: { ...(method === "get" ? {} : body), ...json(schema) } },
  });
  const edited = resources.filter(({ operations }) => operations.update ?? operations.replace);
  expect(edited.map((one) => one.isSingleton)).toEqual(isEdited ? [true] : []);
});

// A calendar, a catalog, a shop: facts about the API itself.
test.each([
  ["/api/v1", false],
  ["/rest/2.0", false],
  ["/v3beta1", false],
  ["/tracks/latest/v1", true],
])("%s is a record: %s", async (path, isRecord) => {
  const { resources } = await createTestModel({ [path]: get("title", "authentication") });
  expect(resources.length > 0).toBe(isRecord);
});

// Tokens, sessions, jobs: a GET whose path ends in a verb.
test.each([
  ["/token/create", "createToken", false],
  ["/sessions/delete", "deleteSessionStatus", false],
  ["/jobs/update", "updateJobSettings", false],
  ["/updates/latest", "updateStatus", true],
])("%s with %s is a record: %s", async (path, operationId, isRecord) => {
  const { resources } = await createTestModel({
    [path]: { get: { operationId, ...get("name", "zone").get } },
  });
  expect(resources.length > 0).toBe(isRecord);
});

// A landlord, a league, a shop: all paths are below the value of one parameter.
test.each([
  ["/v2/{company}", "/profile"],
  ["/{format}", "/CurrentSeason"],
  ["/api/stores/{store}", "/theme"],
])("below %s the record at %s has a screen", async (base, path) => {
  const { resources } = await createTestModel({
    [`${base}/items`]: { get: rows() },
    [`${base}/items/{id}`]: { ...get("id", "name") },
    [`${base}${path}`]: get("title", "zone"),
    [`${base}/items/{id}/summary`]: get("title", "zone"),
  });
  expect(resources.map(({ isSingleton }) => isSingleton === true)).toEqual([false, true]);
});

test.each<readonly [string, string | undefined, boolean]>([
  ["/session", undefined, false],
  ["/users/session", undefined, false],
  ["/auth_token", "Get a new token", false],
  ["/session", "Update the session", true],
  ["/settings", undefined, true],
])("POST %s (%s) next to a read is an edit: %s", async (path, summary, isEdit) => {
  const schema = { type: "object", properties: { user: { type: "string" } } };
  const content = { "application/json": { schema } };
  const responses = { "200": { description: "", content } };
  const post = { ...(summary && { summary }), requestBody: { content }, responses };
  const paths = { [path]: { get: { responses }, post } };
  const { operations } = await createTestModel(paths);
  const role = operations.find(({ method }) => method === "post")?.role;
  expect(role === "update").toBe(isEdit);
});
