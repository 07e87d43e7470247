import { expect, test } from "vitest";
import { createTestModel, record } from "#testing/sample-paths.ts";
import { writeRequest } from "./write-request.ts";

const bare = { type: "array", items: record() };
const enveloped = {
  type: "object",
  properties: { member: bare, totalItems: { type: "integer" } },
};

test.each<readonly [string, object, string | undefined]>([
  [
    "bare rows and an envelope",
    { "application/json": { schema: bare }, "application/ld+json": { schema: enveloped } },
    "application/ld+json, application/json;q=0.9, */*;q=0.5",
  ],
  [
    "the same rows as two types",
    { "application/json": { schema: enveloped }, "application/hal+json": { schema: enveloped } },
    undefined,
  ],
  ["one vendor type", { "application/vnd.shop+json": { schema: enveloped } }, undefined],
])("the type of the response is demanded: %s", async (_, content, accept) => {
  const get = { responses: { "200": { content } } };
  const { operations } = await createTestModel({ "/depots": { get } });
  const [operation] = operations;
  if (operation === undefined) throw new Error("no operation");
  expect(writeRequest(operation, {}).headers["Accept"]).toBe(accept);
});
