import { expect, test } from "vitest";
import { createTestModel, json, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const object = (properties: object) => ({ type: "object", properties });
const read = (key: string, schema: object) => ({
  parameters: [{ name: key, in: "path", required: true, schema: text }],
  get: json(schema),
});

async function targetOf(paths: object, resource: string, field: string) {
  const model = await createTestModel(paths);
  const match = model.resources
    .find(({ name }) => name === resource)
    ?.fields.find(({ name }) => name === field);
  return match?.kind === "reference" || match?.kind === "references" ? match.to : undefined;
}

// Blogs, trainings, giveaways: a list repeats the records of another resource under a name with the same end.
test.each<readonly [string, string, string, object]>([
  [
    "followers-users",
    "user_id",
    "users",
    {
      "/followers/users": { get: rows(object({ id: integer, user_id: integer, since: text })) },
      "/users": { get: rows(object({ id: integer, name: text })) },
      "/users/{id}": read("id", object({ id: integer, name: text })),
    },
  ],
  [
    "featured-posts",
    "post_id",
    "posts",
    {
      "/featured/posts": { get: rows(object({ post_id: text, rank: integer })) },
      "/posts": { get: rows(object({ id: text, title: text })) },
      "/posts/{id}": read("id", object({ id: text, title: text })),
    },
  ],
  [
    "recent-trainings",
    "trainingId",
    "trainings",
    {
      "/recent/trainings": { get: rows(object({ trainingId: integer, at: text })) },
      "/trainings": { get: rows(object({ id: text, subject: text })) },
      "/trainings/{id}": read("id", object({ id: text, subject: text })),
    },
  ],
  [
    "domains",
    "rootCategoryKey",
    "categories",
    {
      "/domains": { get: rows(object({ locale: text, rootCategoryKey: text })) },
      "/categories": { get: rows(object({ key: text, name: text })) },
      "/categories/{key}": read("key", object({ key: text, name: text })),
    },
  ],
])("%s.%s refers to %s", async (resource, field, expected, paths) => {
  expect(await targetOf(paths, resource, field)).toBe(expected);
});

test("the key of records with their own path refers to nothing", async () => {
  const user = object({ id: integer, user_id: integer, name: text });
  const paths = { "/users": { get: rows(user) }, "/users/{user_id}": read("user_id", user) };
  expect(await targetOf(paths, "users", "user_id")).toBeUndefined();
});

// Vector databases, banks, clinics: the schema of a value has the name of the path parameter.
test.each([
  ["source", "IndexName", "indexName", "/indexes"],
  ["payer", "AccountNumber", "account_number", "/accounts"],
  ["seenBy", "doctor-code", "doctorCode", "/doctors"],
])("%s with the schema %s refers to the records of {%s}", async (field, schema, key, path) => {
  const own = {
    type: "object",
    properties: { id: text, [field]: { $ref: `#/components/schemas/${schema}` } },
  };
  const paths = {
    "/copies": { get: rows(own) },
    [path]: { get: rows(object({ [key]: text, size: integer })) },
    [`${path}/{${key}}`]: read(key, object({ [key]: text, size: integer })),
  };
  const model = await createTestModel(paths, { schemas: { [schema]: { type: "string" } } });
  const match = model.resources
    .find(({ name }) => name === "copies")
    ?.fields.find(({ name }) => name === field);
  expect(match?.kind === "reference" && match.to).toBe(path.slice(1));
});

test("the uuid of a record is the key that its path calls an id", async () => {
  const paths = {
    "/products/{productId}": read("productId", object({ product_uuid: text, name: text })),
  };
  const model = await createTestModel(paths);
  expect(model.resources[0]?.key[0]?.field).toEqual(["product_uuid"]);
});

// Radio, a shop, a school: another list has rows with the schema of the records.
test.each([
  ["episode", "stations", "pieces"],
  ["product", "bestsellers", "offers"],
  ["pupil", "absences", "grades"],
])(
  "the key of an %s leads to its own list, not to %s with its schema",
  async (name, other, owner) => {
    const more = { title: text, length: integer, begin: text, end: text };
    const Record = object({ id: integer, ...more });
    const schema = { $ref: `#/components/schemas/${name}` };
    const paths = {
      [`/${other}`]: { get: rows(schema) },
      [`/${other}/{id}`]: read("id", object({ id: integer, label: text })),
      [`/${name}s`]: { get: rows(schema) },
      [`/${name}s/{id}`]: read("id", schema),
      [`/${owner}`]: { get: rows(object({ id: integer, [`${name}Id`]: integer })) },
    };
    const model = await createTestModel(paths, { schemas: { [name]: Record } });
    const fields = model.resources.find((resource) => resource.name === owner)?.fields;
    expect(fields?.find((field) => field.name === `${name}Id`)).toMatchObject({ to: `${name}s` });
  },
);
