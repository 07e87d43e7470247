import { createModel, type ListState, readObservedPage, takeChunk } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import {
  chunkWithLearned,
  forgetLearnedFacts,
  learnedFacts,
} from "#queries/model/learned-facts.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { learnSort } from "./learn-sort.ts";

interface Row {
  readonly id: number;
  readonly name: string;
}

const names = ["Dune", "Emma", "Ada", "Cora", "Bea", "Gus", "Finn"];
const rows: readonly Row[] = names.map((name, index) => ({ id: index + 1, name }));
const sorted = (isDescending: boolean): readonly Row[] => {
  const ascending = rows.toSorted((a, b) => a.name.localeCompare(b.name));
  return isDescending ? ascending.toReversed() : ascending;
};

type Api = (query: URLSearchParams) => readonly Row[] | undefined;

/** APIs whose description has no sort, in the forms of several frameworks. */
const apis: Readonly<Record<string, Api>> = {
  "a sign": (query) => {
    const sort = query.get("ordering");
    return sort === null ? rows : sorted(sort.startsWith("-"));
  },
  "a colon": (query) => {
    const [field, direction] = query.get("sort")?.split(":") ?? [];
    return field === "name" ? sorted(direction === "desc") : rows;
  },
  "a demanded direction": (query) => {
    const sort = query.get("sort");
    if (sort === null) return rows;
    return /:(?:asc|desc)$/.test(sort) ? sorted(sort.endsWith("desc")) : undefined;
  },
  "a comma": (query) => {
    const [field, direction] = query.get("sort")?.split(",") ?? [];
    return field === "name" ? sorted(direction === "desc") : rows;
  },
  "two parameters": (query) =>
    query.get("sort_by") === "name" ? sorted(query.get("order") === "desc") : rows,
  "two parameters with a line": (query) =>
    query.get("_sort") === "name" ? sorted(query.get("_order") === "desc") : rows,
  "refused unknown parameters": (query) => {
    if ([...query.keys()].some((one) => one !== "order_by")) return undefined;
    const sort = query.get("order_by");
    return sort === null ? rows : sorted(sort.endsWith(" desc"));
  },
  "no sort": () => rows,
  "an order without a descending one": (query) => (query.has("sort") ? sorted(false) : rows),
};

let api: Api = () => rows;
const requested: string[] = [];

beforeEach(() => {
  forgetLearnedFacts();
  requested.length = 0;
  vi.stubGlobal("fetch", (address: string) => {
    const { search, searchParams } = new URL(address);
    requested.push(search);
    const data = api(searchParams);
    const body = data === undefined ? { message: "Unknown parameter" } : { data, total: 2000 };
    return Promise.resolve(Response.json(body, { status: data === undefined ? 400 : 200 }));
  });
});

const state: ListState = { page: 1, sort: [], search: "", filters: {} };

async function openPeople(extension: object = {}) {
  const person = {
    type: "object",
    properties: { id: { type: "integer" }, name: { type: "string" } },
  };
  const schema = {
    type: "object",
    properties: { data: { type: "array", items: person }, total: { type: "integer" } },
  };
  const content = { "application/json": { schema } };
  const get = { responses: { "200": { description: "", content } }, ...extension };
  const paths = { "/people": { get } };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const chunk = takeChunk(model, "resource:people");
  if (chunk?.resource === undefined) throw new Error("no list");
  return { chunk, resource: chunk.resource, parents: {}, state };
}

async function learn(name: string, extension?: object) {
  api = apis[name] ?? api;
  const walk = await openPeople(extension);
  const body = { data: rows, total: 2000 };
  const page = readObservedPage(
    walk.chunk,
    walk.resource,
    { status: 200, headers: {}, body },
    state,
  );
  await learnSort(testClient(), walk, page);
  await learnSort(testClient(), walk, page);
  return chunkWithLearned(walk.chunk).resource?.list?.sort;
}

test.each<readonly [string, string, string, string | undefined, number]>([
  ["a sign", "sign", "ordering", undefined, 4],
  ["a colon", "colon", "sort", undefined, 4],
  ["a demanded direction", "colon", "sort", undefined, 7],
  ["a comma", "comma", "sort", undefined, 6],
  ["two parameters", "pair", "sort_by", "order", 11],
  ["two parameters with a line", "pair", "_sort", "_order", 9],
  ["refused unknown parameters", "space", "order_by", undefined, 7],
])("a long list learns its sort from %s", async (name, form, parameter, direction, count) => {
  const sort = await learn(name);
  expect(sort).toMatchObject({ form, at: { parameter } });
  expect(sort?.direction?.parameter).toBe(direction);
  expect(requested).toHaveLength(count);
});

test.each([
  ["no sort", 1],
  ["an order without a descending one", 12],
])("a long list with %s offers none", async (name, count) => {
  expect(await learn(name)).toBeUndefined();
  expect(learnedFacts().get("people")?.sort).toBeNull();
  expect(requested).toHaveLength(count);
});

test("a list that is declared to have no sort is not read", async () => {
  expect(await learn("a sign", { "x-quarterdeck-list": { sort: "none" } })).toBeUndefined();
  expect(requested).toEqual([]);
});
