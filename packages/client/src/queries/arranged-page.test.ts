import type { ModelChunk, Operation, Resource } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { testClient } from "#queries/testing/test-client.ts";
import { readArrangedPage } from "./arranged-page.ts";

const operation: Operation = {
  id: "list",
  method: "get",
  path: "/things",
  label: "List",
  role: "list",
  scope: "collection",
  resource: "things",
  parameters: ["offset", "limit"].map((name) => ({
    name,
    in: "query",
    isRequired: false,
    style: "form",
    explode: true,
    field: { kind: "text", name, label: name, isRequired: false },
  })),
  response: { status: "200", shape: "rows", path: [] },
  needsSignIn: true,
  evidence: [],
};
const chunk: ModelChunk = { operations: [operation], referrers: [] };
const resource: Resource = {
  name: "things",
  labels: { one: "Thing", many: "Things" },
  parents: [],
  key: [{ field: ["id"], parameter: "id" }],
  fields: [{ kind: "number", name: "id", label: "ID", isRequired: true }],
  list: {
    operation: "list",
    rows: [],
    paging: {
      style: "offset",
      offset: { parameter: "offset" },
      size: { at: { parameter: "limit" } },
    },
    total: { in: "header", name: "x-total-count" },
    filters: [],
    evidence: [],
  },
  operations: { list: "list" },
  actions: [],
  evidence: [],
};

/** Responses to later pages wait until they are released. */
let release: () => void = () => undefined;
let waiting = Promise.resolve();

beforeEach(() => {
  waiting = new Promise((resolve) => (release = resolve));
  vi.stubGlobal("fetch", async (url: string, { signal }: RequestInit) => {
    const { searchParams } = new URL(url);
    const from = Number(searchParams.get("offset"));
    if (from > 0) await waiting;
    signal?.throwIfAborted();
    const rows = Array.from({ length: 25 }, (_, index) => ({ id: from + index }));
    const headers = { "content-type": "application/json", "x-total-count": "50" };
    return new Response(JSON.stringify(rows), { headers });
  });
});

test("a page shares the read of the whole list, also if the page that started it is canceled", async () => {
  const client = testClient();
  const plain = { page: 1, sort: [], search: "", filters: {} };
  const read = (isDescending: boolean, signal: AbortSignal) => {
    const state = { ...plain, sort: [{ field: "id", isDescending }] };
    const list = { chunk, resource, parents: {}, state, requested: plain, browser: state };
    return readArrangedPage(client, list, { signal, isRepeated: false });
  };
  const first = new AbortController();
  const ascending = read(false, first.signal).catch(() => undefined);
  await vi.waitFor(() => expect(client.isFetching()).toBeGreaterThan(0));
  const descending = read(true, new AbortController().signal);
  await new Promise((resolve) => setTimeout(resolve, 20));
  first.abort();
  release();
  expect((await descending).rows.slice(0, 2)).toEqual([{ id: 49 }, { id: 48 }]);
  await ascending;
});
