/** A small description with many features, for mutation. */
const schemas = {
  Order: {
    type: "object",
    required: ["id"],
    properties: {
      id: { type: "integer" },
      customer_id: { type: "integer" },
      customer: { $ref: "#/components/schemas/Customer" },
      lines: { type: "array", items: { $ref: "#/components/schemas/Line" } },
      state: { type: ["string", "null"], enum: ["open", "paid", null], default: "open" },
    },
  },
  Customer: {
    allOf: [{ $ref: "#/components/schemas/Base" }, { properties: { name: { type: "string" } } }],
  },
  Base: {
    discriminator: { propertyName: "kind", mapping: { customer: "#/components/schemas/Customer" } },
    properties: {
      id: { type: "integer" },
      kind: { type: "string" },
      parent: { $ref: "#/components/schemas/Customer" },
    },
  },
  Line: {
    oneOf: [{ properties: { no: { type: "integer" } } }, { $ref: "#/components/schemas/Order" }],
  },
  Page: {
    $id: "page",
    properties: { data: { type: "array", items: { $dynamicRef: "#item" } } },
    $defs: { item: { $dynamicAnchor: "item" } },
  },
};

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const response = (schema: object) => ({
  "200": { headers: { "X-Total-Count": {} }, content: { "application/json": { schema } } },
});

const query = ["page", "limit", "sort", "q", "total[gte]"].map((name) => ({
  name,
  in: "query",
  schema: {
    type: name === "sort" ? "string" : "integer",
    ...(name === "sort" ? { enum: ["id", "-id"] } : {}),
  },
}));

export const shop = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  servers: [{ url: "https://{host}/v1", variables: { host: { default: "h" } } }],
  security: [{ oauth: [] }],
  tags: [{ name: "sales", parent: "all" }],
  paths: {
    "/orders": {
      parameters: [{ name: "X-Tenant", in: "header", schema: { type: "string" } }],
      get: {
        tags: ["sales"],
        parameters: query,
        responses: response({
          properties: { data: { type: "array", items: ref("Order") }, total: { type: "integer" } },
        }),
      },
      post: {
        requestBody: { content: { "application/json": { schema: ref("Order") } } },
        responses: response(ref("Order")),
      },
      additionalOperations: { LINK: { responses: {} } },
    },
    "/orders/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      get: { responses: response(ref("Order")) },
      patch: {
        requestBody: { content: { "multipart/form-data": { schema: ref("Order") } } },
        responses: { "204": {} },
      },
      delete: { responses: { default: {} } },
    },
    "/orders/{id}/pay": { post: { operationId: "pay", responses: {} } },
    "/customers/{customer_id}": { get: { responses: response(ref("Customer")) } },
    "/login": {
      post: {
        requestBody: {
          content: {
            "application/x-www-form-urlencoded": {
              schema: { properties: { username: {}, password: {} } },
            },
          },
        },
        responses: response({ properties: { token: { type: "string" } } }),
      },
    },
  },
  components: {
    schemas,
    securitySchemes: {
      oauth: { type: "oauth2", flows: { password: { tokenUrl: "/login", scopes: {} } } },
    },
  },
};
