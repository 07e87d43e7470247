// @vitest-environment node
import { createModel, type Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { hasNameColumn, nameLabel } from "./name-column.ts";

const text = { type: "string" };

async function describeList(name: string, properties: object): Promise<Resource> {
  const items = { type: "object", properties };
  const responses = {
    "200": { content: { "application/json": { schema: { type: "array", items } } } },
  };
  const paths = {
    [`/${name}`]: { get: { responses } },
    [`/${name}/{id}`]: { get: { responses: {} } },
  };
  const { resources } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const [resource] = resources;
  if (resource === undefined) throw new Error("no list");
  return resource;
}

const id = { type: "integer" };
const day = { type: "string", format: "date-time" };

test.each([
  ["authors", { id, firstName: text, lastName: text }, "lastName", false, "Author"],
  [
    "payments",
    { id, createdAt: day, amount: { type: "number" }, currency: text },
    "id",
    true,
    "Payment",
  ],
  ["books", { id, title: text }, "title", false, "Title"],
  ["readings", { id, value: { type: "number" } }, "id", false, "ID"],
])("the names of %s with %j", async (name, properties, first, isSeparate, label) => {
  const resource = await describeList(name, properties);
  const field = resource.fields.find((one) => one.name === first);
  if (field === undefined) throw new Error("no field");
  expect(hasNameColumn(resource, field)).toBe(isSeparate);
  expect(nameLabel(resource, field)).toBe(label);
});
