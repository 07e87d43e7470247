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
