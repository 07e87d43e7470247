import type { Field, ListState, ModelChunk, Operation, Resource } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { readCategories, readMeasured } from "./measures.ts";
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
const requested: string[] = [];
let client = testClient();

beforeEach(() => {
  shown = rows;
  total = undefined;
  estimate = undefined;
  requested.length = 0;
  client = testClient();
  vi.stubGlobal("fetch", (url: string) => {
    const { search, searchParams } = new URL(url);
    requested.push(search);
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
    const headers = { "content-type": "application/json" };
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
