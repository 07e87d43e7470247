import { createModel } from "#create-model.ts";

/** Options of a list in a test document. */
export interface ListOptions {
  readonly parameters?: readonly object[];
  /** Sibling properties of the rows; without them the response is the rows. */
  readonly siblings?: { readonly [name: string]: unknown };
  readonly rowsName?: string;
  readonly headers?: object;
  readonly more?: object;
  readonly description?: string;
}

const row = {
  type: "object",
  properties: {
    id: { type: "integer" },
    total: { type: "number" },
    created_at: { type: "string", format: "date-time" },
    status: { enum: ["open", "paid"] },
    note: { type: "string" },
  },
};

/** The list shape inferred from one GET operation. */
export async function listOf({
  parameters = [],
  siblings,
  rowsName = "data",
  headers,
  more,
  description,
}: ListOptions) {
  const rows = { type: "array", items: row };
  const schema =
    siblings === undefined
      ? rows
      : { type: "object", properties: { [rowsName]: rows, ...siblings } };
  const responses = { "200": { headers, content: { "application/json": { schema } } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: { "/orders": { get: { description, parameters, responses } }, ...more },
    }),
  );
  const list = model.resources[0]?.list;
  if (list === undefined) throw new Error("no list");
  return list;
}

export const query = (name: string, schema: object = { type: "integer" }, more: object = {}) => ({
  name,
  in: "query",
  schema,
  ...more,
});
export const text = { type: "string" };
export const at = (parameter: string, path?: readonly string[]) => ({
  parameter,
  ...(path && { path }),
});
