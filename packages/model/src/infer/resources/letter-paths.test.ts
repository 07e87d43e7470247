import { expect, test } from "vitest";
import { createTestModel, done, json, record, rows } from "#testing/sample-paths.ts";

const key = { name: "id", in: "path", required: true, schema: { type: "integer" } };

test.each([
  ["t", "Topics", "topic_id"],
  ["u", "Users", "user_id"],
  ["c", "category", "categoryId"],
])("the records at /%s/{id} have the name of the tag %s", async (letter, tag, name) => {
  const { resources } = await createTestModel({
    "/posts": { get: rows(record({ [name]: { type: "integer" } })) },
    [`/${letter}/{id}`]: {
      parameters: [key],
      get: { tags: [tag], ...json(record()) },
      delete: { tags: [tag], ...done },
    },
  });
  const own = resources.find(({ itemPath }) => itemPath === `/${letter}/{id}`);
  const singular = tag.replace(/s$/, "").toLowerCase();
  expect(own?.labels.one.toLowerCase()).toBe(singular);
  const posts = resources.find(({ collectionPath }) => collectionPath === "/posts");
  expect(posts?.fields.find((field) => field.name === name)).toMatchObject({ to: own?.name });
});

test("a letter that no tag starts with remains", async () => {
  const { resources } = await createTestModel({
    "/x/{id}": { parameters: [key], get: { tags: ["Topics"], ...json(record()) }, delete: done },
  });
  expect(resources[0]?.labels.one).toBe("X");
});
