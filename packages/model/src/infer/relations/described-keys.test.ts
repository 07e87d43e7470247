import { expect, test } from "vitest";
import { createTestModel } from "#testing/sample-paths.ts";

const text = { type: "string" };

/** Paths of a resource with a key and some fields. */
function pathsOf(name: string, key: object, more: object = {}) {
  const schema = { type: "object", properties: { id: key, name: text, ...more } };
  const json = (content: object) => ({
    responses: { "200": { content: { "application/json": { schema: content } } } },
  });
  const parameters = [{ name: "id", in: "path", required: true, schema: key }];
  return {
    [`/${name}`]: { get: json({ type: "array", items: schema }) },
    [`/${name}/{id}`]: { parameters, get: json(schema) },
  };
}

test.each([
  "The `id` of a contact the role is assigned to",
  "Id of the `Contact` of this role",
  "**ID** of the **contact**",
])("%s describes the key of a contact", async (description) => {
  const assignment = { addressee: { ...text, description } };
  const model = await createTestModel({
    ...pathsOf("contacts", text),
    ...pathsOf("role-assignments", text, assignment),
  });
  const assignments = model.resources.find(({ name }) => name === "role-assignments");
  expect(assignments?.fields.find(({ name }) => name === "addressee")).toMatchObject({
    kind: "reference",
    to: "contacts",
  });
});
