import { describe, expect, test } from "vitest";
import { createdField } from "./created-field.ts";
import { buildCreate } from "./build-create.ts";
import { writtenField } from "./written-field.ts";
import { createTestModel, done, json, record, rows, sent } from "#testing/sample-paths.ts";

const text = { type: "string" };
const inPath = (...names: readonly string[]) => ({
  parameters: names.map((name) => ({ name, in: "path", required: true, schema: text })),
});
const setting = { type: "object", properties: { key: text, value: text } };

async function createOf(paths: object) {
  const model = await createTestModel(paths);
  const chunk = { ...model, referrers: [] };
  const [resource] = model.resources;
  const create = chunk.operations.find(({ id }) => id === resource?.operations.create);
  if (resource === undefined || create === undefined) throw new Error("no create");
  return { chunk, resource, create, parents: { team: "9" } };
}

const namesOf = (field: ReturnType<typeof createdField>) =>
  field.kind === "group" ? field.fields.map(({ name }) => name) : [];

describe("PUT with the key creates", () => {
  test.each<readonly [string, object, readonly string[], object, string, unknown]>([
    [
      "and its words name a create",
      {
        "/settings": { get: rows(setting) },
        "/settings/{key}": {
          get: { ...inPath("key"), ...json(setting) },
          put: {
            ...inPath("key"),
            ...sent({ type: "object", properties: { value: text } }),
            summary: "Create or replace a setting",
          },
        },
      },
      ["key", "value"],
      { key: "a b", value: "x" },
      "/settings/a%20b",
      { value: "x" },
    ],
    [
      "and it responds with 201; the body has the key too",
      {
        "/collections": { get: rows(setting) },
        "/collections/{key}": {
          get: { ...inPath("key"), ...json(setting) },
          put: { ...inPath("key"), ...sent(setting), responses: { "201": {}, "204": {} } },
        },
      },
      ["key", "value"],
      { key: "k", value: "x" },
      "/collections/k",
      { key: "k", value: "x" },
    ],
    [
      "a member without a body",
      {
        "/teams/{team}/members": { get: { ...inPath("team"), ...rows() } },
        "/teams/{team}/members/{id}": {
          get: { ...inPath("team", "id"), ...json(record()) },
          put: { ...inPath("team", "id"), ...done, operationId: "addMember" },
        },
      },
      ["id"],
      { id: 7 },
      "/teams/9/members/7",
      undefined,
    ],
  ])("%s", async (_, paths, names, values, path, body) => {
    const { chunk, resource, create, parents } = await createOf(paths);
    expect(namesOf(createdField(chunk, resource, create))).toEqual(names);
    const request = buildCreate({ chunk, resource, parents }, values);
    expect([request.method, request.path]).toEqual(["PUT", path]);
    const content = request.body?.content;
    expect(typeof content === "string" ? JSON.parse(content) : content).toEqual(body);
  });
});

test("the edit form has no input for the key in the path", async () => {
  const { chunk, resource, create } = await createOf({
    "/tags": { get: rows(setting) },
    "/tags/{key}": {
      get: { ...inPath("key"), ...json(setting) },
      put: {
        ...inPath("key"),
        ...sent({ type: "object", properties: { value: text } }),
        operationId: "createOrUpdateTag",
      },
    },
  });
  expect(resource.operations.replace).toBe(create.id);
  expect(create).toMatchObject({ role: "replace", scope: "record" });
  expect(namesOf(writtenField(chunk, resource, create))).toEqual(["value"]);
});

test.each<readonly [string, object, string, object, boolean]>([
  [
    "a feature flag",
    { summary: "Set Flag", operationId: "set_flag_flags__name__put" },
    "name",
    text,
    true,
  ],
  ["a secret of a vault", { summary: "Store secret" }, "secret", text, true],
  ["an item of a cache", { operationId: "CacheController_save" }, "key", text, true],
  ["a number as the key", { summary: "Set a flag" }, "id", { type: "integer" }, false],
  ["a key of the API", { summary: "Set a flag" }, "id", { ...text, format: "uuid" }, false],
  ["an update", { summary: "Update a flag" }, "name", text, false],
])("PUT that stores a value under its name creates it: %s", async (_, words, key, schema, is) => {
  const parameters = [{ name: key, in: "path", required: true, schema }];
  const item = { type: "object", properties: { [key]: schema, value: text } };
  const put = { ...sent({ type: "object", properties: { value: text } }), ...words };
  const { resources } = await createTestModel({
    "/entries": { get: rows(item) },
    [`/entries/{${key}}`]: { parameters, get: json(item), put, delete: done },
  });
  expect(resources[0]?.operations.create !== undefined).toBe(is);
});

test.each([
  ["an update by its words", { operationId: "updateTag" }],
  ["a replacement without words of a create", {}],
])("PUT does not create: %s", async (_, words) => {
  const { resources } = await createTestModel({
    "/tags": { get: rows() },
    "/tags/{id}": { get: json(record()), put: { ...sent(), ...words } },
  });
  expect(resources[0]?.operations.create).toBeUndefined();
});

test.each<readonly [string, object]>([
  ["without a body", {}],
  ["with a body without a schema", sent({})],
  ["with a body of any type", sent({ description: "A thing" })],
])("a create %s has the fields of records that only responses show", async (_name, body) => {
  const { chunk, resource, create } = await createOf({
    "/things": { get: {}, post: body },
    "/things/{id}": { get: inPath("id") },
  });
  const evidence = { pointer: "", reason: { code: "seen" }, confidence: 0.9 } as const;
  const field = { kind: "text", name: "title", label: "Title", isRequired: false } as const;
  const learned = { ...resource, fields: [{ ...field, evidence }] };
  expect(namesOf(createdField(chunk, learned, create))).toEqual(["title"]);
  expect(namesOf(createdField(chunk, { ...resource, fields: [field] }, create))).toEqual([]);
});

const href = { type: "object", properties: { href: text } };
const links = { type: "object", properties: { self: href } };

test.each<readonly [string, object, object, readonly string[], readonly string[]]>([
  ["a number", { id: { type: "integer" } }, {}, ["title"], ["title"]],
  ["a text, which a create may choose", { id: text }, {}, ["id", "title"], ["title"]],
  ["a field of the record too", { id: text }, { id: text }, ["id", "title"], ["id", "title"]],
])(
  "the edit form has no input for a key that only addresses have: %s",
  async (_, member, shown, created, changed) => {
    const body = sent({ type: "object", properties: { ...member, title: text } });
    const note = { type: "object", properties: { ...shown, title: text, _links: links } };
    const { chunk, resource, create } = await createOf({
      "/notes": { get: rows(note), post: body },
      "/notes/{id}": { ...inPath("id"), get: json(note), patch: body },
    });
    const update = chunk.operations.find(({ id }) => id === resource.operations.update);
    if (update === undefined) throw new Error("no update");
    const open = (field: ReturnType<typeof createdField>) =>
      namesOf(
        field.kind === "group"
          ? { ...field, fields: field.fields.filter((one) => one.isReadOnly !== true) }
          : field,
      );
    expect(open(createdField(chunk, resource, create))).toEqual(created);
    expect(open(writtenField(chunk, resource, update))).toEqual(changed);
  },
);
