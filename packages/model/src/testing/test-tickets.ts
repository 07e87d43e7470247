import { createModel } from "#create-model.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";

/** Schema of the rows of a list that filters select. */
export const ticket = {
  type: "object",
  required: ["id", "status"],
  properties: {
    id: { type: "integer" },
    status: { type: "string", enum: ["open", "done"] },
    title: { type: "string" },
    total: { type: "number" },
    due: { type: "string", format: "date" },
  },
};

/** Query of a list with one parameter, or with several, for filters by name. */
export async function queryOf(
  parameters: object,
  filters: Readonly<Record<string, readonly string[]>>,
  item: object = ticket,
) {
  const content = { "application/json": { schema: { type: "array", items: item } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/tickets": { get: { parameters: [parameters].flat(), responses: { "200": { content } } } },
      },
    }),
  );
  const [resource] = model.resources;
  if (resource === undefined) throw new Error("The document has no list.");
  const state = { page: 1, sort: [], search: "", filters };
  return decodeURIComponent(buildListRequest(model, resource, state).query);
}
