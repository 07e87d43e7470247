import { expect, test } from "vitest";
import { readDocument } from "./read-document.ts";
import { readAt } from "./pointer.ts";

async function upgrade(source: object) {
  const { document } = await readDocument(JSON.stringify({ swagger: "2.0", ...source }), {});
  return document?.root;
}

const inPath = (operation: object, more: object = {}) => ({
  paths: { "/x": { post: operation, ...more } },
});

test.each([
  [{ host: "h", basePath: "/v1", schemes: ["http", "https"] }, ["https://h/v1", "http://h/v1"]],
  [{ host: "h" }, ["//h"]],
  [{ host: "h", schemes: ["HTTPS", "wss"] }, ["https://h"]],
  [{ host: "https://h/", basePath: "/v1" }, ["https://h/v1"]],
  [{ basePath: "https://h/v1" }, ["https://h/v1"]],
  [{ servers: [{ url: "https://h/v3" }], host: "other" }, ["https://h/v3"]],
  [{ basePath: "v1" }, ["/v1"]],
  [{}, []],
])("%j has the servers %j", async (source, urls) => {
  const servers = (await upgrade(source))?.["servers"] as readonly { readonly url: string }[];
  expect(servers.map(({ url }) => url)).toEqual(urls);
});

test.each([
  ["csv", { explode: false }],
  ["multi", { explode: true }],
  ["pipes", { style: "pipeDelimited", explode: false }],
  ["ssv", { style: "spaceDelimited", explode: false }],
  [undefined, { explode: false }],
])("collectionFormat %s is %j", async (collectionFormat, want) => {
  const root = await upgrade(
    inPath({
      parameters: [
        { name: "ids", in: "query", type: "array", items: { type: "string" }, collectionFormat },
      ],
    }),
  );
  expect(readAt(root, ["paths", "/x", "post", "parameters", "0"])).toMatchObject({
    ...want,
    schema: { type: "array", items: { type: "string" } },
  });
});

test("a body parameter becomes the request body in the consumed types", async () => {
  const root = await upgrade({
    consumes: ["application/json", "application/xml"],
    parameters: {
      Body: { name: "b", in: "body", required: true, schema: { $ref: "#/definitions/B" } },
    },
    ...inPath({ parameters: [{ $ref: "#/parameters/Body" }] }),
  });
  const body = readAt(root, ["paths", "/x", "post", "requestBody"]);
  expect(body).toMatchObject({
    required: true,
    content: {
      "application/json": { schema: { $ref: "#/definitions/B" } },
      "application/xml": { schema: { $ref: "#/definitions/B" } },
    },
  });
});

test("form parameters become one form, or multipart with a file", async () => {
  const fields = [
    { name: "name", in: "formData", type: "string", required: true },
    { name: "logo", in: "formData", type: "file" },
  ];
  const root = await upgrade(inPath({ parameters: fields }));
  const content = readAt(root, ["paths", "/x", "post", "requestBody", "content"]);
  expect(content).toEqual({
    "multipart/form-data": {
      schema: {
        type: "object",
        properties: { name: { type: "string" }, logo: { type: "string", format: "binary" } },
        required: ["name"],
      },
    },
  });
});

test("a parameter of an operation overrides that of its path", async () => {
  const root = await upgrade(
    inPath(
      { parameters: [{ name: "n", in: "query", type: "integer" }] },
      { parameters: [{ name: "n", in: "query", type: "string" }] },
    ),
  );
  expect(readAt(root, ["paths", "/x", "post", "parameters"])).toMatchObject([
    { name: "n", schema: { type: "integer" } },
  ]);
});

test("security definitions become security schemes", async () => {
  const root = await upgrade({
    securityDefinitions: {
      b: { type: "basic" },
      o: { type: "oauth2", flow: "password", tokenUrl: "/token", scopes: { all: "" } },
      k: { type: "apiKey", in: "header", name: "X-Key" },
    },
  });
  expect(readAt(root, ["components", "securitySchemes"])).toMatchObject({
    b: { type: "http", scheme: "basic" },
    o: { type: "oauth2", flows: { password: { tokenUrl: "/token", scopes: { all: "" } } } },
    k: { type: "apiKey", in: "header", name: "X-Key" },
  });
});
