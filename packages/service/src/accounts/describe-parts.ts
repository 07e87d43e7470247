/** Reference to the response of a refused request. */
export const refusedRef = { $ref: "#/components/responses/quarterdeck.refused" };

export const idParameter = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "integer", minimum: 1 },
};

/** Parameter of a query. */
export function queryParameter(name: string, schema: object, description: string): object {
  return { name, in: "query", description, schema };
}

export function jsonBody(schema: string): object {
  return { required: true, content: { "application/json": { schema: schemaRef(schema) } } };
}

export function jsonResponse(description: string, schema: object): object {
  return { description, content: { "application/json": { schema } } };
}

/** Schema of `{"data": […]}`. */
export function listSchema(schema: string): object {
  return {
    type: "object",
    required: ["data"],
    properties: { data: { type: "array", items: schemaRef(schema) } },
  };
}

/** Prefixed schema name: a table may be called `account`. */
export function schemaRef(schema: string): object {
  return { $ref: `#/components/schemas/quarterdeck.${schema}` };
}
