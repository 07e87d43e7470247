import { describe, expect, test } from "vitest";
import { createTestModel, json, record, rows, sent, summarize } from "#testing/sample-paths.ts";

const query = (name: string, description = "") => ({
  parameters: [{ name, in: "query", required: true, description, schema: { type: "string" } }],
});

const user = { $ref: "#/components/schemas/User" };
const components = {
  schemas: {
    User: {
      type: "object",
      properties: { owner: { type: "string" }, name: { type: "string" }, email: {} },
    },
  },
};

describe("the verb is in front of the name", () => {
  test.each<readonly [string, object, readonly string[]]>([
    [
      "one segment with a hyphen",
      {
        "/api/get-users": { get: rows() },
        "/api/get-user": { get: { ...json(record()), ...query("id") } },
        "/api/add-user": { post: sent() },
        "/api/update-user": { post: { ...sent(), ...query("id") } },
        "/api/delete-user": { post: { ...sent(), ...query("id") } },
        "/api/get-global-users": { get: rows() },
      },
      ["global-users: list", "users: create list read remove update"],
    ],
    [
      "a record in a list of one",
      {
        "/get-vessels": { get: rows() },
        "/get-vessel": { get: { ...rows(), ...query("id") } },
        "/add-vessel": { post: sent() },
      },
      ["vessels: create list read"],
    ],
    [
      "one segment with other verbs next to a plain one",
      {
        "/fetch_mailboxes": { get: rows() },
        "/fetch_mailbox": { get: { ...json(record()), ...query("id") } },
        "/make_mailbox": { post: sent() },
        "/amend_mailbox": { post: { ...sent(), ...query("id") } },
        "/drop_mailbox": { post: { ...sent(), ...query("id") } },
      },
      ["mailboxes: create list read remove update"],
    ],
    [
      "next to a list by POST without a verb",
      {
        "/inbound/domains.json": { post: { ...rows(), ...sent({ type: "object" }), ...rows() } },
        "/inbound/add-domain.json": { post: sent() },
        "/inbound/delete-domain.json": { post: sent() },
        "/inbound/check-domain.json": { post: sent() },
      },
      ["domains: create list remove"],
    ],
    [
      "next to a list without a verb",
      {
        "/zones": { get: rows() },
        "/create-zone": { post: sent() },
        "/zone-info": { get: { ...json(record()), ...query("id") } },
      },
      ["zones: create list read"],
    ],
    [
      "next to information that is only set",
      { "/device-info": { get: json(record()) }, "/set-device-info": { post: sent() } },
      ["device-info!: read"],
    ],
    [
      "a plural name of other records",
      {
        "/files": { get: rows() },
        "/add-zone": { post: sent() },
        "/list-zones": { get: rows() },
      },
      ["files: list", "zones: create list"],
    ],
    [
      "one segment without a separator",
      {
        "/api/getusers": { get: rows() },
        "/api/getuser": { get: { ...json(record()), ...query("id") } },
        "/api/adduser": { post: sent() },
        "/api/deleteuser": { post: { ...sent(), ...query("id") } },
        "/api/getaway": { get: json(record()) },
      },
      ["getaway!: read", "users: create list read remove"],
    ],
    [
      "one segment without a separator below another resource",
      {
        "/invoice/all": { get: rows() },
        "/invoice/new": { post: sent() },
        "/invoice/allcategories": { get: rows() },
        "/invoice/newcategory": { post: sent() },
        "/invoice/deletecategory": { post: sent() },
      },
      ["categories: create list remove", "invoice: create list"],
    ],
    [
      "one segment without a separator below two resources",
      {
        "/shop/listitems": { get: rows() },
        "/shop/createitem": { post: sent() },
        "/depot/listitems": { get: rows() },
        "/depot/createitem": { post: sent() },
      },
      ["depot-items: create list", "shop-items: create list"],
    ],
    [
      "one segment in camel case",
      {
        "/listOrders": { get: rows() },
        "/getOrder": { get: { ...json(record()), ...query("orderId") } },
        "/createOrder": { post: sent() },
      },
      ["orders: create list read"],
    ],
    [
      "two segments",
      {
        "/v1/get/alias/{id}": { get: json(record()) },
        "/v1/get/aliases": { get: rows() },
        "/v1/add/alias": { post: sent() },
        "/v1/edit/alias": { post: sent() },
        "/v1/delete/alias": { post: sent() },
      },
      ["aliases: create list read remove update"],
    ],
    [
      "a list below a prefix with any object as its response",
      {
        "/profile/addRecipient": { post: sent() },
        "/profile/getRecipients": { get: json({ type: "object" }) },
      },
      ["recipients: create list"],
    ],
    [
      "a list without a described response next to a deletion by key",
      {
        "/bank/getPayees": { get: { responses: { "200": {} } } },
        "/bank/addPayee": { post: sent() },
        "/bank/removePayee/{payeeId}": { delete: { responses: { "204": {} } } },
      },
      ["payees: create list remove"],
    ],
    [
      "an undescribed list with hyphens and a record by query",
      {
        "/api/v2/list-webhooks": { get: json({}) },
        "/api/v2/get-webhook": { get: { ...json(record()), ...query("id") } },
        "/api/v2/create-webhook": { post: sent() },
        "/api/v2/delete-webhook": { delete: query("id") },
      },
      ["webhooks: create list read remove"],
    ],
    [
      "an undescribed read without a plural name or with a key is not a list",
      {
        "/api/getStatus": { get: json({}) },
        "/api/setStatus": { post: sent() },
        "/api/getRates": { get: { ...json({}), ...query("day") } },
        "/api/addRate": { post: sent() },
      },
      ["rates: create read"],
    ],
    [
      "a single action is not a resource",
      { "/send-email": { post: sent() }, "/get-version": { get: json({ type: "string" }) } },
      [],
    ],
    [
      "variants of an operation on a record are actions on it",
      {
        "/files": { get: rows() },
        "/files/{id}": { get: json(record()) },
        "/files/{id}#get_link": { get: json(record()) },
        "/files/{id}#add_link": { put: sent() },
      },
      ["files: list read"],
    ],
  ])("%s", async (_, paths, expected) => {
    expect((await summarize(paths)).toSorted()).toEqual(expected);
  });
});

test("a key of two fields that a slash joins, from its description", async () => {
  const { resources, operations } = await createTestModel(
    {
      "/get-users": { get: rows(user) },
      "/get-user": { get: { ...json(user), ...query("id", "The id ( owner/name ) of the user") } },
      "/update-user": { post: { ...sent(user), ...query("id") } },
      "/cancel-user": { post: query("id") },
    },
    components,
  );
  const [users] = resources;
  expect(users?.key).toEqual([
    { field: ["name"], prefix: ["owner"], parameter: "id", in: "query" },
  ]);
  // The body is the whole record.
  expect(Object.keys(users?.operations ?? {}).toSorted()).toEqual(["list", "read", "replace"]);
  expect(operations.at(-1)).toMatchObject({ role: "action", scope: "record", resource: "users" });
});

describe("a record is read by a query parameter", () => {
  test.each<readonly [string, object, readonly string[]]>([
    [
      "next to the list",
      {
        "/users": { get: rows() },
        "/user": {
          get: { ...json(record()), ...query("id") },
          post: { ...sent(), operationId: "createUser" },
          delete: { ...query("id"), operationId: "deleteUser" },
        },
      },
      ["users: create list read remove"],
    ],
    [
      "above the list",
      {
        "/ticket": {
          get: { ...json(record()), ...query("ticketId") },
          put: { ...sent(), ...query("ticketId") },
        },
        "/ticket/list": { get: rows() },
      },
      ["ticket: list read replace"],
    ],
    [
      "without a list, but deleted by the same parameter",
      {
        "/api/consent": {
          get: { ...json(record()), ...query("consentId") },
          delete: query("consentId"),
        },
      },
      ["consent: read remove"],
    ],
    [
      "a calculation with an input is not a record",
      { "/forecast": { get: { ...json(record()), ...query("city") } } },
      [],
    ],
  ])("%s", async (_, paths, expected) => {
    expect((await summarize(paths)).toSorted()).toEqual(expected);
  });
});
