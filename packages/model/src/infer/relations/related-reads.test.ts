import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { createTestModel } from "#testing/sample-paths.ts";

const text = { type: "string" };
const object = (properties: object) => ({ type: "object", properties });
const many = (items: object) => ({ type: "array", items });
const identifier = object({ type: text, id: text });
const typed = (type: string) => object({ type: { type: "string", enum: [type] }, id: text });
const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const resourceObject = (own: object, attributes: object, relationships: object = {}) =>
  object({
    id: text,
    type: text,
    ...own,
    attributes: object(attributes),
    relationships: object(relationships),
  });

const content = (data: object) => ({
  content: { "application/vnd.api+json": { schema: object({ data }) } },
});
const get = (data: object) => ({ get: { responses: { "200": content(data) } } });
const write = (data: object) => ({
  requestBody: content(data),
  responses: { "200": content(data) },
});
const keyed = (name: string, paths: object) => ({
  parameters: [{ name, in: "path", required: true, schema: text }],
  ...paths,
});

const pathsOf = (name: string, schema: object, parameter = "id") => ({
  [`/${name}`]: { ...get(many(schema)), post: write(schema) },
  [`/${name}/{${parameter}}`]: keyed(parameter, { ...get(schema), patch: write(schema) }),
});

const linked = {
  author: object({ data: identifier }),
  readers: object({ data: many(identifier) }),
};

/** Documents of different origin: articles with an author and readers, which are people. */
const documents: readonly (readonly [string, object, object])[] = [
  [
    "named schemas at the related paths",
    {
      ...pathsOf("articles", refer("articles")),
      ...pathsOf("people", refer("people")),
      "/articles/{id}/author": keyed("id", get(refer("people"))),
      "/articles/{id}/relationships/author": keyed("id", get(identifier)),
      "/articles/{id}/readers": keyed("id", get(many(refer("people")))),
    },
    {
      articles: resourceObject({}, { title: text }, linked),
      people: resourceObject({}, { name: text, email: text }),
    },
  ],
  [
    "identifiers with a type at the relationship paths",
    {
      ...pathsOf("articles", resourceObject({}, { title: text }, linked), "articleId"),
      ...pathsOf("people", resourceObject({ type: { const: "people" } }, { name: text })),
      "/articles/{articleId}/relationships/author": keyed("articleId", get(typed("people"))),
      "/articles/{articleId}/relationships/readers": keyed("articleId", get(many(typed("people")))),
    },
    {},
  ],
  [
    "inline objects with an example of their type, under other parameter names",
    {
      ...pathsOf("articles", resourceObject({}, { title: text }, linked)),
      ...pathsOf("people", resourceObject({}, { name: text }), "person_pk"),
      "/articles/{article_id}/author": keyed(
        "article_id",
        get(resourceObject({ type: { ...text, example: "people" } }, { name: text })),
      ),
      "/articles/{article_id}/readers": keyed(
        "article_id",
        get(many(resourceObject({ type: { ...text, example: "people" } }, { name: text }))),
      ),
    },
    {},
  ],
];

const describe = (field: Field) =>
  `${field.name} ${field.kind}${"to" in field ? ` ${field.to}` : ""}`;

test.each(documents)("%s name the target of relationships", async (_, paths, schemas) => {
  const { resources, operations } = await createTestModel(paths, { schemas });
  const articles = resources.find(({ collectionPath }) => collectionPath === "/articles");
  const expected = ["author reference people", "readers references people"];
  expect(articles?.fields.map(describe)).toEqual(expect.arrayContaining(expected));
  const body = operations.find(({ id }) => id === articles?.operations.create)?.body;
  const [data] = body?.field.kind === "group" ? body.field.fields : [];
  const inputs = data?.kind === "group" ? data.fields : [];
  expect(inputs.map(describe)).toEqual(expect.arrayContaining(expected));
  expect(body?.resourceObject?.relationships).toEqual({ author: "people", readers: "people" });
});

test("a schema that several resources have does not name the target", async () => {
  const any = resourceObject(
    {},
    { name: text, size: text, width: text },
    { cover: object({ data: identifier }) },
  );
  const { resources } = await createTestModel(
    {
      ...pathsOf("articles", refer("Resource")),
      ...pathsOf("photos", refer("Resource")),
      "/articles/{id}/cover": keyed("id", get(refer("Resource"))),
    },
    { schemas: { Resource: any } },
  );
  const articles = resources.find(({ collectionPath }) => collectionPath === "/articles");
  expect(articles?.fields.map(describe)).toContain("cover group");
});
