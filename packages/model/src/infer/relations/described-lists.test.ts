import { expect, test } from "vitest";
import { createTestModel, json, record, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };
const uuid = { type: "string", format: "uuid" };
const key = { name: "id", in: "path", required: true, schema: text };
const paths = (name: string, schema: object) => ({
  [`/${name}`]: { get: rows(schema) },
  [`/${name}/{id}`]: { parameters: [key], get: json(schema) },
});

test.each([
  ["nodes", { type: "array", description: "Id of Nodes affected by this CVE", items: text }],
  ["directives", { type: "array", items: { ...text, description: "Directive id" } }],
  ["members", { type: "array", description: "List of ids of the members", items: text }],
  ["members", { type: "array", description: "The list of member IDs", items: text }],
])("a list of keys refers to the %s that its description names", async (name, schema) => {
  const own = { type: "object", properties: { id: uuid, name: text } };
  const { resources } = await createTestModel({
    ...paths("checks", record({ affected: schema })),
    ...paths(name, own),
  });
  const checks = resources.find(({ collectionPath }) => collectionPath === "/checks");
  expect(checks?.fields.find((field) => field.name === "affected")).toMatchObject({
    kind: "references",
    to: name,
  });
});

test.each(["Labels of the members", "Names", "External ids of the members"])(
  "a list described as “%s” refers to nothing",
  async (description) => {
    const schema = { type: "array", description, items: text };
    const { resources } = await createTestModel({
      ...paths("checks", record({ affected: schema })),
      ...paths("members", { type: "object", properties: { id: uuid, name: text } }),
    });
    const checks = resources.find(({ collectionPath }) => collectionPath === "/checks");
    expect(checks?.fields.find((field) => field.name === "affected")?.kind).toBe("list");
  },
);
