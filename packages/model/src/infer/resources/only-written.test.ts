import { expect, test } from "vitest";
import { done, json, record, rows, sent, summarize } from "#testing/sample-paths.ts";

const text = { type: "string" };
const members = (...names: readonly string[]) => ({
  type: "object",
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
const named = (summary: string, operation: object) => ({ summary, ...operation });
const ofQuery = (name: string) => ({
  ...done,
  parameters: [{ name, in: "query", required: true, schema: text }],
});

// Notes, wishes, payments: no operation lists or reads the records.
test.each<readonly [string, object, readonly string[]]>([
  [
    "at one path",
    {
      "/notes": {
        post: named("Create note", sent(members("text"))),
        put: named("Update note", sent(members("id", "text"))),
        delete: named("Delete note", ofQuery("id")),
      },
    },
    ["notes: create remove replace"],
  ],
  [
    "with a PATCH",
    {
      "/wishes": {
        post: named("Add a wish", sent(members("title"))),
        patch: named("Edit a wish", sent(members("wishId", "title"))),
      },
    },
    ["wishes: create update"],
  ],
  [
    "with a description in place of a summary",
    {
      "/hub/invoices": {
        post: {
          description: "Add an invoice (it is sorted into a folder)",
          ...sent(members("file")),
        },
      },
      "/spaces/{id}": { parameters: [], get: json(record()) },
      "/spaces": { get: rows() },
      "/spaces/{id}/loans/{loanId}": {
        patch: { description: "modify a loan", ...sent(members("rate")) },
        delete: { description: "delete a loan", ...done },
      },
    },
    ["spaces: list read", "invoices: create", "loans: remove update"],
  ],
  [
    "with more words in front of the name",
    { "/meetings/calls": { post: named("Create meetings call", sent(members("topic"))) } },
    ["calls: create"],
  ],
  [
    "at paths with a verb in front",
    {
      "/createAccount": { post: named("Create an account", sent(members("holder"))) },
      "/updateAccount": { post: named("Update an account", sent(members("accountCode"))) },
      "/closeAccount": { post: named("Close an account", sent(members("accountCode"))) },
    },
    ["account: create update"],
  ],
  [
    "below the records of another resource",
    {
      "/lists/{id}": { get: json(record()) },
      "/lists/{id}/members": {
        post: named("Add a member", sent(members("email"))),
        delete: named("Delete a member", ofQuery("email")),
      },
    },
    ["lists: read", "members: create"],
  ],
  [
    "next to a read of one object",
    {
      "/system/schedule": {
        get: json({ type: "object", properties: { cron: text } }),
        post: named("Create a schedule", sent(members("cron"))),
        put: named("Update the schedule", sent(members("id", "cron"))),
      },
    },
    ["schedule!: read replace"],
  ],
])("records that are only written, %s, have forms", async (_, paths, expected) => {
  expect(await summarize(paths)).toEqual(expected);
});

test.each([
  ["/ticket", "/tickets", "ticketId"],
  ["/v1/booking", "/v1/bookings", "id"],
  ["/company", "/companies", "companyId"],
])("the create at %s belongs to the list at %s", async (single, list, key) => {
  const name = list.split("/").at(-1) ?? "";
  const paths = {
    [list]: { get: rows() },
    [single]: { post: named("Creates a new record", sent()) },
    [`${single}/{${key}}/status`]: { put: named("Update status", sent(members("status"))) },
  };
  expect(await summarize(paths)).toEqual([`${name}: create list`]);
});

test("a POST and a PUT that return the rows of a result create and edit", async () => {
  const result = rows({ type: "object", properties: { code: text } });
  const paths = {
    "/contacts": {
      post: { ...sent(members("name")), ...result },
      put: { ...sent(members("contactId", "name")), ...result },
    },
  };
  expect(await summarize(paths)).toEqual(["contacts: create replace"]);
});

test.each([
  ["stream", "Create new stream with given name"],
  ["group", "Adds a group of people"],
  ["profile", "Creates a profile without faces"],
])("POST below %s, %s, creates by query parameters", async (name, summary) => {
  const paths = {
    [`/${name}/{id}`]: { get: json(record()), delete: done },
    [`/${name}/${name}`]: { post: named(summary, ofQuery("title")) },
  };
  expect(await summarize(paths)).toEqual([`${name}: create read remove`]);
});

// Documents, carts, playlists.
test.each<readonly [string, string, string]>([
  ["/blocks/{id}/children", "Append block children", "children: create list"],
  ["/carts/{id}/items", "Add items to the cart", "items: create list"],
  ["/playlists/{id}/tracks", "Insert tracks", "tracks: create list"],
  ["/playlists/{id}/tracks", "Update tracks", "tracks: list"],
])("PATCH of %s, %s: %s", async (path, summary, expected) => {
  const paths = { [path]: { get: rows(), patch: named(summary, sent(members("added"))) } };
  expect(await summarize(paths)).toEqual([expected]);
});

test.each([
  ["/orders", "detail", "Get order detail", "orders: list read"],
  ["/clients", "info", "Show a client", "clients: list read"],
  ["/coupons", "get", "Retrieve one coupon", "coupons: list read"],
  ["/coupons", "check", "Check a coupon", "coupons: list"],
])("a POST below %s with the key in the body: %s", async (list, verb, summary, expected) => {
  const one = { ...sent(members("id")), ...json(record()) };
  const paths = { [list]: { get: rows() }, [`${list}/${verb}`]: { post: named(summary, one) } };
  expect(await summarize(paths)).toEqual([expected]);
});

const rowsIn = (member: string) =>
  json({ type: "object", properties: { [member]: { type: "array", items: record() } } });

// Notes, search engines, tables: the rows of one record come from a search.
test.each([
  ["/databases/{id}", "query", "Query a database", "results", "rows: list|databases: read"],
  ["/indexes/{index}", "search", "Search documents", "hits", "rows: list|indexes: read"],
  ["/tables/{id}", "find", "Find cells", "cells", "cells: list|tables: read"],
])("POST at %s/%s lists its rows", async (path, verb, summary, member, expected) => {
  const post = { ...sent(members("filter")), ...rowsIn(member) };
  const paths = {
    [path]: { get: json({ type: "object", properties: { title: text, owner: text } }) },
    [`${path}/${verb}`]: { post: named(summary, post) },
  };
  expect(await summarize(paths)).toEqual(expected.split("|"));
});

test("a search in one record next to a list of the same rows is its action", async () => {
  const paths = {
    "/indexes/{index}": { get: json({ type: "object", properties: { title: text } }) },
    "/indexes/{index}/documents": { get: rows() },
    "/indexes/{index}/search": {
      post: named("Search documents", { ...sent(members("filter")), ...rows() }),
    },
  };
  expect(await summarize(paths)).toEqual(["documents: list", "indexes: read"]);
});

const created = (schema = members("id", "text")) => ({
  ...sent(members("text")),
  responses: { "201": { content: { "application/json": { schema } } } },
});

test.each<readonly [string, object, readonly string[]]>([
  [
    "created and deleted",
    {
      "/assets/{asset}/playback-ids": { post: named("Create a playback ID", created()) },
      "/assets/{asset}/playback-ids/{id}": { delete: named("Delete a playback ID", done) },
    },
    ["playback-ids: create remove"],
  ],
  [
    "edited and deleted",
    {
      "/zones/{domain}/hosts/{host}": {
        put: named("Configure a host", sent(members("enabled"))),
        delete: named("Delete a host", done),
      },
    },
    ["hosts: remove replace"],
  ],
  [
    "only created",
    { "/wallets/{id}/payments": { post: named("Create a payment", created()) } },
    ["payments: create"],
  ],
  [
    "only attached",
    {
      "/classes/{class}/users/{user}": {
        put: named("Add a user to the class", done),
        delete: named("Remove a user from the class", done),
      },
    },
    [],
  ],
  [
    "with a response",
    { "/rides/{id}/ratings": { post: named("Rate a ride", sent(members("stars"))) } },
    [],
  ],
])("records below another that are %s", async (_, paths, expected) => {
  expect(await summarize(paths)).toEqual(expected);
});

test.each<readonly [string, object, readonly string[]]>([
  ["/attachments/{id}", { delete: named("Delete attachment", done) }, ["attachments: remove"]],
  ["/webhooks/{key}", { put: named("Update webhook", sent()) }, ["webhooks: replace"]],
  ["/sessions/{id}", { delete: named("Logout", done) }, []],
  ["/shortlink", { post: named("Add a shortlink", created()) }, ["shortlink: create"]],
  ["/files", { post: named("Create a file from an upload", created()) }, ["files: create"]],
  ["/defaults", { post: named("Create default connections", created()) }, []],
  ["/area", { post: named("Create a heatmap", created()) }, []],
])("one write at %s: %j", async (path, item, expected) => {
  expect(await summarize({ [path]: item })).toEqual(expected);
});

// An object with a plural name, whose response is not described.
test.each([
  ["/settings", "Get all settings", "patch", members("theme"), "settings!: read update"],
  ["/synonyms", "Get synonyms", "put", members("phone"), "synonyms!: read replace"],
  ["/preferences", "List preferences", "put", members("mail"), "preferences!: read replace"],
  ["/ports", "Return the usable ports", "put", {}, "ports!: read replace"],
  ["/quotas", "Get quotas", "put", { $ref: "#/components/schemas/" }, "quotas!: read replace"],
  ["/tags", "List tags", "put", members("id", "title"), "tags: list replace"],
  ["/labels", "Get labels", "put", { type: "array", items: {} }, "labels: list"],
])("%s with %s and a %s", async (path, summary, method, body, expected) => {
  const get = { summary, responses: { "200": {} } };
  const write = named(`Update ${path.slice(1)}`, sent(body));
  expect(await summarize({ [path]: { get, [method]: write } })).toEqual([expected]);
});

test.each([
  ["/follows", "Follow a category", "follows: create list"],
  ["/refunds", "Refund a payment", "refunds: create list"],
  ["/votes", "Vote for a show", "votes: create list"],
  ["/shows", "Vote for a show", "shows: list"],
])("POST %s, %s: %s", async (path, summary, expected) => {
  const post = named(summary, { ...sent(members("target")), ...done });
  expect(await summarize({ [path]: { get: rows(), post } })).toEqual([expected]);
});

const paged = { parameters: [{ name: "limit", in: "query", schema: text }] };

test.each([
  ["/podcasts/{pid}", "Podcast", "podcasts: list read"],
  ["/episodes/{episodeId}.json", "Get one episode", "episodes: list read"],
  ["/shows/{showId}", "Get the casts of a run", "shows: list"],
])("rows at %s, %s: %s", async (path, summary, expected) => {
  const list = path.slice(0, path.lastIndexOf("/"));
  const get = named(summary, { ...rows(), ...paged });
  expect(await summarize({ [list]: { get: rows() }, [path]: { get } })).toEqual([expected]);
});

// Speech, texts, addresses: the operation is named as a create, and its words compute a result.
test.each([
  ["/transcriptions", "Transcribes audio into text"],
  ["/classifications", "Classifies a text by examples"],
  ["/conversions", "Convert an address"],
])("a POST to %s with the words %s creates no record", async (path, summary) => {
  const operationId = `create${path.slice(1, 2).toUpperCase()}${path.slice(2, -1)}`;
  const post = { ...named(summary, sent(members("text"))), ...json(record()), operationId };
  expect(await summarize({ [path]: { post } })).toEqual([]);
});
