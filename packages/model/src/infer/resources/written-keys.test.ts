import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };
const done = { "200": { description: "OK" } };

/** Field of the key of records that only the body of their create describes. */
async function keyOf(path: string, parameter: string, names: readonly string[]) {
  const properties = Object.fromEntries(names.map((name) => [name, text]));
  const content = { "application/json": { schema: { type: "object", properties } } };
  const parameters = [{ name: parameter, in: "path", required: true, schema: text }];
  const paths = {
    [path]: { get: { responses: done }, post: { requestBody: { content }, responses: done } },
    [`${path}/{${parameter}}`]: { parameters, get: { responses: done } },
  };
  const { resources } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  return resources[0]?.key[0]?.field;
}

test.each([
  ["/users", "userId", ["name", "email"]],
  ["/projects", "project_id", ["key", "title"]],
  ["/currencies", "id", ["code", "symbol"]],
])("a generated key is not a member of the create's body: %s", async (path, parameter, names) => {
  expect(await keyOf(path, parameter, names)).toEqual(["id"]);
});

test.each([
  ["/hosts", "host", ["name", "address"], "name"],
  ["/users", "username", ["username", "email"], "username"],
  ["/devices", "deviceId", ["deviceId", "name"], "deviceId"],
  ["/coupon_codes", "id", ["coupon_code", "name"], "coupon_code"],
  ["/orders", "order_id", ["id", "note"], "id"],
])("a key that the user chooses is in it: %s by %s", async (path, parameter, names, key) => {
  expect(await keyOf(path, parameter, names)).toEqual([key]);
});
