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
  ["token", ["secret", "type"], { description: "The token is deleted." }, {}, []],
  ["name", ["name", "title"], { description: "The name is the title." }, {}, ["title"]],
  ["name", ["name", "title"], { description: "The name is the name." }, {}, ["name"]],
])("the key of {%s} with %j and %j", async (parameter, fields, words, more, expected) => {
  expect(await findKey(parameter, fields, words, more)).toEqual(expected);
});
