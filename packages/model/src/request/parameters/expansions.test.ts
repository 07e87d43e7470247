import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { buildReadRequest } from "#request/build-read-request.ts";
import { sampleState } from "#testing/sample-orders.ts";

const text = { type: "string" };
const person = { type: "object", properties: { id: text, name: text, email: text } };
const issue = {
  type: "object",
  properties: {
    id: text,
    title: text,
    author: person,
    comments: { type: "array", items: { type: "object", properties: { body: text } } },
  },
};
const responds = (schema: object) => ({
  responses: { "200": { content: { "application/json": { schema } } } },
});

/** Queries of a page and of a record with this parameter. */
async function queriesOf(parameter: object): Promise<readonly string[]> {
  const parameters = [{ in: "query", ...parameter }];
  const inPath = { name: "id", in: "path", required: true, schema: text };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/people": { get: responds({ type: "array", items: person }) },
        "/people/{id}": { parameters: [inPath], get: responds(person) },
        "/issues": { get: { parameters, ...responds({ type: "array", items: issue }) } },
        "/issues/{id}": { parameters: [inPath], get: { parameters, ...responds(issue) } },
      },
    }),
  );
  const resource = model.resources.find(({ name }) => name === "issues");
  if (resource === undefined) throw new Error("The model lacks the issues.");
  return [
    buildListRequest(model, resource, sampleState({})).query,
    buildReadRequest(model, resource, "7").query,
  ];
}

const names = { type: "array", items: { type: "string", enum: ["author", "comments", "votes"] } };

test.each<readonly [string, object, readonly string[]]>([
  [
    "Strapi: text, a selection or all",
    {
      name: "populate",
      schema: {
        anyOf: [
          { const: "*" },
          { type: "string", enum: ["author"] },
          { type: "array", items: { type: "string", enum: ["author"] } },
        ],
      },
    },
    ["populate=author", "populate=author"],
  ],
  [
    "Redmine: names separated by commas",
    { name: "include", explode: false, schema: names },
    ["include=author", "include=author,comments"],
  ],
  [
    "a repeated parameter in brackets",
    { name: "expand[]", schema: names },
    ["expand%5B%5D=author", "expand%5B%5D=author&expand%5B%5D=comments"],
  ],
  [
    "one choice",
    { name: "embed", schema: { type: "string", enum: ["author"] } },
    ["embed=author", "embed=author"],
  ],
  [
    "one of several choices is a decision of the user",
    { name: "embed", schema: names.items },
    ["embed=author", ""],
  ],
  [
    "names of other members",
    { name: "include", schema: { type: "array", items: { type: "string", enum: ["votes"] } } },
    ["", ""],
  ],
  [
    "a name in Markdown",
    { name: "expand", schema: text, description: "Relations to fill, e.g. `author`" },
    ["expand=author", "expand=author"],
  ],
  [
    "names in prose, separated by commas",
    { name: "expand", schema: text, description: "Related records to add: author, comments" },
    ["expand=author", "expand=author%2Ccomments"],
  ],
  [
    "names in quotes, repeated",
    {
      name: "with",
      schema: { type: "array", items: text },
      description: "Add 'author' or 'votes' to each issue.",
    },
    ["with=author", "with=author"],
  ],
  [
    "an example",
    { name: "include", schema: text, example: "author,votes" },
    ["include=author", "include=author"],
  ],
  [
    "prose without names",
    { name: "expand", schema: text, description: "Expands the author" },
    ["", ""],
  ],
  [
    "a name at the end of a sentence",
    { name: "include", schema: text, description: "Related records. Available: `author`." },
    ["include=author", "include=author"],
  ],
  [
    "relations without names",
    { name: "populate", schema: text, description: "Relations to return" },
    ["populate=author", "populate=author"],
  ],
  ["a filter", { name: "type", schema: names }, ["", ""]],
])("%s", async (_, parameter, expected) => {
  expect(await queriesOf(parameter)).toEqual(expected);
});

// A form has the key, so a record is read without the other one.
test.each<readonly [string, object, object]>([
  ["either of both", { author: { oneOf: [text, person] } }, { name: "expand", schema: names }],
  ["a key", { person: text }, { name: "embed", schema: { type: "string", enum: ["person"] } }],
  ["either, in prose", { author: { anyOf: [person, text] } }, { name: "populate", schema: text }],
])("a list requests the record in place of its key: %s", async (_, members, parameter) => {
  const [name = ""] = Object.keys(members);
  const note = { type: "object", properties: { id: text, title: text, ...members } };
  const parameters = [{ in: "query", ...parameter }];
  const inPath = { name: "id", in: "path", required: true, schema: text };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/people": { get: responds({ type: "array", items: person }) },
        "/people/{id}": { parameters: [inPath], get: responds(person) },
        "/notes": { get: { parameters, ...responds({ type: "array", items: note }) } },
        "/notes/{id}": { parameters: [inPath], get: { parameters, ...responds(note) } },
      },
    }),
  );
  const resource = model.resources.find((one) => one.name === "notes");
  if (resource === undefined) throw new Error("The model lacks the notes.");
  expect(buildListRequest(model, resource, sampleState({})).query).toMatch(
    new RegExp(`^\\w+=${name}$`),
  );
  expect(buildReadRequest(model, resource, "7").query).toBe("");
});

const identifier = (type: string) => ({
  type: "object",
  properties: { type: { type: "string", enum: [type] }, id: text },
});
const resourceObject = (type: string, relationships: object) => ({
  type: "object",
  required: ["type", "id"],
  properties: {
    type: { type: "string", enum: [type] },
    id: text,
    attributes: { type: "object", properties: { name: text } },
    relationships: { type: "object", properties: relationships },
  },
});
const toOne = (type: string) => ({ type: "object", properties: { data: identifier(type) } });
const toMany = (type: string) => ({
  type: "object",
  properties: { data: { type: "array", items: identifier(type) } },
});

test.each<readonly [string, object, readonly string[]]>([
  ["one relationship", { author: toOne("people") }, ["include=author", "include=author"]],
  [
    "several relationships",
    { author: toOne("people"), tags: toMany("tags"), editor: toOne("people") },
    ["include=author%2Ceditor", "include=author%2Ctags%2Ceditor"],
  ],
  ["only lists", { tags: toMany("tags") }, ["", "include=tags"]],
  ["a relationship with no resource", { moon: toOne("moons") }, ["", ""]],
])("JSON:API without names of relationships: %s", async (_, relationships, expected) => {
  const parameters = [{ in: "query", name: "include", schema: text }];
  const inPath = { name: "id", in: "path", required: true, schema: text };
  const list = (item: object) =>
    responds({ type: "object", properties: { data: { type: "array", items: item } } });
  const one = (item: object) => responds({ type: "object", properties: { data: item } });
  const articles = resourceObject("articles", relationships);
  const paths = Object.fromEntries(
    ["people", "tags"].flatMap((type) => [
      [`/${type}`, { get: list(resourceObject(type, {})) }],
      [`/${type}/{id}`, { parameters: [inPath], get: one(resourceObject(type, {})) }],
    ]),
  );
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        ...paths,
        "/articles": { get: { parameters, ...list(articles) } },
        "/articles/{id}": { parameters: [inPath], get: { parameters, ...one(articles) } },
      },
    }),
  );
  const resource = model.resources.find(({ name }) => name === "articles");
  if (resource === undefined) throw new Error("The model lacks the articles.");
  const queries = [
    buildListRequest(model, resource, sampleState({})).query,
    buildReadRequest(model, resource, "7").query,
  ];
  expect(queries).toEqual(expected);
});
