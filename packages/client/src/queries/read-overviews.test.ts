// @vitest-environment node
import type { ModelChunk, Resource, ResourceSummary } from "@quarterdeck/model";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { readOverviews } from "./read-overviews.ts";

const api = vi.hoisted(() => ({
  asked: [] as string[],
  failing: new Set<string>(),
  ends: "",
  hasSession: true,
}));

vi.mock("#http/send-in-session.ts", () => ({
  sendInSession: ({ path }: { path: string }) => {
    api.asked.push(path);
    if (path === api.ends) api.hasSession = false;
    if (path === api.ends || api.failing.has(path)) return Promise.reject(new Error(path));
    return Promise.resolve({ status: 200, headers: {}, body: [{ id: 1 }] });
  },
}));
vi.mock("#session/session.ts", async (original) => ({
  ...(await original()),
  readSession: () => (api.hasSession ? {} : null),
}));
vi.mock("#storage/preferences.ts", () => ({ storePreference: () => Promise.resolve() }));
vi.mock("#queries/model/learned-facts.ts", () => ({ learnFromResponse: () => undefined }));
vi.mock("#queries/model/model-source.ts", () => ({
  loadModelChunk: (name: string) => Promise.resolve(part(name.slice("resource:".length))),
}));

const brief = (name: string): ResourceSummary => ({
  name,
  labels: { one: name, many: name },
  parents: [],
  key: [],
  operations: { list: `list-${name}` },
});

function part(name: string): ModelChunk {
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
  const told: boolean[] = [];
  await readOverviews(new QueryClient(), names.map(brief), {
    signal: controller.signal,
    onList: (isRead) => {
      told.push(isRead);
      if (told.length === stopAfter) controller.abort();
    },
  });
  return told;
}

beforeEach(() => Object.assign(api, { asked: [], failing: new Set(), ends: "", hasSession: true }));

test("every list is read, and one that fails holds up no other", async () => {
  api.failing.add("/b");
  expect(await read(["a", "b", "c"])).toEqual([true, false, true]);
  expect(api.asked).toEqual(["/a", "/b", "/c"]);
});

test("a refusal, which ends the session, is the last that is asked", async () => {
  api.ends = "/b";
  expect(await read(["a", "b", "c"])).toEqual([true]);
  expect(api.asked).toEqual(["/a", "/b"]);
});

test("who stops it has no more asked", async () => {
  expect(await read(["a", "b", "c"], new AbortController(), 1)).toEqual([true]);
  expect(api.asked).toEqual(["/a"]);
});
