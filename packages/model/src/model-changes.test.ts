import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { findModelChanges } from "#drift/find-model-changes.ts";
import type { AdminModel } from "#nouns/admin-model.ts";
import type { KnownModel } from "#nouns/model-change.ts";
import { takeCore } from "#split/take-core.ts";
import { partNames, takePart } from "#split/take-part.ts";
import { createModel } from "./create-model.ts";

interface Given {
  /** Of the record that is read and written. */
  readonly properties?: object;
  readonly required?: readonly string[];
  /** Of what is written, where it is another. */
  readonly written?: object;
  readonly parameters?: readonly object[];
  readonly paths?: object;
  /** What the document says of its servers and of who may call. */
  readonly top?: object;
}

const name = { type: "string" };
const basic = { id: { type: "integer" }, name };

async function read(given: Given): Promise<AdminModel> {
  const { properties = basic, required = [], written, parameters = [], paths, top } = given;
  const schema = { type: "object", properties };
  const content = { "application/json": { schema: { type: "array", items: schema } } };
  const body = { type: "object", properties: written ?? properties, required };
  const key = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  const document = {
    openapi: "3.1.0",
    ...top,
    paths: {
      "/ships": {
        get: { summary: "List ships", parameters, responses: { "200": { content } } },
        post: {
          summary: "Create ship",
          requestBody: { content: { "application/json": { schema: body } } },
          responses: { "201": { content: { "application/json": { schema } } } },
        },
      },
      "/ships/{id}": {
        parameters: [key],
        get: { responses: { "200": { content: { "application/json": { schema } } } } },
      },
      ...paths,
    },
  };
  return createModel(JSON.stringify(document));
}

function known(model: AdminModel): KnownModel {
  const parts = partNames(model).flatMap((part) => takePart(model, part) ?? []);
  return { core: takeCore(model, Infinity), parts };
}

async function changes(before: Given, after: Given) {
  return findModelChanges(known(await read(before)), known(await read(after)));
}

const scheme = (one: object) => ({
  security: [{ way: [] }],
  components: { securitySchemes: { way: one } },
});
const key = (place: string, more: object = {}) =>
  scheme({ type: "apiKey", in: place, name: "X-Key", ...more });
const planes = { "/planes": { get: { summary: "List planes", responses: { "200": {} } } } };
const dock = { "/ships/dock": { post: { summary: "Dock", responses: { "204": {} } } } };
const port = (...states: readonly string[]) => ({ ...basic, state: { enum: states } });
const owned = (more: object) => ({
  ...basic,
  owner: { type: "object", properties: { name, ...more } },
});

describe("what matters is told", () => {
  test.each<[claim: string, before: Given, after: Given, want: readonly object[]]>([
    [
      "an address of the API",
      { top: { servers: [{ url: "https://one.example" }] } },
      { top: { servers: [{ url: "https://two.example" }] } },
      [
        { what: "server-gone", address: "https://one.example" },
        { what: "server-new", address: "https://two.example" },
      ],
    ],
    [
      "another way to sign in",
      { top: key("header") },
      { top: scheme({ type: "http", scheme: "basic" }) },
      [
        { what: "sign-in-gone", method: "token" },
        { what: "sign-in-new", method: "basic" },
      ],
    ],
    [
      "the same way to sign in, sent elsewhere",
      { top: key("header") },
      { top: key("query") },
      [{ what: "sign-in-other", method: "token" }],
    ],
    [
      "a new operation",
      {},
      { paths: dock },
      [{ what: "operation-new", label: "Dock", call: "POST /ships/dock" }],
    ],
    [
      "an operation that went",
      { paths: dock },
      {},
      [{ what: "operation-gone", label: "Dock", call: "POST /ships/dock" }],
    ],
    [
      "a new field, once, though answers and bodies have it",
      {},
      { properties: { ...basic, flag: name } },
      [{ what: "field-new", labels: ["Flag"], of: ["Ships"] }],
    ],
    [
      "a field that went",
      { properties: { ...basic, flag: name } },
      {},
      [{ what: "field-gone", labels: ["Flag"], of: ["Ships"] }],
    ],
    [
      "a field inside a group",
      { properties: owned({}) },
      { properties: owned({ phone: name }) },
      [{ what: "field-new", labels: ["Owner", "Phone"], of: ["Ships"] }],
    ],
    [
      "a field inside a list",
      { properties: { ...basic, crew: { type: "array", items: { properties: { name } } } } },
      { properties: { ...basic, crew: { type: "array", items: { properties: { age: name } } } } },
      [
        { what: "field-gone", labels: ["Crew", "Name"], of: ["Ships"] },
        { what: "field-new", labels: ["Crew", "Age"], of: ["Ships"] },
      ],
    ],
    [
      "another kind",
      { properties: { ...basic, built: { type: "integer" } } },
      { properties: { ...basic, built: { type: "string", format: "date" } } },
      [{ what: "field-kind", before: "number", after: "date", labels: ["Built"], of: ["Ships"] }],
    ],
    [
      "a field that forms must fill in now",
      {},
      { required: ["name"] },
      [{ what: "field-required", labels: ["Name"], of: ["Create ship"] }],
    ],
    [
      "a field that may be left out now",
      { required: ["name"] },
      {},
      [{ what: "field-optional", labels: ["Name"], of: ["Create ship"] }],
    ],
    [
      "a field that is not taken any more, though still shown",
      {},
      { written: { id: basic.id } },
      [{ what: "field-gone", labels: ["Name"], of: ["Create ship"] }],
    ],
    [
      "choices",
      { properties: port("at_sea", "sunk") },
      { properties: port("at_sea", "in_port") },
      [
        {
          what: "field-choices",
          added: ["In port"],
          removed: ["Sunk"],
          labels: ["State"],
          of: ["Ships"],
        },
      ],
    ],
    [
      "a parameter",
      {},
      { parameters: [{ name: "fleet", in: "query", required: true, schema: name }] },
      [{ what: "field-new", labels: ["Fleet"], of: ["List ships"] }],
    ],
  ])("%s", async (_claim, before, after, want) => {
    expect(await changes(before, after)).toEqual(want);
  });

  test("a resource that came or went is told without its operations and fields", async () => {
    const list = { type: "array", items: { type: "object", properties: basic } };
    const responses = { "200": { content: { "application/json": { schema: list } } } };
    const paths = { "/planes": { get: { responses }, post: { responses: {} } } };
    expect(await changes({}, { paths })).toEqual([{ what: "resource-new", label: "Planes" }]);
    expect(await changes({ paths }, {})).toEqual([{ what: "resource-gone", label: "Planes" }]);
  });
});

describe("what does not matter is not", () => {
  test.each<[claim: string, before: Given, after: Given]>([
    ["nothing", {}, {}],
    ["order", {}, { properties: { name, id: basic.id } }],
    ["descriptions", {}, { properties: { ...basic, name: { ...name, description: "Of it" } } }],
    ["examples", {}, { properties: { ...basic, name: { ...name, examples: ["Emma"] } } }],
    ["titles", {}, { properties: { ...basic, name: { ...name, title: "Called" } } }],
    [
      "summaries",
      { paths: planes },
      { paths: { "/planes": { get: { summary: "All planes", responses: { "200": {} } } } } },
    ],
    [
      "words about signing in",
      { top: key("header") },
      { top: key("header", { description: "Ask the harbour master" }) },
    ],
    [
      "names of path parameters",
      { paths: { "/docks/{dock}/close": { post: { responses: {} } } } },
      { paths: { "/docks/{dockId}/close": { post: { responses: {} } } } },
    ],
  ])("%s", async (_claim, before, after) => {
    expect(await changes(before, after)).toEqual([]);
  });
});

test("of parts that one side has not read, fields are not told", async () => {
  const before = known(await read({}));
  const after = known(await read({ properties: { ...basic, flag: name }, paths: dock }));
  expect(findModelChanges({ ...before, parts: [] }, after).map(({ what }) => what)).toEqual([
    "operation-new",
  ]);
});

test("a description is the same as itself", async () => {
  const path = "../../../examples/museum/openapi.yaml";
  const text = readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
  const model = await createModel(text);
  expect(findModelChanges(known(model), known(await createModel(text)))).toEqual([]);
});
