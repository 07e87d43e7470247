import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { resourceChunk, takeChunk } from "./model-chunk.ts";

const text = { type: "string" };
const number = { type: "integer" };
const object = (properties: object) => ({ type: "object", properties });
const json = (schema: object) => ({
  responses: { "200": { content: { "application/json": { schema } } } },
});

/** Documents of different origin: each list filters by a record of another one. */
test.each<readonly [string, object, object, object, object]>([
  [
    "an example that is not a key",
    { id: number, name: text },
    { tags: { type: "array", items: { $ref: "#/components/schemas/Tag" } } },
    { name: "tags", in: "query", schema: { ...text, example: "test,production" } },
    { member: "name" },
  ],
  [
    "words about names",
    { id: number, name: text },
    { tag: { $ref: "#/components/schemas/Tag" } },
    { name: "tag", in: "query", description: "Comma-separated tag names", schema: text },
    { member: "name" },
  ],
  [
    "words about slugs",
    { id: number, slug: text, title: text },
    { tag: { $ref: "#/components/schemas/Tag" } },
    { name: "tag", in: "query", description: "The slug of the tag.", schema: text },
    { member: "slug" },
  ],
  [
    "no words, in a list of embedded records",
    { id: text, name: text },
    { tags: { type: "array", items: { $ref: "#/components/schemas/Tag" } } },
    { name: "tags", in: "query", schema: text },
    { isUnproven: true },
  ],
  [
    "words about ids",
    { id: text, name: text },
    { tag: { $ref: "#/components/schemas/Tag" } },
    { name: "tag", in: "query", description: "Id of the tag, not its name", schema: text },
    {},
  ],
  [
    "a name that is the key",
    { id: text, name: text },
    { tag: { $ref: "#/components/schemas/Tag" } },
    { name: "tagId", in: "query", schema: text },
    {},
  ],
  [
    "a plain reference",
    { id: text, name: text },
    { tag_id: text },
    { name: "tag_id", in: "query", schema: text },
    {},
  ],
])("a filter with %s takes the member of its evidence", async (_, tag, note, parameter, want) => {
  const paths = {
    "/tags": { get: json({ type: "array", items: { $ref: "#/components/schemas/Tag" } }) },
    "/tags/{id}": { get: json({ $ref: "#/components/schemas/Tag" }) },
    "/notes": {
      get: {
        parameters: [parameter],
        ...json({ type: "array", items: object({ id: text, ...note }) }),
      },
    },
  };
  const components = { schemas: { Tag: object(tag) } };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths, components }));
  const [referrer] = takeChunk(model, resourceChunk("tags"))?.referrers ?? [];
  expect(referrer?.resource).toBe("notes");
  const { member, isUnproven } = referrer ?? {};
  expect({ member, isUnproven }).toEqual({ member: undefined, isUnproven: undefined, ...want });
});
