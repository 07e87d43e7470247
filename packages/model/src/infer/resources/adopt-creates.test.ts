import { expect, test } from "vitest";
import { createTestModel, done, json, record, rows, sent } from "#testing/sample-paths.ts";

const key = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });
const create = (summary: string) => ({ summary, ...sent() });

test.each([
  ["/destinations", "/destinations/{project}/{environment}", "Create a new destination"],
  ["/webhooks", "/webhooks/{workspace}", "Adds a webhook"],
  ["/v1/backups", "/v1/backups/{server}", "Create backup"],
])("%s is created with a POST to %s", async (list, above, summary) => {
  const keys = [...above.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => key(name));
  const { resources, operations } = await createTestModel({
    [list]: { get: rows() },
    [above]: { parameters: keys, post: create(summary) },
    [`${above}/{id}`]: { parameters: [...keys, key("id")], get: json(record()), delete: done },
  });
  const [resource] = resources;
  const post = operations.find(({ method }) => method === "post");
  expect(resource?.operations.create).toBe(post?.id);
});

test("a POST in front of a key that starts something creates nothing", async () => {
  const { operations } = await createTestModel({
    "/backups": { get: rows() },
    "/backups/{server}": { parameters: [key("server")], post: create("Run all backups") },
    "/backups/{server}/{id}": {
      parameters: [key("server"), key("id")],
      get: json(record()),
      delete: done,
    },
  });
  expect(operations.find(({ method }) => method === "post")?.role).toBe("action");
});
