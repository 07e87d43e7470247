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

interface Rows {
  readonly more?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

/** Links with a separate key, and a target whose key has two parts. */
function describeRows({ more = {}, required = ["film_id", "line"] }: Rows): string {
  const line = {
    ...integer,
    "x-quarterdeck-references": { resource: "lines", fields: { bill: "bill", line: "line" } },
  };
  const row = {
    type: "object",
    properties: { id: integer, film_id: ends.film_id, bill: integer, line, ...more },
  };
  const target = { type: "object", properties: { bill: integer, line: integer } };
  return JSON.stringify({
    openapi: "3.1.0",
    paths: {
      "/films": { get: good({ type: "array", items: film }) },
      "/films/{id}": { parameters: [inPath("id")], get: good(film) },
      "/lines": { get: good({ type: "array", items: target }) },
      "/lines/{bill},{line}": { parameters: [inPath("bill"), inPath("line")], get: good(target) },
      "/roles": {
        get: {
          parameters: ["film_id", "bill", "line"].map(query),
          ...good({ type: "array", items: row }),
        },
        post: {
          requestBody: content({ ...row, required: [...required, "bill"] }),
          ...good(row),
        },
      },
      "/roles/{id}": {
        parameters: [inPath("id")],
        get: good(row),
        delete: { responses: { "204": { description: "" } } },
      },
    },
  });
}

const both = [
  { field: "film_id", label: "Film", to: "films" },
  { field: "line", label: "Line", to: "lines" },
];

test.each<readonly [string, Rows, object | undefined]>([
  ["two required references link records, also with a separate key", {}, both],
  ["a time is not shown", { more: { created_at: { ...text, format: "date-time" } } }, both],
  ["a record with another value is a row", { more: { note: text } }, undefined],
  ["a record without one of both is a row", { required: ["film_id"] }, undefined],
])("%s", async (_, rows, want) => {
  const model = await createModel(describeRows(rows));
  expect(model.resources.find(({ name }) => name === "roles")?.linkEnds).toEqual(want);
});
