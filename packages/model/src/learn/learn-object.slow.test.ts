import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { writeOverlay } from "#overlay/write-overlay.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { readListPage } from "#request/lists/read-list-page.ts";
import { buildReadRequest } from "#request/build-read-request.ts";
import { recordKey } from "#request/records/record-key.ts";
import { readRecord } from "#request/responses/read-record.ts";
import type { JsonObject } from "#types/json.ts";
import { correctLearned } from "./correct-learned.ts";
import { applyLearnedCalls, applyLearnedFacts } from "./learned-facts.ts";
import { learnList } from "./learn-list.ts";

const state = { page: 1, sort: [], search: "", filters: {} };
const none = { responses: { "200": { description: "" } } };
const listOf = (properties: JsonObject) => {
  const schema = { type: "array", items: { type: "object", properties } };
  return { responses: { "200": { content: { "application/json": { schema } } } } };
};

/** The resource of a path, with the facts of a response and with the corrections that they lead to. */
async function learn(paths: JsonObject, body: unknown) {
  const text = JSON.stringify({ openapi: "3.0.3", info: { title: "", version: "" }, paths });
  const model = await createModel(text);
  const [described] = model.resources;
  const list = model.operations.find(({ id }) => id === described?.list?.operation);
  if (described === undefined || list === undefined) throw new Error("no list");
  const response = { status: 200, headers: {}, body };
  const learned = await learnList(
    { targets: [], list, read: undefined },
    described,
    response,
    state,
  );
  if (learned === undefined) return undefined;
  const resource = applyLearnedFacts(described, learned);
  const operations = model.operations.map((one) => applyLearnedCalls(one, learned));
  const corrections = correctLearned(described, list, learned);
  const overlay = writeOverlay(
    "",
    corrections.map((one) => ({ ...one, label: "" })),
  );
  const next = await createModel(text, {
    overlays: [{ text: overlay, address: "file:///a.yaml" }],
  });
  return { resource, operations, response, next, learned };
}

const keyed = (path: string, key: string) => ({
  [path]: { get: none },
  [`${path}/{${key}}`]: {
    get: {
      parameters: [{ name: key, in: "path", required: true, schema: { type: "string" } }],
      ...none,
    },
  },
});

test.each<readonly [string, JsonObject, object]>([
  [
    "health of components",
    { "/statuses": { get: none } },
    { version: "2.1", uptime: 40, db: { host: "a", port: 1 } },
  ],
  [
    "a described list of features",
    { "/features": { get: listOf({ name: { type: "string" } }) } },
    { name: "dark", enabled: true },
  ],
  [
    "lists in an object",
    { "/overviews": { get: none } },
    { users: [{ id: 1, name: "Ada" }], zones: [{ kind: "x" }], version: "1" },
  ],
])("%s is one record", async (_, paths, body) => {
  const learned = await learn(paths, body);
  if (learned === undefined) throw new Error("no facts");
  const { resource, operations, response, next } = learned;
  expect(resource).toMatchObject({ isSingleton: true, key: [] });
  // A model whose summary has the fact is given it again.
  expect(applyLearnedFacts(resource, learned.learned).operations).toEqual(resource.operations);
  expect(resource.list).toBeUndefined();
  expect(resource.fields.map(({ name }) => name).toSorted()).toEqual(Object.keys(body).toSorted());
  expect(buildReadRequest({ operations }, resource, "")).toMatchObject({
    path: Object.keys(paths)[0],
  });
  expect(readRecord(resource, response)).toEqual(body);
  const [corrected] = next.resources;
  expect(corrected).toMatchObject({
    isSingleton: true,
    operations: { read: resource.operations.read },
  });
  expect(corrected?.fields.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(body).toSorted(),
  );
});

test.each<readonly [string, JsonObject, object, readonly string[]]>([
  [
    "zones by their id",
    keyed("/zones", "id"),
    { a: { kind: "x", size: 2 }, b: { kind: "y", size: 4 } },
    ["a", "b"],
  ],
  ["one queue by its name", keyed("/queues", "name"), { mail: { depth: 2 } }, ["mail"]],
])("%s are rows", async (_, paths, body, keys) => {
  const learned = await learn(paths, body);
  if (learned === undefined) throw new Error("no facts");
  const { resource, operations, response, next } = learned;
  expect(buildListRequest({ operations }, resource, state).path).toBe(Object.keys(paths)[0]);
  const { rows } = readListPage(resource, response, state);
  expect(rows.map((row) => recordKey(resource, row))).toEqual(keys);
  const [corrected] = next.resources;
  if (corrected === undefined) throw new Error("no resource");
  const again = readListPage(corrected, response, state).rows;
  expect(again.map((row) => recordKey(corrected, row))).toEqual(keys);
});

test("objects without a path of their records get a column with their key", async () => {
  const body = { eth0: { mtu: 1500, up: true }, lo: { mtu: 9, up: true } };
  const learned = await learn({ "/interfaces": { get: none } }, body);
  if (learned === undefined) throw new Error("no facts");
  expect(readListPage(learned.resource, learned.response, state).rows).toEqual([
    { mtu: 1500, up: true, name: "eth0" },
    { mtu: 9, up: true, name: "lo" },
  ]);
});

test.each<readonly [string, JsonObject, object]>([
  ["an error", { "/statuses": { get: none } }, { status: "error", message: "no database" }],
  ["an empty envelope", { "/statuses": { get: none } }, { total: 3, data: null }],
  ["an empty object", { "/statuses": { get: none } }, {}],
  ["an object in place of records with a path", keyed("/zones", "id"), { name: "x", size: 4 }],
])("%s adds no facts", async (_, paths, body) => {
  expect(await learn(paths, body)).toBeUndefined();
});
