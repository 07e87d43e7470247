import { createModel } from "#create-model.ts";

/** What a described list differs in from the plain one. */
export interface Given {
  readonly parameters?: readonly object[];
  /** Properties beside the rows; none: the answer is the rows. */
  readonly around?: { readonly [name: string]: unknown };
  readonly rowsName?: string;
  readonly headers?: object;
  readonly more?: object;
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

/** The list that is understood of one described GET. */
export async function listOf({ parameters = [], around, rowsName = "data", headers, more }: Given) {
  const rows = { type: "array", items: row };
  const schema =
    around === undefined ? rows : { type: "object", properties: { [rowsName]: rows, ...around } };
  const responses = { "200": { headers, content: { "application/json": { schema } } } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: { "/orders": { get: { parameters, responses } }, ...more },
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
