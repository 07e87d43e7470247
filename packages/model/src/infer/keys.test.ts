import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };

test.each([
  ["/issues/{issue_id}", "id"],
  ["/members/{user_id}", "id"],
  ["/issues/{iid}", "iid"],
])("the key of %s is found though its type differs", async (path, want) => {
  const schema = { type: "object", properties: { id: text, iid: text, title: text } };
  const name = path.split(/[{}]/)[1];
  const parameters = [{ name, in: "path", required: true, schema: { type: "integer" } }];
  const responses = { "200": { content: { "application/json": { schema } } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: { [`/projects/{id}${path}`]: { get: { parameters, responses } } },
    }),
  );
  expect(model.resources[0]?.key[0]?.field).toEqual([want]);
});
