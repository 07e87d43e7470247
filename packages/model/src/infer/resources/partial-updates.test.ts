import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildChange } from "#request/writes/build-change.ts";

const zone = {
  type: "object",
  properties: { id: { type: "string" }, kind: { type: "string" }, account: { type: "string" } },
};
const content = { "application/json": { schema: zone } };
const ok = { "200": { description: "", content } };

test.each([
  [
    "fields that can be modified",
    "Modifies basic zone data. The only fields which can be modified are: kind, account. All other fields are ignored.",
    { id: "a", account: "x" },
  ],
  [
    "fields that are sent",
    "Update a user. Only the fields that are provided are changed.",
    { id: "a", account: "x" },
  ],
  ["omitted fields", "Edits the job. Omitted fields remain unchanged.", { id: "a", account: "x" }],
  ["a part", "Partially update a shipment", { id: "a", account: "x" }],
  ["the whole record", "Replaces the whole order; partial updates are not supported.", undefined],
  ["no words", "Update the order", undefined],
])("PUT with %s", async (_title, description, sent) => {
  const parameters = [{ name: "id", in: "path", required: true, schema: { type: "string" } }];
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/zones/{id}": {
          parameters,
          get: { responses: ok },
          put: { summary: "Update", description, requestBody: { content }, responses: ok },
        },
      },
    }),
  );
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("not understood");
  const before = { id: "a", kind: "Native", account: "" };
  const after = { ...before, account: "x" };
  const target = { chunk: { operations: model.operations, referrers: [] }, resource, parents: {} };
  const request = buildChange({ ...target, key: "a" }, { before, after });
  expect(JSON.parse(String(request?.body?.content))).toEqual(sent ?? after);
});
