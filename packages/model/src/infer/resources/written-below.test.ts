import { expect, test } from "vitest";
import { createTestModel, done, json, record, sent, summarize } from "#testing/sample-paths.ts";

const text = { type: "string" };
const members = (...names: readonly string[]) => ({
  type: "object",
  required: names,
  properties: Object.fromEntries(names.map((name) => [name, text])),
});
const named = (summary: string, operation: object) => ({ summary, ...operation });
const created = (schema = members("id", "text")) => ({
  ...sent(members("text")),
  responses: { "201": { content: { "application/json": { schema } } } },
});

// Tickets, wallets, conversations: no operation lists or reads the records below another.
test.each<readonly [string, object, readonly string[]]>([
  [
    "created by words without a response",
    {
      "/tickets/{id}/message": { post: named("Add new message to ticket", sent(members("text"))) },
    },
    ["message: create"],
  ],
  [
    "created by words that lengthen their name",
    {
      "/wallets/{id}/addresses": {
        post: { operationId: "createWalletAddress", ...sent(members("label")), ...json(record()) },
      },
    },
    ["addresses: create"],
  ],
  [
    "edited and deleted by a key with another name",
    {
      "/conversations/{convId}/messages": {
        post: named("Adds a message to a conversation", sent()),
      },
      "/conversations/{convId}/messages/{itemId}": {
        put: named("Updates a message", sent()),
        delete: named("Deletes a message from a conversation", done),
      },
    },
    ["messages: create remove replace"],
  ],
  [
    "named in two words, which their path joins",
    {
      "/hosts/{host}/cronjobs": { post: named("Create a cron job", sent(members("line"))) },
      "/hosts/{host}/cronjobs/{line}": { delete: named("Delete a cron job", done) },
    },
    ["cronjobs: create remove"],
  ],
  [
    "named with a hyphen, which their path leaves out",
    {
      "/zones/{zone}/catchall": { post: named("Create a catch-all on a zone", sent()) },
      "/zones/{zone}/catchall/{address}": { delete: named("Delete a catch-all of a zone", done) },
    },
    ["catchall: create remove"],
  ],
  [
    "named in camel case",
    {
      "/shops/{shop}/pricelists": { post: { operationId: "createPriceList", ...sent() } },
      "/shops/{shop}/pricelists/{code}": { put: { operationId: "updatePriceList", ...sent() } },
    },
    ["pricelists: create replace"],
  ],
  [
    "only named as a part of another word",
    { "/hosts/{host}/jobs": { post: named("Create cronjobs", sent(members("line"))) } },
    [],
  ],
  [
    "only deleted",
    { "/datasets/{pk}/column/{column_id}": { delete: named("Delete a dataset column", done) } },
    ["column: remove"],
  ],
  [
    "detached",
    {
      "/carts/{id}/coupons/{code}": {
        delete: {
          operationId: "deleteCartCoupon",
          ...named("Remove a coupon from the cart", done),
        },
      },
    },
    [],
  ],
  [
    "named by a verb after the name of a group",
    {
      "/workspaces/{id}/publish": {
        post: {
          operationId: "workspaces/publish-for-user",
          ...named("Create a repository from a workspace", sent(members("title"))),
        },
      },
    },
    [],
  ],
  [
    "the result of an action",
    { "/labels/{id}/return": { post: named("Return a label", sent(members("reason"))) } },
    [],
  ],
])("records below another are %s", async (_, paths, expected) => {
  expect(await summarize(paths)).toEqual(expected);
});

test("the record above records that are only written has their operations", async () => {
  const { resources } = await createTestModel({
    "/assets/{asset}": { get: json(record()) },
    "/assets/{asset}/tracks": {
      post: named("Create a track", { ...created(), operationId: "add" }),
    },
    "/assets/{asset}/tracks/{id}": { delete: { ...done, operationId: "drop" } },
    "/assets/{asset}/tracks/{id}/mute": { post: { ...done, operationId: "mute" } },
  });
  const assets = resources.find(({ name }) => name === "assets");
  expect(assets?.actions).toEqual(["add", "drop", "mute"]);
});
