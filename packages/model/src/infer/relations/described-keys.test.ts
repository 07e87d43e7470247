import { expect, test } from "vitest";
import { createTestModel, keyedPaths } from "#testing/sample-paths.ts";

const text = { type: "string" };

test.each([
  "The `id` of a contact the role is assigned to",
  "Id of the `Contact` of this role",
  "**ID** of the **contact**",
])("%s describes the key of a contact", async (description) => {
  const assignment = { addressee: { ...text, description } };
  const model = await createTestModel({
    ...keyedPaths("contacts", text),
    ...keyedPaths("role-assignments", text, assignment),
  });
  const assignments = model.resources.find(({ name }) => name === "role-assignments");
  expect(assignments?.fields.find(({ name }) => name === "addressee")).toMatchObject({
    kind: "reference",
    to: "contacts",
  });
});
