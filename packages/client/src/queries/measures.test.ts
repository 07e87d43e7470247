import type { Field, ListState, ModelChunk, Operation, Resource } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { readCategories } from "./categories.ts";
import { readMeasured } from "./measures.ts";
import { storePermission } from "./permission-cache.ts";
import type { ListWalk } from "./list-walk.ts";
import { testClient } from "./testing/test-client.ts";

const DAY_MS = 86_400_000;
const at = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
const rows = [
  { id: 1, total: "10.10", status: "paid", customer: 7, created: at(30) },
  { id: 2, total: "20.20", status: "paid", customer: 7, created: at(20) },
  { id: 3, total: "30.00", status: "open", customer: 8, created: at(1) },
  { id: 4, total: null, status: null, customer: null, created: at(2) },
];

let shown: readonly object[] = rows;
let total: number | undefined;
let estimate: number | undefined;
let aggregates: ((query: URLSearchParams) => object) | undefined;
const requested: string[] = [];
let client = testClient();

beforeEach(() => {
  shown = rows;
  total = undefined;
  estimate = undefined;
  aggregates = undefined;
  storePermission("aggregates list", true);
  requested.length = 0;
  client = testClient();
  vi.stubGlobal("fetch", (url: string) => {
    const { pathname, search, searchParams } = new URL(url);
    requested.push(search);
    const headers = { "content-type": "application/json" };
    if (pathname.endsWith("/totals/orders")) {
      const status = aggregates === undefined ? 503 : 200;
      const sent = JSON.stringify(aggregates?.(searchParams) ?? {});
      return Promise.resolve(new Response(sent, { status, headers }));
    }
    const status = searchParams.get("status");
    const since = searchParams.get("since") ?? "";
    const matching = rows.filter(
      (row) => (status === null || row.status === status) && row.created >= since,
    );
    const all = status === null && since === "";
    const body = {
      data: searchParams.get("size") === "1" ? matching.slice(0, 1) : shown,
      ...(all && estimate !== undefined
        ? { estimate }
        : { total: all ? (total ?? matching.length) : matching.length }),
    };
    return Promise.resolve(new Response(JSON.stringify(body), { headers }));
  });
});

const field = (name: string, kind: string, more: object = {}): Field =>
  ({ name, kind, label: name, isRequired: false, ...more }) as Field;
const choices = ["paid", "open"].map((value) => ({ value, label: value }));
const created = field("created", "date-time");
const status = field("status", "choice", { choices });
const customer = field("customer", "reference", { to: "customers", keyPath: ["id"] });
const names = ["page", "size", "sort", "status", "since"];

/** The list of an API that adds up all records. */
function aggregatedWalk() {
  const described = walk();
  const list = described.resource.list && {
    ...described.resource.list,
    aggregates: "/totals/orders",
  };
  return { ...described, resource: { ...described.resource, list } } as ListWalk;
}

function walk(conditions: Partial<ListState> = {}, filtered: readonly string[] = names) {
  const operation = {
    id: "list",
    method: "get",
    path: "/orders",
    parameters: names.map((name) => ({
      name,
      in: "query",
      isRequired: false,
      style: "form",
      explode: true,
      field: field(name, "text"),
    })),
    response: { status: "200", shape: "object", path: [] },
  } as unknown as Operation;
  const filters = [
    {
      name: "status",
      at: { parameter: "status" },
      operator: "is",
      fieldName: "status",
      field: status,
    },
    {
      name: "since",
      at: { parameter: "since" },
      operator: "at-least",
      fieldName: "created",
      field: created,
    },
  ].filter(({ name }) => filtered.includes(name));
  const resource = {
    name: "orders",
    labels: { one: "Order", many: "Orders" },
    collectionPath: "/orders",
    parents: [],
    key: [{ field: ["id"], parameter: "id" }],
    fields: [field("id", "number"), field("total", "number"), status, customer, created],
    operations: { list: "list" },
    list: {
      operation: "list",
      rows: ["data"],
      total: { in: "body", path: ["total"] },
      estimate: { path: ["estimate"] },
      paging: {
        style: "page",
        first: 1,
        page: { parameter: "page" },
        size: { at: { parameter: "size" }, maximum: 100 },
      },
      sort: {
        form: "sign",
        at: { parameter: "sort" },
        words: {},
        fields: ["created"],
        evidence: { confidence: 1 },
      },
      filters,
      evidence: [],
    },
  } as unknown as Resource;
  const chunk: ModelChunk = { resource, operations: [operation], referrers: [] };
  const state: ListState = { page: 1, sort: [], search: "", filters: {}, ...conditions };
  return { chunk, resource, parents: {}, state };
}

const signal = new AbortController().signal;

test("a count is the total, with the records of the last week as its change", async () => {
  const measured = await readMeasured(client, walk(), { of: "count" }, signal);
  expect(measured).toEqual({ value: "4", change: 2 });
  expect(requested).toHaveLength(2);
});

test("a count of a list without a total is its estimate, with an exact change", async () => {
  estimate = 9000;
  const measured = await readMeasured(client, walk(), { of: "count" }, signal);
  expect(measured).toEqual({ value: "9000", change: 2, isEstimate: true });
});

test("a count has the conditions of its view", async () => {
  const view = walk({ filters: { status: ["paid"] } });
  expect(await readMeasured(client, view, { of: "count" }, signal)).toEqual({
    value: "2",
    change: 0,
  });
});

test("sums are exact and averages leave out missing numbers", async () => {
  const sum = await readMeasured(client, walk(), { of: "sum", field: "total" }, signal);
  expect(sum).toEqual({ value: "60.30", change: expect.closeTo(30) });
  const average = await readMeasured(client, walk(), { of: "average", field: "total" }, signal);
  expect(average).toEqual({ value: "20.10", change: expect.closeTo(4.95) });
});

test("a sum of a list that is too long covers the newest records, and mentions how many", async () => {
  total = 5000;
  const sum = await readMeasured(client, walk(), { of: "sum", field: "total" }, signal);
  expect(sum).toEqual({ value: "60.30", among: 4 });
  expect(requested).toHaveLength(1);
  expect(requested[0]).toContain("sort=-created");
});

test("choices are counted by their filter, and the others together", async () => {
  const { groups } = await readCategories(client, walk(), status, signal);
  expect(groups).toEqual([
    { value: "paid", count: 2 },
    { value: "open", count: 1 },
    { value: undefined, count: 1, isRest: true },
  ]);
});

test("categories without a filter are counted in the rows", async () => {
  const { groups, among } = await readCategories(client, walk({}, []), customer, signal);
  expect(groups.map(({ value, count }) => [value, count])).toEqual([
    [7, 2],
    [8, 1],
    [null, 1],
  ]);
  expect(among).toBeUndefined();
});

test("the API adds up all records of a long list, and those of the last week", async () => {
  total = 5000;
  aggregates = (query) => {
    const [sum, count] = query.has("since") ? ["100", 10] : ["12345678901234567890.5", 5000];
    return { data: [{ "sum(total)": sum, "count(total)": count }], total: 5000 };
  };
  const sum = await readMeasured(client, aggregatedWalk(), { of: "sum", field: "total" }, signal);
  expect(sum).toMatchObject({ value: "12345678901234567890.5" });
  expect(sum.among).toBeUndefined();
  expect(requested).toHaveLength(2);
  expect(requested[0]).toBe("?aggregate=sum(total),count(total)");
  aggregates = (query) => ({
    data: [
      { "sum(total)": query.has("since") ? 40 : 100.5, "count(total)": query.has("since") ? 2 : 5 },
    ],
    total: 9,
  });
  const average = { of: "average", field: "total" } as const;
  expect(await readMeasured(client, aggregatedWalk(), average, signal)).toEqual({
    value: "20.1",
    change: expect.closeTo(-0.1),
  });
});

test("the API counts the groups of all records", async () => {
  const rows = [7, 8, 9, 10, 11, 12, 13, 14].map((value) => ({ value, count: 100 - value }));
  aggregates = () => ({ data: rows, groups: 12, total: 1000 });
  const { groups, among } = await readCategories(client, aggregatedWalk(), customer, signal);
  expect(groups).toEqual([
    ...rows.slice(0, 7),
    { value: undefined, count: 1000 - 630, isRest: true },
  ]);
  expect(among).toBeUndefined();
  expect(requested).toEqual(["?aggregate=count&groupBy=customer&perPage=8"]);
  aggregates = () => ({
    data: [
      { value: "open", count: 4 },
      { value: null, count: 1 },
    ],
    groups: 2,
    total: 5,
  });
  expect((await readCategories(client, aggregatedWalk(), status, signal)).groups).toEqual([
    { value: "paid", count: 0 },
    { value: "open", count: 4 },
    { value: undefined, count: 1, isRest: true },
  ]);
});

test("records are added up here if the API fails to", async () => {
  const sum = await readMeasured(client, aggregatedWalk(), { of: "sum", field: "total" }, signal);
  expect(sum.value).toBe("60.30");
});
