// @vitest-environment node
import type { ModelChunk, Resource, ResourceSummary } from "@quarterdeck/model";
import { createModel } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import type { Http } from "#http/http.ts";
import { HttpError } from "#http/errors.ts";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { testClient } from "#queries/testing/test-client.ts";
import { queryKeys } from "./keys.ts";
import { storePermission } from "./permission-cache.ts";
import { readOverviews } from "./read-overviews.ts";

const api = vi.hoisted(() => ({
  requested: [] as string[],
  failing: new Set<string>(),
  ends: "",
  hasSession: true,
  isSplit: true,
  unauthorized: new Set<string>(),
}));

/** Refuses some lists with 401, which ends the session unless the read tolerates it. */
const http = fakeHttp(({ path, method }, options) => {
  api.requested.push(path);
  if (api.unauthorized.has(path)) {
    if (options?.tolerated !== 401) api.hasSession = false;
    const response = { status: 401, headers: {}, body: undefined };
    return Promise.reject(new HttpError({ method, path }, response, { message: "", fields: [] }));
  }
  if (path === api.ends) api.hasSession = false;
  if (path === api.ends || api.failing.has(path)) return Promise.reject(new Error(path));
  return Promise.resolve({ status: 200, headers: {}, body: [{ id: 1 }] });
});
const stored = () => (api.hasSession ? { token: "t", user: "u" } : null);
const client = testClient({ ...http, session: { ...http.session, stored } });
vi.mock("#storage/preferences.ts", () => ({ storePreference: () => Promise.resolve() }));
vi.mock("#queries/model/learned-facts.ts", () => ({
  learnFromResponse: () => undefined,
  chunkWithLearned: (chunk: ModelChunk) => chunk,
}));
vi.mock("#queries/model/model-source.ts", () => ({
  loadModelChunk: (_: Http, name: string) =>
    Promise.resolve(api.isSplit ? chunkOf(name.slice("resource:".length)) : null),
}));

const brief = (name: string): ResourceSummary => ({
  name,
  labels: { one: name, many: name },
  parents: [],
  key: [],
  operations: { list: `list-${name}` },
});

function chunkOf(name: string): ModelChunk {
  const list = {
    operation: `list-${name}`,
    rows: [],
    paging: { style: "none" },
    filters: [],
    evidence: [],
  } as const;
  const operation = {
    id: `list-${name}`,
    method: "get",
    path: `/${name}`,
    label: name,
    role: "list",
    scope: "collection",
    response: { status: "200", shape: "rows", path: [] },
    needsSignIn: false,
    evidence: [],
    parameters: [],
  } as const;
  const resource: Resource = {
    ...brief(name),
    collectionPath: `/${name}`,
    fields: [],
    actions: [],
    evidence: [],
    list,
  };
  return { resource, operations: [operation], referrers: [] };
}

async function read(names: readonly string[], controller = new AbortController(), stopAfter = 99) {
  const results: boolean[] = [];
  await readOverviews(client, names.map(brief), {
    signal: controller.signal,
    onList: (isRead) => {
      results.push(isRead);
      if (results.length === stopAfter) controller.abort();
    },
  });
  return results;
}

beforeEach(() => {
  client.clear();
  Object.assign(api, { requested: [], failing: new Set(), ends: "", hasSession: true });
  api.unauthorized.clear();
  http.session.setDescribedSignIn({ methods: [] });
  api.isSplit = true;
});

test("every list is read, also after one that fails", async () => {
  api.failing.add("/b");
  expect(await read(["a", "b", "c"])).toEqual([true, false, true]);
  expect(api.requested).toEqual(["/a", "/b", "/c"]);
});

test("lists of a model that is loaded whole are read too", async () => {
  api.isSplit = false;
  const items = { type: "object", properties: { id: { type: "integer" } } };
  const content = { "application/json": { schema: { type: "array", items } } };
  const path = { get: { responses: { 200: { description: "", content } } } };
  const paths = { "/boats": path, "/docks": path };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  client.setQueryData(queryKeys.model(), model);
  expect(await read(model.resources.map(({ name }) => name))).toEqual([true, true]);
  expect(api.requested).toEqual(["/boats", "/docks"]);
});

test("a refusal ends the session and the reads", async () => {
  api.ends = "/b";
  expect(await read(["a", "b", "c"])).toEqual([true]);
  expect(api.requested).toEqual(["/a", "/b"]);
});

test("an abort stops the reads", async () => {
  expect(await read(["a", "b", "c"], new AbortController(), 1)).toEqual([true]);
  expect(api.requested).toEqual(["/a"]);
});

test("a 401 concerns one list while the API accepts the session", async () => {
  api.unauthorized.add("/b");
  expect(await read(["a", "b", "c"])).toEqual([true, false, true]);
  expect(api.requested).toEqual(["/a", "/b", "/a", "/c"]);
});

test("a read that the API accepted before judges a 401 of the first list", async () => {
  const check = { operation: "list-me", path: "/me" };
  http.session.setDescribedSignIn({ methods: [], checks: [check] });
  storePermission("list-me", true);
  api.unauthorized.add("/a");
  expect(await read(["a", "b"])).toEqual([false, true]);
  expect(api.requested).toEqual(["/a", "/me", "/b"]);
});

test("a 401 of the first list, and one of a session that has expired, end the session", async () => {
  api.unauthorized.add("/a");
  expect(await read(["a", "b"])).toEqual([]);
  expect(api.requested).toEqual(["/a", "/a"]);
  expect(api.hasSession).toBe(false);

  Object.assign(api, { requested: [], hasSession: true });
  api.unauthorized.clear();
  client.clear();
  const onList = () => ["/a", "/b"].forEach((path) => api.unauthorized.add(path));
  const { signal } = new AbortController();
  await readOverviews(client, ["a", "b", "c"].map(brief), { signal, onList });
  expect(api.requested).toEqual(["/a", "/b", "/a"]);
  expect(api.hasSession).toBe(false);
});
