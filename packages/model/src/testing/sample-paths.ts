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
