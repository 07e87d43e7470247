import { expect, test } from "vitest";
import type { HttpBody, HttpResponse } from "#types/http.ts";
import type { Resource } from "#types/resource.ts";
import { readListPage } from "#request/lists/read-list-page.ts";
import { flattenResponse } from "#request/responses/flatten-response.ts";
import { writeResourceObjects } from "#request/bodies/resource-objects.ts";
import { buildChange } from "#request/writes/build-change.ts";
import { buildCreate } from "#request/writes/build-create.ts";
import { createTestModel } from "#testing/sample-paths.ts";

const text = { type: "string" };
const object = (properties: object, required: readonly string[] = []) => ({
  type: "object",
  properties,
  required,
});
const content = (schema: object) => ({ content: { "application/vnd.api+json": { schema } } });
const body = (schema: object) => ({ requestBody: content(object({ data: schema })) });
const good = (schema: object) => ({ responses: { "200": content(schema) } });
const list = (schema: object) => good(object({ data: { type: "array", items: schema } }));
const one = (schema: object) => good(object({ data: schema }));
const key = [{ name: "id", in: "path", required: true, schema: text }];

/** Paths of records with their schema in responses and in requests. */
function pathsOf(name: string, shown: object, sent: object = shown) {
  return {
    [`/${name}`]: { get: list(shown), post: { ...body(sent), ...one(shown) } },
    [`/${name}/{id}`]: {
      parameters: key,
      get: one(shown),
      patch: { ...body(sent), ...one(shown) },
    },
  };
}

const people = object({ type: { const: "people" }, id: text, attributes: object({ name: text }) });
const identifier = (type: object) => object({ type, id: text }, ["type", "id"]);

/** Documents of different origin that describe posts with a title, an author and reviewers. */
const documents: readonly (readonly [string, object])[] = [
  [
    "types as choices",
    {
      ...pathsOf(
        "posts",
        object({
          type: { type: "string", enum: ["posts"] },
          id: text,
          attributes: object({ title: text }, ["title"]),
          relationships: object({
            author: object({ data: identifier({ enum: ["people"] }) }),
            reviewers: object({ data: { type: "array", items: identifier({ enum: ["people"] }) } }),
          }),
          links: object({ self: text }),
        }),
      ),
      ...pathsOf("people", people),
    },
  ],
  [
    "nullable identifiers and types as examples",
    {
      ...pathsOf(
        "posts",
        object({
          type: { ...text, example: "posts" },
          id: { ...text, readOnly: true },
          attributes: { allOf: [object({ title: text }, ["title"])] },
          relationships: object({
            author: object({
              data: { oneOf: [identifier({ ...text, default: "people" }), { type: "null" }] },
            }),
            reviewers: object({
              data: { type: "array", items: identifier({ ...text, example: "people" }) },
            }),
          }),
        }),
      ),
      ...pathsOf("people", people),
    },
  ],
  [
    "requests without a key",
    {
      ...pathsOf(
        "posts",
        object({
          id: text,
          type: text,
          attributes: object({ title: text }),
          relationships: object({
            author: object({ data: identifier({ const: "people" }), links: object({}) }),
            reviewers: object({ data: { type: "array", items: identifier({ const: "people" }) } }),
          }),
        }),
        object(
          {
            type: text,
            attributes: object({ title: text }, ["title"]),
            relationships: object({
              author: object({ data: identifier({ const: "people" }) }),
              reviewers: object({ data: { type: "array", items: identifier(text) } }),
            }),
          },
          ["type", "attributes"],
        ),
      ),
      ...pathsOf("people", people),
    },
  ],
];

const person = { type: "people", id: "9" };
const response: HttpResponse = {
  status: 200,
  headers: {},
  body: {
    data: [
      {
        type: "posts",
        id: "1",
        attributes: { title: "First" },
        relationships: { author: { data: person }, reviewers: { data: [person] } },
      },
      { type: "posts", id: "2", attributes: { title: "Second" }, relationships: {} },
    ],
    included: [{ ...person, attributes: { name: "Dan" } }],
  },
};

const dan = { name: "Dan", type: "people", id: "9" };

async function openPosts(paths: object) {
  const model = await createTestModel(paths);
  const resource = model.resources.find(({ name }) => name === "posts") as Resource;
  const chunk = { resource, operations: model.operations, referrers: [] };
  const operationOf = (role: "list" | "create") =>
    model.operations.find(({ id }) => id === resource.operations[role]);
  return { resource, chunk, operationOf };
}

const contentOf = (body: HttpBody | undefined): unknown =>
  JSON.parse(String(body && writeResourceObjects(body).content));

test.each(documents)("%s: attributes and relationships are fields", async (_, paths) => {
  const { resource, operationOf } = await openPosts(paths);
  const fields = resource.fields.map((field) =>
    "to" in field
      ? [field.name, field.kind, field.to, field.keyPath.join("."), field.titlePath?.join(".")]
      : [field.name, field.kind],
  );
  expect(fields).toEqual([
    ["id", "text"],
    ["title", "text"],
    ["author", "reference", "people", "id", "name"],
    ["reviewers", "references", "people", "id", "name"],
  ]);
  expect(resource.title).toEqual(["title"]);
  const data = operationOf("create")?.body?.field;
  const [record] = data?.kind === "group" ? data.fields : [];
  const inputs = record?.kind === "group" ? record.fields.map(({ name }) => name) : [];
  expect(inputs).toEqual(["title", "author", "reviewers"]);
});

test.each(documents)("%s: rows have the included titles", async (_, paths) => {
  const { resource, operationOf } = await openPosts(paths);
  const expected = { ...operationOf("list")?.response, kind: "list" } as never;
  const state = { page: 1, sort: [], search: "", filters: {} };
  const { rows } = readListPage(resource, flattenResponse(expected, response), state);
  expect(rows).toEqual([
    { id: "1", title: "First", author: dan, reviewers: [dan] },
    { id: "2", title: "Second" },
  ]);
});

test.each(documents)("%s: writes are resource objects", async (_, paths) => {
  const { resource, chunk } = await openPosts(paths);
  const created = buildCreate(
    { chunk, resource, parents: {} },
    { title: "New", author: { id: "9" } },
  );
  expect(contentOf(created.body)).toEqual({
    data: {
      type: "posts",
      attributes: { title: "New" },
      relationships: { author: { data: person } },
    },
  });
  const before = { id: "1", title: "First", author: dan, reviewers: [dan] };
  const changed = buildChange(
    { chunk, resource, parents: {}, key: "1" },
    { before, after: { ...before, author: null, reviewers: [{ id: "8" }, dan] } },
  );
  const { data } = contentOf(changed?.body) as { readonly data: object };
  expect(data).toMatchObject({
    type: "posts",
    relationships: { reviewers: { data: [{ type: "people", id: "8" }, person] } },
  });
  expect(data).not.toHaveProperty("attributes");
});

test("records in envelopes are fields too, and their keys are written", async () => {
  const author = object({
    data: object({ id: { type: "integer" }, attributes: object({ name: text }) }),
  });
  const post = object({ id: { type: "integer" }, attributes: object({ title: text, author }) });
  const authors = object({ id: { type: "integer" }, attributes: object({ name: text }) });
  const { resource, operationOf } = await openPosts({
    ...pathsOf("posts", post, object({ title: text, author: { type: "integer" } })),
    ...pathsOf("authors", authors),
  });
  expect(resource.fields.at(-1)).toMatchObject({ name: "author", to: "authors", keyPath: ["id"] });
  const expected = { ...operationOf("list")?.response, kind: "list" } as never;
  const flat = flattenResponse(expected, {
    status: 200,
    headers: {},
    body: {
      data: [
        {
          id: 1,
          attributes: { title: "First", author: { data: { id: 9, attributes: { name: "Dan" } } } },
        },
      ],
    },
  });
  expect(flat.body).toEqual({
    data: [{ id: 1, title: "First", author: { id: 9, name: "Dan" } }],
  });
});

test("an object with other members next to its attributes is unchanged", async () => {
  const realm = object({ id: text, name: text, attributes: object({ color: text }) });
  const { resource } = await openPosts(pathsOf("posts", realm));
  expect(resource.fields.map(({ name }) => name)).toEqual(["id", "name", "attributes"]);
});

test("the examples of a list complete resource objects without declared attributes", async () => {
  const open = object({ type: text, id: text, attributes: object({}), relationships: object({}) });
  const schema = object({ data: { type: "array", items: open } });
  const media = { schema, examples: { some: { value: response.body } } };
  const posts = { responses: { "200": { content: { "application/vnd.api+json": media } } } };
  const paths = { "/posts": { get: posts } };
  const { resource } = await openPosts({ ...paths, ...pathsOf("people", people) });
  expect(resource.fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    "id text",
    "title text",
    "author reference",
    "reviewers references",
  ]);
});

test.each<readonly [string, readonly string[], object, boolean]>([
  ["a create without its container", ["type"], {}, true],
  ["a create with its container", ["type", "relationships"], {}, true],
  ["a change without its container", ["type", "id"], { id: text }, false],
])("a required relationship is required in %s", async (_, required, id, isRequired) => {
  const author = object({ data: identifier({ enum: ["people"] }) });
  const relationships = object({ author }, ["author"]);
  const attributes = object({ title: text });
  const type = { enum: ["posts"] };
  const { operations } = await createTestModel({
    "/posts": { post: body(object({ type, ...id, attributes, relationships }, required)) },
  });
  const { field, path = [] } = operations[0]?.body ?? {};
  const record =
    field?.kind === "group" ? field.fields.find(({ name }) => name === path[0]) : field;
  const fields = record?.kind === "group" ? record.fields : [];
  expect(fields.find(({ name }) => name === "author")?.isRequired).toBe(isRequired);
});
