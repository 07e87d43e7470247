import { expect, test } from "vitest";
import { createTestModel, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const record = { type: "object", properties: { id: text, name: text } };
const id = { name: "id", in: "path", required: true, schema: text };
const one = { responses: { "200": { description: "", ...json(record) } } };
const body = { requestBody: json(record) };

test.each(["login", "run", "check", "logins"])("the records of /%s are edited", async (name) => {
  const { resources } = await createTestModel({
    [`/${name}`]: { get: rows(), post: { summary: "Create one", ...body, ...one } },
    [`/${name}/{id}`]: {
      parameters: [id],
      get: one,
      put: { ...body, ...one },
      delete: { responses: { "204": { description: "" } } },
    },
  });
  expect(Object.keys(resources[0]?.operations ?? {}).toSorted()).toEqual(
    ["create", "list", "read", "remove", "replace"].toSorted(),
  );
});

test("a PUT without a body, or whose own words differ, is not an edit", async () => {
  const { resources } = await createTestModel({
    "/run": { get: rows(), post: { summary: "Create one", ...body, ...one } },
    "/run/{id}": { parameters: [id], get: one, put: { responses: one.responses } },
    "/check": { get: rows(), post: { summary: "Create one", ...body, ...one } },
    "/check/{id}": { parameters: [id], get: one, put: { summary: "Cancel it", ...body, ...one } },
  });
  for (const { operations } of resources) expect(operations).not.toHaveProperty("replace");
});

test.each([
  ["/providers/all", "get"],
  ["/api/v3/policies/all", "delete"],
  ["/Sources/All", "put"],
])("%s is a list if its records are read or changed below it", async (path, method) => {
  const other = method === "put" ? { ...body, ...one } : { responses: { "204": {} } };
  const { resources } = await createTestModel({
    [path]: { get: rows() },
    [`${path}/{id}`]: {
      parameters: [id],
      get: one,
      ...(method === "get" ? {} : { [method]: other }),
    },
  });
  expect(resources).toMatchObject([
    {
      itemPath: `${path}/{id}`,
      key: [{ parameter: "id" }],
      operations: { read: expect.anything() },
    },
  ]);
});

test("a list at /users/all is the list of the records at /users/{id}", async () => {
  const { resources } = await createTestModel({
    "/users/all": { get: rows() },
    "/users/{id}": { parameters: [id], get: one, put: { ...body, ...one } },
  });
  expect(resources.map(({ itemPath }) => itemPath)).toEqual(["/users/{id}"]);
});
