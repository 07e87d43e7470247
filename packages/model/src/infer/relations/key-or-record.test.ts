import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const integer = { type: "integer" };
const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { "application/json": { schema } } });

const schemas = {
  Owner: { type: "object", properties: { id: integer, name: text, phone: text, city: text } },
  Vet: { type: "object", properties: { id: integer, name: text, phone: text, city: text } },
  Pet: { type: "object", properties: { id: integer, owner: ref("Owner") } },
};

const list = (schema: object) => ({
  responses: { "200": { description: "", ...json({ type: "array", items: schema }) } },
});

const collection = (schema: object) => ({
  get: list(schema),
});
const item = (schema: object) => ({
  parameters: [{ name: "id", in: "path", required: true, schema: integer }],
  get: { responses: { "200": { description: "", ...json(schema) } } },
});

async function writtenField(written: object, read: object = {}) {
  const pet = { type: "object", properties: { id: integer, name: text, ...read } };
  const body = { type: "object", properties: { name: text, ...written } };
  const paths = {
    "/owners": collection(ref("Owner")),
    "/owners/{id}": item(ref("Owner")),
    "/vets": collection(ref("Vet")),
    "/vets/{id}": item(ref("Vet")),
    "/pets": { ...collection(pet), post: { requestBody: json(body), responses: {} } },
    "/pets/{id}": item(pet),
  };
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths, components: { schemas } }),
  );
  const field = model.operations.find(({ role }) => role === "create")?.body?.field;
  return field?.kind === "group" ? field.fields.at(-1) : undefined;
}

const described = (description: string, schema: object) => ({ description, ...schema });
const vets = { type: "array", items: ref("Vet") };

// Sails, a hand-written description, and one with the words at the list.
test.each<readonly [string, string, object, object]>([
  [
    "owner",
    "JSON dictionary representing the **owner** instance or FK when creating / updating",
    { oneOf: [ref("Owner")] },
    { kind: "reference", to: "owners", keyPath: [], isInteger: true },
  ],
  [
    "owner",
    "The owner object or the ID of an existing owner",
    { allOf: [ref("Owner")] },
    { kind: "reference", to: "owners", keyPath: [] },
  ],
  [
    "vets",
    "Array of **vet**'s or array of FK's when creating / updating / not populated",
    vets,
    { kind: "references", to: "vets", keyPath: [], isInteger: true },
  ],
  ["vets", "IDs or records of the vets", vets, { kind: "references", to: "vets", keyPath: [] }],
])("the words of %s, %s, accept a key", async (name, words, schema, expected) => {
  expect(await writtenField({ [name]: described(words, schema) })).toMatchObject(expected);
});

test.each<readonly [string, string, object, string]>([
  ["owner", "The owner of the pet", { allOf: [ref("Owner")] }, "group"],
  ["owner", "The owner. Without an ID, a new one is created", { allOf: [ref("Owner")] }, "group"],
  ["vets", "Vets to create with the pet", vets, "list"],
  ["vets", "IDs of the vets", vets, "list"],
  ["owner", "ID of the owner", { type: "object", properties: { id: integer } }, "group"],
])("the words of %s, %s, accept no key", async (name, words, schema, kind) => {
  expect(await writtenField({ [name]: described(words, schema) })).toMatchObject({ kind });
});

const embedded = { owner: ref("Owner"), vets };
const keyOfTwoTypes = { oneOf: [integer, text], example: "string or id" };

// Strapi, Django REST framework, and keys of no declared type.
test.each<readonly [object, object]>([
  [{ owner: keyOfTwoTypes }, { kind: "reference", to: "owners", keyPath: [] }],
  [{ owner: { type: ["integer", "string", "null"] } }, { kind: "reference", isNullable: true }],
  [
    { vets: { type: "array", items: keyOfTwoTypes } },
    { kind: "references", to: "vets", keyPath: [] },
  ],
  [
    { vets: { type: "array", items: integer } },
    { kind: "references", to: "vets", isInteger: true },
  ],
])("%j is the key of a record that responses contain", async (written, expected) => {
  expect(await writtenField(written, embedded)).toMatchObject(expected);
});

// LoopBack, Payload and Directus: the alternatives of a key are in an `anyOf` or a `oneOf`.
test.each<readonly [object, object]>([
  [{ owner: { anyOf: [integer, ref("Owner")] } }, { kind: "reference", to: "owners" }],
  [{ owner: { oneOf: [text, ref("Owner")] } }, { kind: "reference", to: "owners" }],
  [
    { vets: { type: "array", items: { oneOf: [integer, ref("Vet")] } } },
    { kind: "references", to: "vets" },
  ],
  [
    { vets: { oneOf: [{ type: "array", items: integer }, vets] } },
    { kind: "references", to: "vets" },
  ],
])("%j takes a key or the record", async (written, expected) => {
  expect(await writtenField(written)).toMatchObject({ ...expected, keyPath: [] });
});

// Payments, a shop and a content system: responses have a key or the record, requests the key.
test.each<readonly [object, object, object]>([
  [
    { owner: { anyOf: [text, ref("Owner")] } },
    { owner: text },
    { kind: "reference", to: "owners" },
  ],
  [
    { vet: { oneOf: [integer, ref("Vet")] } },
    { vetId: { type: "object", nullable: true } },
    { kind: "reference", to: "vets" },
  ],
  [
    { vets: { type: "array", items: { anyOf: [integer, ref("Vet")] } } },
    { vets: { type: "array", items: integer } },
    { kind: "references", to: "vets" },
  ],
  [{ owner: text }, { owner: text }, { kind: "text" }],
])("responses have %j, requests %j", async (read, written, expected) => {
  expect(await writtenField(written, read)).toMatchObject({ ...expected });
});

const roles = { keeper: ref("Owner"), doctors: vets, "night-guard": ref("Owner") };

// NestJS, Rails and a hand-written description: the role names no resource, and responses contain its record.
test.each<readonly [object, object]>([
  [{ keeperId: integer }, { kind: "reference", to: "owners", label: "Keeper", isInteger: true }],
  [
    { keeper_id: { type: ["integer", "null"] } },
    { kind: "reference", to: "owners", label: "Keeper", isNullable: true },
  ],
  [
    { doctor_ids: { type: "array", items: integer } },
    { kind: "references", to: "vets", label: "Doctors" },
  ],
  [{ nightGuardUuid: text }, { kind: "reference", to: "owners", label: "Night guard" }],
  [{ keeperId: { type: "object", nullable: true } }, { kind: "reference", isInteger: true }],
  [{ keeper_id: {} }, { kind: "reference", to: "owners", label: "Keeper" }],
  [{ doctorIds: { type: "array", items: { type: "object" } } }, { kind: "references" }],
  [{ keeper: { type: "object" } }, { kind: "json" }],
  [{ keeperName: text }, { kind: "text" }],
  [{ guardId: integer }, { kind: "number" }],
])("%j is the key of a record under the name of its role", async (written, expected) => {
  expect(await writtenField(written, roles)).toMatchObject(expected);
});

// A flag server, a ticket system and a shop.
test.each<readonly [string, readonly object[], object]>([
  [
    "a number or one of some names",
    [integer, { type: "string", enum: ["Admin", "Viewer"] }],
    { kind: "variants" },
  ],
  ["a number or a text", [integer, text], { kind: "reference", to: "owners", isInteger: true }],
  [
    "a number or an object",
    [integer, { type: "object", properties: { city: text } }],
    { kind: "variants" },
  ],
  ["one of two names", [{ enum: ["Admin"] }, { type: "string", enum: ["Guest"] }], {}],
])("the key that responses contain is written as %s", async (_, oneOf, expected) => {
  const field = await writtenField({ ownerId: { oneOf } }, { ownerId: integer });
  expect(field).toMatchObject({ name: "ownerId", ...expected });
  if (!("to" in expected)) expect(field?.kind).not.toBe("reference");
});

const toVets = { "x-quarterdeck-references": { resource: "vets" } };

// A correction changes the schema of the records only.
test.each<readonly [string, object, object, object]>([
  ["kind", text, text, { kind: "reference", to: "vets" }],
  ["helper", integer, integer, { kind: "reference", to: "vets", isInteger: true }],
  [
    "helpers",
    { type: "array", items: integer },
    { type: "array", items: integer },
    { kind: "references", to: "vets" },
  ],
  ["helper", integer, { type: "boolean" }, { kind: "boolean" }],
])("%s is written as the reference that records declare", async (name, read, written, expected) => {
  const field = await writtenField({ [name]: written }, { [name]: { ...read, ...toVets } });
  expect(field).toMatchObject(expected);
});

test("a member of an object of the same name remains a text", async () => {
  const written = { steps: { type: "object", properties: { kind: text } } };
  const field = await writtenField(written, { kind: { ...text, ...toVets } });
  expect(field).toMatchObject({ kind: "group", fields: [{ kind: "text" }] });
});
