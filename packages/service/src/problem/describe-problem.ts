/** JSON Schema of a problem document (RFC 9457) with its list of errors. */
export const problemSchema = {
  type: "object",
  required: ["type", "title", "status", "detail", "code"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    code: { type: "string" },
    errors: {
      type: "array",
      items: {
        type: "object",
        required: ["detail"],
        properties: {
          pointer: { type: "string", description: "JSON pointer into the body" },
          parameter: { type: "string" },
          detail: { type: "string" },
        },
      },
    },
  },
} as const;

export const problemResponse = {
  description: "What went wrong, in words",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
} as const;
