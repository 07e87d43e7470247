import { createModel, defaultSort, type ListState } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { listOptions } from "./list.ts";
import { chunkWithLearned, forgetLearnedFacts, learnedFacts } from "./model/learned-facts.ts";
import { testClient } from "./testing/test-client.ts";

const state: ListState = { page: 1, sort: [], search: "", filters: {} };
const requested: string[] = [];

beforeEach(forgetLearnedFacts);

const text = { type: "string" };
const query = (name: string, schema: object = text) => ({ name, in: "query", schema });
const choice = (values: readonly string[], initial: string) => ({
  type: "string",
  enum: values,
  default: initial,
});

interface Api {
  readonly parameters: readonly object[];
  readonly properties?: object;
  readonly others?: object;
  /** Number of rows and their total, or the status of a refusal. */
  readonly reply: (query: URLSearchParams) => readonly [number, number] | number;
}

async function serve({ parameters, properties, others, reply }: Api) {
  requested.length = 0;
  vi.stubGlobal("fetch", (address: string) => {
    const { search, searchParams } = new URL(address, location.origin);
    requested.push(search);
    const result = reply(searchParams);
    if (typeof result === "number") return Promise.resolve(Response.json({}, { status: result }));
    const rows = Array.from({ length: result[0] }, (_, index) => ({ id: index + 1 }));
    const headers = { "content-type": "application/json", "x-total-count": String(result[1]) };
    return Promise.resolve(new Response(JSON.stringify(rows), { headers }));
  });
  const row = { type: "object", properties: { id: { type: "integer" }, ...properties } };
  const headers = { "X-Total-Count": { schema: { type: "integer" } } };
  const content = { "application/json": { schema: { type: "array", items: row } } };
  const authors = {
    type: "array",
    items: { type: "object", properties: { id: row.properties.id } },
  };
  const plain = { "200": { content: { "application/json": { schema: authors } } } };
  const responses = { "200": { description: "", headers, content } };
  const paths = {
    "/posts": { get: { parameters, responses, ...others } },
    "/authors": { get: { responses: plain } },
  };
  const { resources, operations } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const resource = resources.find(({ name }) => name === "posts");
  if (resource?.list === undefined) throw new Error("The list is missing.");
  const described = { operations, resource, referrers: [] };
  const client = testClient();
  return async (page = 1) => {
    const chunk = chunkWithLearned(described);
    const current = chunk.resource ?? resource;
    const sort = defaultSort(chunk, current);
    const options = listOptions(chunk, current, { ...state, sort, page }, {});
    const { rows, total } = await client.fetchQuery(options);
    return { rows: rows.length, total };
  };
}

const paged = [query("page", { type: "integer" }), query("per_page", { type: "integer" })];
const published = query("status", choice(["publish", "draft", "any"], "publish"));
const states = { status: text };

/** A site that counts posts which a writer may not edit; a tracker that counts hidden issues; an inner join. */
const apis: Readonly<
  Record<string, Api & { readonly omitted: readonly string[]; readonly rows: number }>
> = {
  "texts to edit": {
    parameters: [...paged, query("context")],
    others: { "x-quarterdeck-added": { context: "edit" } },
    reply: (sent) => (sent.has("context") ? [0, 37] : [25, 37]),
    omitted: ["context"],
    rows: 25,
  },
  "issues in every state": {
    parameters: [...paged, query("state", choice(["open", "closed", "all"], "open"))],
    properties: { state: text },
    reply: (sent) => (sent.has("state") ? [3, 15] : [8, 8]),
    omitted: ["state"],
    rows: 8,
  },
  "an expanded relation that some rows lack": {
    parameters: [...paged, query("include", choice(["author", "tags"], ""))],
    properties: { author_id: { type: "integer" } },
    reply: (sent) => (sent.has("include") ? [12, 20] : [20, 20]),
    omitted: ["include"],
    rows: 20,
  },
  "one of two parameters": {
    parameters: [...paged, published, query("context")],
    properties: states,
    others: { "x-quarterdeck-added": { context: "edit" } },
    reply: (sent) => {
      if (sent.has("context")) return [2, 30];
      return sent.has("status") ? [25, 30] : [11, 11];
    },
    omitted: ["context"],
    rows: 25,
  },
};

test.each(Object.entries(apis))(
  "%s: a page shorter than its total is read without added parameters, and later pages, too",
  async (_, { omitted, rows, ...api }) => {
    const read = await serve(api);
    expect((await read()).rows).toBe(rows);
    expect(learnedFacts().get("posts")?.omitted).toEqual(omitted);
    expect(learnedFacts().get("posts")?.largestPage).toBeUndefined();
    requested.length = 0;
    await read(2);
    expect(omitted.filter((name) => requested[0]?.includes(name))).toEqual([]);
  },
);

test.each<readonly [string, Api["reply"]]>([
  ["whole pages", (sent) => [sent.get("page") === "2" ? 5 : 25, 30]],
  ["a last page of the promised length", () => [20, 20]],
])("%s are not compared", async (_, reply) => {
  const read = await serve({ parameters: [...paged, published], properties: states, reply });
  await read();
  expect(requested).toHaveLength(1);
});

test("a short page that no parameter shortens is compared once", async () => {
  const api: Api = { parameters: [...paged, published], properties: states, reply: () => [9, 20] };
  const read = await serve(api);
  await read();
  await read(2);
  expect(requested.filter((one) => !one.includes("status"))).toHaveLength(1);
  expect(learnedFacts().get("posts")?.omitted).toBeUndefined();
});

test.each([401, 403])("parameters that a read refuses with %i are remembered", async (status) => {
  const reply: Api["reply"] = (sent) => (sent.has("status") ? status : [25, 30]);
  const read = await serve({ parameters: [...paged, published], properties: states, reply });
  expect(await read()).toEqual({ rows: 25, total: 30 });
  expect(learnedFacts().get("posts")).toMatchObject({ omitted: ["status"] });
});

const created = { created_at: { type: "string", format: "date-time" } };
const sort = query("sort", {
  type: "string",
  enum: ["created_at", "-created_at", "name", "-name"],
});

test.each<readonly [string, Api["reply"], object]>([
  ["the order", (sent) => (sent.has("sort") ? 403 : [25, 30]), { ignoredSort: ["created_at"] }],
  ["a state", (sent) => (sent.has("status") ? 403 : [25, 30]), { omitted: ["status"] }],
  [
    "both",
    (sent) => (sent.has("status") || sent.has("sort") ? 403 : [25, 30]),
    { omitted: ["status"], ignoredSort: ["created_at"] },
  ],
])("an API that refuses %s is read without it", async (_, reply, learned) => {
  const properties = { ...created, ...states, name: text };
  const read = await serve({ parameters: [...paged, published, sort], properties, reply });
  expect(await read()).toEqual({ rows: 25, total: 30 });
  expect(learnedFacts().get("posts")).toEqual({ fields: [], evidence: [], ...learned });
});
