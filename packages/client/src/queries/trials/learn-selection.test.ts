import { createModel, type ListState, readObservedPage, takeChunk } from "@quarterdeck/model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  chunkWithLearned,
  forgetLearnedFacts,
  learnedFacts,
} from "#queries/model/learned-facts.ts";
import { allowReads } from "#queries/testing/allow-reads.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { learnSelection } from "./learn-selection.ts";

const whole = [1, 2, 3].map((id) => ({ id, name: `Post ${id}`, size: id * 2 }));
const short = whole.map(({ id }) => ({ id }));
const requested: string[] = [];
let api: (query: URLSearchParams) => readonly object[] | undefined;

afterEach(() => allowReads([]));

beforeEach(() => {
  forgetLearnedFacts();
  requested.length = 0;
  vi.stubGlobal("fetch", (address: string) => {
    const { search, searchParams } = new URL(address);
    requested.push(decodeURIComponent(search));
    const data = api(searchParams);
    return Promise.resolve(Response.json(data ?? {}, { status: data === undefined ? 400 : 200 }));
  });
});

const text = { type: "string" };
const integer = { type: "integer" };

async function learn(parameter: object, rows: readonly object[] = short) {
  const post = { type: "object", properties: { id: integer, name: text, size: integer } };
  const content = { "application/json": { schema: { type: "array", items: post } } };
  const responses = { "200": { description: "", content } };
  const get = { operationId: "list", parameters: [{ in: "query", ...parameter }], responses };
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths: { "/posts": { get } } }),
  );
  const chunk = takeChunk(model, "resource:posts");
  if (chunk?.resource === undefined) throw new Error("no list");
  allowReads(["list"]);
  const state: ListState = { page: 1, sort: [], search: "", filters: {} };
  const walk = { chunk, resource: chunk.resource, parents: {}, state };
  const response = { status: 200, headers: {}, body: rows };
  const page = readObservedPage(chunk, chunk.resource, response, state);
  await learnSelection(testClient(), walk, page);
  await learnSelection(testClient(), walk, page);
  const [operation] = chunkWithLearned(chunk).operations;
  return operation?.fixed?.map(({ parameter: { name }, value }) => [name, value]);
}

test.each<readonly [object, string, unknown, string]>([
  [{ name: "fields", schema: text, example: "*" }, "*", "*", "?fields=*"],
  [{ name: "fields", schema: text, example: '["*"]' }, '["*"]', '["*"]', '?fields=["*"]'],
  [
    { name: "fields", schema: { type: "array", items: text }, example: ["*"] },
    "*",
    ["*"],
    "?fields=*",
  ],
  [{ name: "$select", schema: text }, "id,name,size", "id,name,size", "?$select=id,name,size"],
  [{ name: "view", schema: { enum: ["BASIC", "FULL"] } }, "FULL", "FULL", "?view=FULL"],
])("%j adds the fields that rows lack", async (parameter, accepted, value, query) => {
  const { name } = parameter as { readonly name: string };
  api = (sent) => (sent.get(name) === accepted ? whole : short);
  expect(await learn(parameter)).toEqual([[name, value]]);
  expect(requested).toEqual([query]);
});

test.each<readonly [string, (query: URLSearchParams) => readonly object[] | undefined, number]>([
  ["ignores", () => short, 2],
  ["refuses", () => undefined, 2],
  ["returns fewer rows for", () => whole.slice(1), 2],
  ["returns other fields for", () => whole.map(({ name, size }) => ({ name, size })), 2],
])("a value that the API %s is not added", async (_name, respond, count) => {
  api = respond;
  expect(await learn({ name: "fields", schema: text, example: "*" })).toBeUndefined();
  expect(requested).toHaveLength(count);
  expect(learnedFacts().get("posts")?.added).toEqual({});
});

test("rows with all fields need no value", async () => {
  expect(await learn({ name: "fields", schema: text, example: "*" }, whole)).toBeUndefined();
  expect(requested).toEqual([]);
});
