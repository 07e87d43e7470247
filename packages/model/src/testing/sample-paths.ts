import type { AdminModel } from "#types/admin-model.ts";
import { createModel } from "#create-model.ts";

/** Short path items for test documents. */
export const record = (more: object = {}) => ({
  type: "object",
  properties: { id: { type: "integer" }, name: { type: "string" }, ...more },
});
export const json = (schema: object) => ({
  responses: { "200": { content: { "application/json": { schema } } } },
});
export const rows = (schema: object = record()) => json({ type: "array", items: schema });
export const sent = (schema: object = record()) => ({
  requestBody: { content: { "application/json": { schema } } },
  responses: { "204": {} },
});
export const done = { responses: { "204": {} } };

/** Paths of the list and the records of a resource, with a key, a name and more fields. */
export function keyedPaths(name: string, key: object, more: object = {}) {
  const schema = { type: "object", properties: { id: key, name: { type: "string" }, ...more } };
  const parameters = [{ name: "id", in: "path", required: true, schema: key }];
  return {
    [`/${name}`]: { get: rows(schema) },
    [`/${name}/{id}`]: { parameters, get: json(schema) },
  };
}

/** Model of a document with these paths and components. */
export function createTestModel(paths: object, components: object = {}): Promise<AdminModel> {
  return createModel(JSON.stringify({ openapi: "3.1.0", paths, components }));
}

/** One line for each resource: name, `!` for a singleton, roles. */
export async function summarize(paths: object, components: object = {}) {
  const model = await createTestModel(paths, components);
  return model.resources.map(({ name, operations, isSingleton }) => {
    const roles = Object.keys(operations).toSorted().join(" ");
    return `${name}${isSingleton ? "!" : ""}: ${roles}`;
  });
}
