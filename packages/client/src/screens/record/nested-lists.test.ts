// @vitest-environment node
import { createModel, resourceChunk, takeChunk } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { linkNames, openNestedLists, withoutRelated } from "./nested-lists.ts";
import { findRelations } from "./relations.ts";

const integer = { type: "integer" };
const response = (schema: object) => ({
  responses: { "200": { content: { "application/json": { schema } } } },
});
const listOf = (properties: object) => ({
  get: response({ type: "array", items: { type: "object", properties } }),
});

/** Labels of the lists in a record with `rows` in a member and, if `path` is set, a list below its path. */
async function listLabels(member: string, path: string | undefined): Promise<readonly string[]> {
  const row = { id: integer, text: { type: "string" } };
  const rows = { type: "array", items: { type: "object", properties: row } };
  const parent = { id: integer, name: { type: "string" }, [member]: rows };
  const parameters = [{ name: "id", in: "path", required: true, schema: integer }];
  const below = path === undefined ? {} : { [path]: { parameters, ...listOf(row) } };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/invoices": listOf(parent),
        "/invoices/{id}": { parameters, get: response({ type: "object", properties: parent }) },
        ...below,
      },
    }),
  );
  const chunk = takeChunk(model, resourceChunk("invoices"));
  if (chunk?.resource === undefined) throw new Error("There are no invoices.");
  const record = { id: 1, name: "A", [member]: [{ id: 1, text: "a" }] };
  const relations = findRelations(model, chunk, "1", {}, record);
  const lists = withoutRelated(openNestedLists(chunk.resource, record, undefined), relations);
  return [...relations, ...lists].map(({ label }) => label);
}

test.each([
  ["without a list below the path", "lines", undefined, ["Lines"]],
  ["with the same list below the path", "lines", "/invoices/{id}/lines", ["Lines"]],
  [
    "with that list under another form of the name",
    "lineItems",
    "/invoices/{id}/line-items",
    ["Line items"],
  ],
  ["with another list below the path", "lines", "/invoices/{id}/notes", ["Notes", "Lines"]],
])("a record that embeds a list, %s, shows each list once", async (_, member, path, labels) => {
  expect(await listLabels(member, path)).toEqual(labels);
});

/** Names of the fields of a record that related lists show in their stead. */
async function hiddenFields(links: string, one: string, other: string, member: string) {
  const reference = (path: string) => ({
    ...integer,
    "x-quarterdeck-references": { path: `${path}/{id}` },
  });
  const keys = { ...reference(links), type: "array", items: integer };
  const resource = (path: string, properties: object) => {
    const schema = { type: "object", properties: { id: integer, ...properties } };
    const body = { content: { "application/json": { schema } } };
    const parameters = [{ name: "id", in: "path", required: true, schema: integer }];
    return {
      [path]: {
        ...listOf({ id: integer, ...properties }),
        post: { requestBody: body, ...response(schema) },
      },
      [`${path}/{id}`]: { parameters, get: response(schema), delete: response({}) },
    };
  };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        ...resource(one, { name: { type: "string" }, [member]: keys }),
        ...resource(other, { name: { type: "string" } }),
        ...resource(links, { left: reference(one), right: reference(other) }),
      },
    }),
  );
  const { resource: owner } = takeChunk(model, resourceChunk(one.slice(1))) ?? {};
  const chunk = takeChunk(model, resourceChunk(one.slice(1)));
  if (owner === undefined || chunk === undefined) throw new Error("There are no records.");
  const record = { id: 1, name: "A", [member]: [7] };
  return linkNames(owner, findRelations(model, chunk, "1", {}, record));
}

test.each([
  ["/articles_tags", "/articles", "/tags", "tags", ["tags"]],
  ["/userRoles", "/users", "/roles", "assignments", ["assignments"]],
  ["/film-actor-links", "/films", "/actors", "cast", ["cast"]],
  ["/memberships", "/users", "/roles", "memberships", []],
])(
  "the keys of %s are fields of their record unless these are links",
  async (links, one, other, member, hidden) => {
    expect(await hiddenFields(links, one, other, member)).toEqual(hidden);
  },
);
