import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };

test.each([
  ["/issues/{issue_id}", "id"],
  ["/members/{user_id}", "id"],
  ["/issues/{iid}", "iid"],
])("the key of %s is found although its type differs", async (path, expected) => {
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
  expect(model.resources[0]?.key[0]?.field).toEqual([expected]);
});

test("a key that is the key of another resource refers to it", async () => {
  const rows = (properties: object) => ({
    get: {
      responses: {
        "200": {
          content: {
            "application/json": {
              schema: { type: "array", items: { type: "object", properties } },
            },
          },
        },
      },
    },
  });
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/items": rows({ id: text }),
        "/items/{id}": rows({ id: text }),
        "/bookmarks": rows({ itemId: text }),
        "/bookmarks/{itemId}": rows({ itemId: text }),
        "/dags": rows({ dag_id: text }),
        "/dags/{dag_id}": rows({ dag_id: text }),
      },
    }),
  );
  expect(
    model.resources.flatMap(({ name, fields }) =>
      fields.map((field) => `${name} ${field.kind === "reference" ? field.to : field.kind}`),
    ),
  ).toEqual(["items text", "bookmarks items", "dags text"]);
});
