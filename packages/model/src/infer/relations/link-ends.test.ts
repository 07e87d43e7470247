import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const integer = { type: "integer" };
const text = { type: "string" };
const content = (schema: object) => ({ content: { "application/json": { schema } } });
const good = (schema: object) => ({ responses: { "200": content(schema) } });
const query = (name: string) => ({ name, in: "query", schema: integer });
const inPath = (name: string) => ({ name, in: "path", required: true, schema: integer });
const reference = (resource: string) => ({
  ...integer,
  "x-quarterdeck-references": { resource },
});
const film = { type: "object", properties: { id: integer, title: text } };
const people = { type: "object", properties: { id: integer, name: text } };
const ends = { film_id: reference("films"), person_id: reference("people") };

interface Links {
  readonly more?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly withoutRemoval?: true;
}

function describeLinks({ more = {}, required = [], withoutRemoval }: Links): string {
  const properties = { ...ends, ...more };
  const row = { type: "object", properties };
  const gone = { responses: { "204": { description: "" } } };
  return JSON.stringify({
    openapi: "3.1.0",
    paths: {
      "/films": { get: good({ type: "array", items: film }) },
      "/films/{id}": { parameters: [inPath("id")], get: good(film) },
      "/people": { get: good({ type: "array", items: people }) },
      "/people/{id}": { parameters: [inPath("id")], get: good(people) },
      "/roles": {
        get: {
          parameters: [query("film_id"), query("person_id")],
          ...good({ type: "array", items: row }),
        },
        post: {
          requestBody: content({ ...row, required: ["film_id", "person_id", ...required] }),
          ...good(row),
        },
      },
      "/roles/{film_id},{person_id}": {
        parameters: [inPath("film_id"), inPath("person_id")],
        get: good(row),
        ...(withoutRemoval ? {} : { delete: gone }),
      },
    },
  });
}

const linked = [
  { field: "film_id", label: "Film", to: "films" },
  { field: "person_id", label: "Person", to: "people" },
];

test.each<readonly [string, Links, object | undefined]>([
  ["two references link two records", {}, linked],
  ["a time next to them is not shown", { more: { last_update: text } }, linked],
  [
    "a link that needs a value is a row",
    { more: { count: integer }, required: ["count"] },
    undefined,
  ],
  ["more values are shown as a row", { more: { a: text, b: text, c: text } }, undefined],
  ["links that cannot be deleted are rows", { withoutRemoval: true }, undefined],
])("%s", async (_, links, want) => {
  const model = await createModel(describeLinks(links));
  const roles = model.resources.find(({ name }) => name === "roles");
  expect(roles?.key).toHaveLength(2);
  expect(roles?.linkEnds).toEqual(want);
});
