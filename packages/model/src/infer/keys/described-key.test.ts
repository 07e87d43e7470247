import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const text = { type: "string" };

/** Key of the records of `/items` whose removal has these words. */
async function findKey(
  parameter: string,
  fields: readonly string[],
  words: object,
  ofParameter: object = {},
) {
  const properties = Object.fromEntries(fields.map((name) => [name, text]));
  const schema = { type: "array", items: { type: "object", properties } };
  const responses = { "200": { content: { "application/json": { schema } } } };
  const parameters = [
    { name: parameter, in: "path", required: true, schema: text, ...ofParameter },
  ];
  const paths = {
    "/items": { get: { responses } },
    [`/items/{${parameter}}`]: {
      delete: { ...words, parameters, responses: { "204": {} } },
    },
  };
  const { resources } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  return resources[0]?.key.map(({ field }) => field.join("."));
}

// A flag server, a shop and a registry.
test.each<readonly [string, readonly string[], object, object, readonly string[]]>([
  [
    "token",
    ["secret", "tokenName", "type"],
    { description: "Deletes a token. The `token` path parameter is the token's `secret`." },
    {},
    ["secret"],
  ],
  ["ref", ["handle", "label"], {}, { description: "The ref is the item's handle" }, ["handle"]],
  [
    "digest",
    ["checksum", "size"],
    { summary: "Removes a layer; digest must be the value of checksum" },
    {},
    ["checksum"],
  ],
  [
    "token",
    ["secret", "name", "url"],
    { description: "The `:token` part of the URL should be the token's secret." },
    {},
    ["secret"],
  ],
  ["ref", ["name", "sku"], { description: "`{ref}` in the path has to be the sku" }, {}, ["sku"]],
  ["token", ["secret", "type"], { description: "The token is deleted." }, {}, []],
  ["name", ["name", "title"], { description: "The name is the title." }, {}, ["title"]],
  ["name", ["name", "title"], { description: "The name is the name." }, {}, ["name"]],
])("the key of {%s} with %j and %j", async (parameter, fields, words, more, expected) => {
  expect(await findKey(parameter, fields, words, more)).toEqual(expected);
});

test.each([
  ["tokens", "token", "tokenName"],
  ["hooks", "hook", "hookName"],
  ["devices", "device", "deviceName"],
])(
  "the name of records that are only listed and removed, %s, is not a reference",
  async (path, one, name) => {
    const respond = (schema: object) => ({
      responses: { "200": { content: { "application/json": { schema } } } },
    });
    const list = (properties: object) => ({
      get: respond({ type: "array", items: { type: "object", properties } }),
    });
    const parameters = [{ name: one, in: "path", required: true, schema: text }];
    const own = { secret: text, [name]: text, type: text };
    const other = { name: text, url: text, role: text };
    const description = `The \`${one}\` path parameter is the \`secret\`.`;
    const paths = {
      [`/api-${path}`]: list(own),
      [`/api-${path}/{${one}}`]: {
        parameters,
        delete: { description, responses: { "204": {} } },
      },
      [`/invite-link/${path}`]: list(other),
      [`/invite-link/${path}/{${one}}`]: {
        parameters,
        get: respond({ type: "object", properties: other }),
      },
    };
    const { resources } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
    const resource = resources.find(({ collectionPath }) => collectionPath === `/api-${path}`);
    expect(resource?.key.map(({ field }) => field)).toEqual([["secret"]]);
    expect(resource?.fields.find((field) => field.name === name)?.kind).toBe("text");
  },
);
