import { expect, test } from "vitest";
import { createTestModel, done, json, record, sent } from "#testing/sample-paths.ts";

const mapOf = (schema: object) => ({ type: "object", additionalProperties: schema });
const plain = (more: object) => ({ type: "object", properties: more });
const keyed = (name: string, schema: object) => ({
  parameters: [{ name, in: "path", required: true, schema: { type: "string" } }],
  get: json(schema),
  put: sent(schema),
  delete: done,
});

const named = plain({ name: { type: "string" }, position: { type: "array", items: {} } });
const service = plain({ Service: { type: "string" }, ID: { type: "string" } });
const check = plain({ Node: { type: "string" }, status: { type: "string" } });

const markers = { $ref: "#/components/schemas/Markers" };

async function listOf(paths: object) {
  const { resources } = await createTestModel(paths, { schemas: { Markers: mapOf(named) } });
  const [resource] = resources;
  const key = resource?.key.map(({ field }) => field.join("."));
  return { rows: resource?.list?.rows, keyMember: resource?.list?.keyMember, key };
}

// A chart plotter with UUIDs, a registry of services, an inventory with names, an envelope.
test.each<readonly [string, object, object]>([
  [
    "without their key",
    { "/waypoints": { get: json(mapOf(named)) }, "/waypoints/{id}": keyed("id", named) },
    { rows: [], keyMember: "id", key: ["id"] },
  ],
  [
    "with their key",
    {
      "/agent/services": { get: json(mapOf({ allOf: [service] })) },
      "/agent/services/{service_id}": keyed("service_id", service),
    },
    { rows: [], keyMember: "ID", key: ["ID"] },
  ],
  [
    "by their names",
    { "/checks": { get: json(mapOf(check)) }, "/checks/{check}": keyed("check", check) },
    { rows: [], keyMember: "check", key: ["check"] },
  ],
  [
    "in a member",
    {
      "/boards": {
        get: json(plain({ data: mapOf(record()), total: { type: "integer" } })),
      },
      "/boards/{boardId}": keyed("boardId", record()),
    },
    { rows: ["data"], keyMember: "id", key: ["id"] },
  ],
  [
    "by a pattern",
    {
      "/radars": { get: json({ type: "object", patternProperties: { "^r": named } }) },
      "/radars/{id}": keyed("id", named),
    },
    { rows: [], keyMember: "id", key: ["id"] },
  ],
  [
    "without paths of records",
    { "/plugins": { get: json(mapOf(plain({ version: { type: "string" } }))) } },
    { rows: [], keyMember: "name", key: [] },
  ],
])("records %s are a list", async (_, paths, want) => {
  expect(await listOf(paths)).toEqual(want);
});

test.each<readonly [string, object]>([
  ["plain values", { "/labels": { get: json(mapOf({ type: "string" })) } }],
  ["anything", { "/extensions": { get: json({ type: "object", additionalProperties: true }) } }],
  ["settings", { "/settings": { get: json(mapOf(named)) } }],
  ["members of one thing", { "/state": { get: json(mapOf(named)) } }],
  ["an object that is written whole", { "/markers": { get: json(markers), put: sent(markers) } }],
  [
    "a record with named members",
    { "/orders": { get: json({ ...record(), additionalProperties: named }) } },
  ],
])("%s by names are not a list", async (_, paths) => {
  expect((await listOf(paths)).keyMember).toBeUndefined();
});

test("the key is not an input", async () => {
  const paths = {
    "/waypoints": { get: json(mapOf(named)), post: sent(named) },
    "/waypoints/{id}": keyed("id", named),
  };
  const { resources } = await createTestModel(paths);
  const id = resources[0]?.fields.find(({ name }) => name === "id");
  expect(id).toMatchObject({ kind: "text", isReadOnly: true, isRequired: true });
});
