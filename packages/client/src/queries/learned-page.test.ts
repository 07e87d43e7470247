import { createModel, readListPage } from "@quarterdeck/model";
import type { LearnedFacts } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { queryKeys } from "./keys.ts";
import { storeLearnedPage } from "./learned-page.ts";
import { testClient } from "./testing/test-client.ts";

const state = { page: 1, sort: [], search: "", filters: {} };
const body = { things: Array.from({ length: 20 }, (_, id) => ({ id })), count: 60 };
const response = { status: 200, headers: {}, body };

async function readThings(names: readonly string[]) {
  const parameters = names.map((name) => ({ name, in: "query", schema: { type: "integer" } }));
  const responses = { "200": { description: "" } };
  const get = { parameters, responses, "x-quarterdeck-role": "list" };
  const paths = { "/things": { get } };
  const { resources, operations } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const [resource] = resources;
  if (resource?.list === undefined) throw new Error("The list is missing.");
  return { chunk: { operations, resource, referrers: [] }, resource, parents: {}, state };
}

const facts = { fields: [], evidence: [] };

const request = (query: string) => ({ method: "GET", path: "/things", query, headers: {} });

test("a list that failed is read again with rows by their keys", async () => {
  const client = testClient();
  const walk = await readThings([]);
  const queryKey = queryKeys.page(request(""), walk.resource);
  const failed = client.fetchQuery({
    queryKey,
    queryFn: () => Promise.reject(new Error("no rows")),
    retry: false,
  });
  await expect(failed).rejects.toThrow("no rows");
  const keyed = { ...response, body: { a: { size: 1 }, b: { size: 2 } } };
  const fields = [{ kind: "number", name: "size", label: "Size", isRequired: true }] as const;
  storeLearnedPage(client, walk, keyed, { ...facts, fields, rows: [], keyMember: "name" });
  expect(client.getQueryData(queryKey)).toMatchObject({
    rows: [
      { size: 1, name: "a" },
      { size: 2, name: "b" },
    ],
  });
  expect(client.getQueryState(queryKey)).toMatchObject({ error: null, fetchFailureReason: null });
});

test("a list that responds with one record has no page", async () => {
  const client = testClient();
  const walk = await readThings([]);
  const queryKey = queryKeys.page(request(""), walk.resource);
  client.setQueryData(queryKey, { rows: [] });
  storeLearnedPage(client, walk, response, { ...facts, isSingle: true });
  expect(client.getQueryData(queryKey)).toEqual({ rows: [] });
});

test.each<readonly [string, readonly string[], string, string, LearnedFacts]>([
  ["rows in an envelope", [], "", "", { ...facts, rows: ["things"] }],
  [
    "the largest page",
    ["page", "limit"],
    "page=1&limit=25",
    "page=1&limit=20",
    { ...facts, rows: ["things"], largestPage: 20 },
  ],
])("a response is read again with %s that it shows", async (_, names, before, after, learned) => {
  const client = testClient();
  const walk = await readThings(names);
  const first = queryKeys.page(request(before), walk.resource);
  const list = walk.resource.list && { ...walk.resource.list, rows: ["things"] };
  const next = queryKeys.page(request(after), { ...walk.resource, ...(list && { list }) });
  client.setQueryData(first, readListPage(walk.resource, response, state));
  storeLearnedPage(client, walk, response, learned);
  expect(client.getQueryData(next)).toMatchObject({ rows: body.things });

  client.removeQueries({ queryKey: next, exact: true });
  await client.invalidateQueries({ queryKey: first });
  storeLearnedPage(client, walk, response, learned);
  expect(client.getQueryData(next)).toBeUndefined();
});
