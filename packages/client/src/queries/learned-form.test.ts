import { createModel, type ListState } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { listOptions } from "./list.ts";
import { chunkWithLearned, forgetLearnedFacts } from "./model/learned-facts.ts";
import { testClient } from "./testing/test-client.ts";

beforeEach(forgetLearnedFacts);

const rows = [3, 1, 4, 2].map((size) => ({ id: size, size, kind: size > 2 ? "wide" : "narrow" }));
const query = (name: string) => ({ name, in: "query", schema: { type: "string" } });

/** Lists whose API takes a sort or a filter in one form, and ignores the others. */
const apis: readonly (readonly [string, object, Partial<ListState>, string])[] = [
  ["a sort", query("sort"), { sort: [{ field: "size", isDescending: false }] }, "size:asc"],
  [
    "a filter language",
    { ...query("filter"), description: 'Conditions such as `kind="wide"`' },
    { filters: { kind: ["wide"] } },
    "kind:wide",
  ],
];

test.each(apis)("the page with %s in a learned form is not read again", async (...api) => {
  const [, parameter, change, taken] = api;
  const requested: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    const { searchParams } = new URL(address, location.origin);
    const sent = searchParams.get("sort") ?? searchParams.get("filter") ?? "";
    requested.push(sent);
    const applied = { "size:asc": rows.toSorted((one, other) => one.size - other.size) };
    const matching = { "kind:wide": rows.filter(({ kind }) => kind === "wide") };
    const result = { ...applied, ...matching }[sent as keyof typeof applied] ?? rows;
    return Promise.resolve(Response.json(result));
  });
  const properties = {
    id: { type: "integer" },
    size: { type: "integer" },
    kind: { type: "string" },
  };
  const schema = { type: "array", items: { type: "object", properties } };
  const responses = { "200": { content: { "application/json": { schema } } } };
  const paths = { "/docks": { get: { parameters: [query("page"), parameter], responses } } };
  const { resources, operations } = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const [resource] = resources;
  if (resource === undefined) throw new Error("The list is missing.");
  const described = { operations, resource, referrers: [] };
  const client = testClient();
  const state: ListState = { page: 1, sort: [], search: "", filters: {}, ...change };
  const read = async (): Promise<readonly unknown[]> => {
    const chunk = chunkWithLearned(described);
    const options = listOptions(chunk, chunk.resource ?? resource, state, {});
    return (await client.fetchQuery({ ...options, staleTime: Infinity })).rows;
  };
  const first = await read();
  expect(requested.at(-1)).toBe(taken);
  const count = requested.length;
  expect(await read()).toEqual(first);
  expect(requested).toHaveLength(count);
});
