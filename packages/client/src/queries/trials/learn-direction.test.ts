import { createModel, type ListState, readObservedPage, takeChunk } from "@quarterdeck/model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chunkWithLearned, forgetLearnedFacts } from "#queries/model/learned-facts.ts";
import { allowReads } from "#queries/testing/allow-reads.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { learnDirection } from "./learn-direction.ts";

const rows = ["Dune", "Emma", "Ada", "Cora", "Bea", "Gus"].map((name, index) => ({
  id: index + 1,
  name,
  made_at: `2026-01-0${index + 1}T00:00:00Z`,
}));
const byName = rows.toSorted((one, other) => one.name.localeCompare(other.name));
const requested: string[] = [];
let api: (query: URLSearchParams) => readonly object[] | undefined;

afterEach(() => allowReads([]));

beforeEach(() => {
  forgetLearnedFacts();
  requested.length = 0;
  vi.stubGlobal("fetch", (address: string) => {
    const { search, searchParams } = new URL(address);
    requested.push(search);
    const data = api(searchParams);
    return Promise.resolve(Response.json(data ?? {}, { status: data === undefined ? 400 : 200 }));
  });
});

async function learn(name: string, schema: object, mayRead = true) {
  const person = {
    type: "object",
    properties: {
      id: { type: "integer" },
      name: { type: "string" },
      made_at: { type: "string", format: "date-time" },
    },
  };
  const content = { "application/json": { schema: { type: "array", items: person } } };
  const parameters = [{ name, in: "query", schema }];
  const get = {
    operationId: "list",
    parameters,
    responses: { "200": { description: "", content } },
  };
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { "/people": { get } } }),
  );
  const chunk = takeChunk(model, "resource:people");
  if (chunk?.resource === undefined) throw new Error("no list");
  allowReads(mayRead ? ["list"] : []);
  const state: ListState = { page: 1, sort: [], search: "", filters: {} };
  const walk = { chunk, resource: chunk.resource, parents: {}, state };
  const response = { status: 200, headers: {}, body: api(new URLSearchParams()) ?? [] };
  const page = readObservedPage(chunk, chunk.resource, response, state);
  await learnDirection(testClient(), walk, page);
  await learnDirection(testClient(), walk, page);
  return chunkWithLearned(chunk).resource?.list?.sort?.fields;
}

const words = { enum: ["asc", "desc"] };

test.each<readonly [string, object, (query: URLSearchParams) => readonly object[], string]>([
  [
    "order",
    words,
    (query) => (query.get("order") === "desc" ? byName.toReversed() : byName),
    "name",
  ],
  [
    "descending",
    { type: "boolean" },
    (query) => (query.get("descending") === "true" ? rows.toReversed() : rows),
    "made_at",
  ],
  [
    "sort_direction",
    { enum: ["ASC", "DESC"] },
    (query) => (query.get("sort_direction") === "ASC" ? byName : byName.toReversed()),
    "name",
  ],
])("the rows show the field of %s", async (name, schema, respond, field) => {
  api = respond;
  expect(await learn(name, schema)).toEqual([field]);
  expect(requested).toHaveLength(2);
});

test.each<readonly [string, (query: URLSearchParams) => readonly object[] | undefined, boolean]>([
  ["that the API ignores", () => byName, true],
  ["that the API refuses", (query) => (query.has("order") ? undefined : rows), true],
  ["of a list that may not be read", () => rows, false],
])("a direction %s sorts no column", async (_name, respond, mayRead) => {
  api = respond;
  expect(await learn("order", words, mayRead)).toBeUndefined();
  expect(requested.length).toBeLessThanOrEqual(mayRead ? 2 : 0);
});
