import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { buildListRequest } from "#request/lists/build-list-request.ts";
import { readListPage } from "#request/lists/read-list-page.ts";
import { recordKey } from "#request/records/record-key.ts";
import { flattenResponse } from "#request/responses/flatten-response.ts";
import { correctLearned } from "./correct-learned.ts";
import { applyLearnedCalls, applyLearnedFacts } from "./learned-facts.ts";
import { learnList } from "./learn-list.ts";

const rows = [
  { id: 1, name: "Ann", city: "Rome" },
  { id: 2, name: "Bo", city: "Oslo" },
];
const state = { page: 1, sort: [], search: "", filters: {} };

/** The list of people without a schema, with the facts of a response. */
async function learn(body: unknown) {
  const one = { responses: { "200": { description: "" } } };
  const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
  const paths = { "/people": { get: one }, "/people/{id}": { get: { parameters: [id], ...one } } };
  const model = await createModel(JSON.stringify({ openapi: "3.0.3", paths }));
  const [described] = model.resources;
  const list = model.operations.find((operation) => operation.id === described?.list?.operation);
  if (described === undefined || list === undefined) throw new Error("no list");
  const response = { status: 200, headers: {}, body };
  const sources = { targets: [], list, read: undefined };
  const learned = await learnList(sources, described, response, state);
  if (learned === undefined) throw new Error("no facts");
  const resource = applyLearnedFacts(described, learned);
  const operations = model.operations.map((operation) => applyLearnedCalls(operation, learned));
  const { expected } = buildListRequest({ operations }, resource, state);
  const flat = expected ? flattenResponse(expected, response) : response;
  const page = readListPage(resource, flat, state);
  return { learned, resource, page, corrections: correctLearned(described, list, learned) };
}

test.each<readonly [string, unknown, string]>([
  ["an item in an envelope", { data: { items: rows.map((item) => ({ item })) } }, "item"],
  ["a node", { results: rows.map((node) => ({ node })) }, "node"],
  ["a node next to its cursor", { edges: rows.map((node) => ({ cursor: "c", node })) }, "node"],
  ["a record without an envelope", rows.map((person) => ({ person })), "person"],
])("rows with %s have the columns and keys of their record", async (_, body, member) => {
  const { learned, resource, page, corrections } = await learn(body);
  expect(learned.rowMember).toBe(member);
  expect(resource.fields.map(({ name }) => name)).toEqual(["id", "name", "city"]);
  expect(resource.title).toEqual(["name"]);
  expect(page.rows).toEqual(rows);
  expect(page.rows.map((row) => recordKey(resource, row))).toEqual(["1", "2"]);
  expect(JSON.stringify(corrections)).toContain(`{"${member}":{"type":"object","properties"`);
});

test.each<readonly [string, unknown]>([
  ["rows that are records", { data: rows }],
  ["rows with a key next to an object", [{ id: 1, item: { name: "Ann" } }]],
  ["rows with two objects", [{ item: { id: 1 }, owner: { id: 2 } }]],
])("%s stay as they are", async (_, body) => {
  expect((await learn(body)).learned.rowMember).toBeUndefined();
});

test.each<readonly [string, object]>([
  ["of a record", { "@odata.etag": 'W/"1"', "@odata.type": "#Shop.Person" }],
  ["of a property", { "photo@odata.mediaContentType": "image/png" }],
  ["of a link", { "friends@odata.navigationLink": "people(1)/friends" }],
])("control information %s is not a field", async (_, control) => {
  const { resource } = await learn({ value: rows.map((row) => ({ ...control, ...row })) });
  expect(resource.fields.map(({ name }) => name)).toEqual(["id", "name", "city"]);
});
