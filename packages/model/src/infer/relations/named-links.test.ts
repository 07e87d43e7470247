import { expect, test } from "vitest";
import { createTestModel, done, json, record, rows, sent } from "#testing/sample-paths.ts";

const integer = { type: "integer" };

/** Articles with their links, and tags; no reference of a link is required. */
async function readLinks(name: string, [first, second]: readonly [string, string], more: object) {
  const ref = (schema: string) => ({ $ref: `#/components/schemas/${schema}` });
  const key = (path: string) => ({ ...integer, "x-quarterdeck-references": { path } });
  const keyOf = (path: string) => key(`${path}/{id}`);
  const link = { properties: { id: integer, one: keyOf(first), two: keyOf(second), ...more } };
  const list = { ...keyOf(name), type: "array", items: integer };
  const paths = (path: string, schema: string) => ({
    [path]: {
      get: rows(ref(schema)),
      // One record or a list of them.
      post: sent({ oneOf: [{ type: "array", items: ref(schema) }, ref(schema)] }),
    },
    [`${path}/{id}`]: { get: json(ref(schema)), patch: sent(ref(schema)), delete: done },
  });
  const model = await createTestModel(
    { ...paths(first, "One"), ...paths(second, "Two"), ...paths(name, "Link") },
    {
      schemas: { One: record({ links: list }), Two: record(), Link: { type: "object", ...link } },
    },
  );
  const [owner, , links] = model.resources;
  const change = model.operations.find(({ id }) => id === owner?.operations.update);
  const body = change?.body?.field;
  const field =
    body?.kind === "group" ? body.fields.find((one) => one.name === "links") : undefined;
  return { ends: links?.linkEnds?.map(({ field: end }) => end), isReadOnly: field?.isReadOnly };
}

test.each<readonly [string, readonly [string, string]]>([
  ["/items/articles_tags", ["/items/articles", "/items/tags"]],
  ["/userRoles", ["/users", "/roles"]],
  ["/film-actor-links", ["/films", "/actors"]],
])("%s links the records of its name, and forms of these leave the links out", async (name, of) => {
  expect(await readLinks(name, of, {})).toEqual({ ends: ["one", "two"], isReadOnly: true });
});

test.each<readonly [string, readonly [string, string], object]>([
  ["/memberships", ["/users", "/roles"], {}],
  ["/order_lines", ["/orders", "/products"], {}],
  ["/articles_tags", ["/articles", "/tags"], { note: { type: "string" } }],
])("%s are records, not links", async (name, of, more) => {
  expect(await readLinks(name, of, more)).toEqual({ ends: undefined, isReadOnly: undefined });
});
