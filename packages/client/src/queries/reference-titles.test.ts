import type {
  HttpRequest,
  ModelChunk,
  ModelSummary,
  Operation,
  Resource,
} from "@quarterdeck/model";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { queryKeys } from "./keys.ts";
import { forgetLearnedFacts } from "#queries/model/learned-facts.ts";
import { storeFacts } from "#queries/model/store-facts.ts";
import { requestTitles, titleStore } from "./reference-titles.ts";
import { listUnreadTitles } from "./unread-titles.ts";
import { allowReads } from "./testing/allow-reads.ts";
import { testClient } from "./testing/test-client.ts";

// Other files of the worker share the permissions.
afterEach(() => allowReads([]));

const text = (name: string) => ({ kind: "text", name, label: name, isRequired: false }) as const;
const query = (name: string) =>
  ({
    name,
    in: "query",
    isRequired: false,
    style: "form",
    explode: false,
    field: text(name),
  }) as const;

function operation(id: string, path: string, parameters: Operation["parameters"]): Operation {
  const response = { status: "200", shape: "rows", path: [] } as const;
  const common = { label: id, role: "list", scope: "collection", needsSignIn: false } as const;
  return { id, method: "get", path, parameters, response, ...common, evidence: [] };
}

function users(more: Partial<Resource> = {}): Resource {
  return {
    name: "users",
    labels: { one: "User", many: "Users" },
    parents: [],
    key: [{ field: ["id"], parameter: "id" }],
    title: ["name"],
    fields: [],
    operations: { list: "list", read: "read" },
    actions: [],
    evidence: [],
    list: { operation: "list", rows: [], paging: { style: "none" }, filters: [], evidence: [] },
    ...more,
  };
}

// On a busy machine, loading it takes longer than the waits of these tests.
beforeAll(() => import("./read-listed-titles.ts"));

/** Time in which a read that must not happen would start. */
const ABSENCE_MS = 75;

/** Waits for the batch, for code that it loads, and for the reads after that. */
async function readsEnd(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ABSENCE_MS));
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, ABSENCE_MS));
}

/** Requests for the titles of these keys, and the titles. */
async function readTitles(
  resource: Resource,
  keys: readonly string[],
  { last = 60, shown = [] as readonly unknown[], isRequested = false } = {},
) {
  const sent: string[] = [];
  const rows = Array.from({ length: last }, (_, index) => ({ id: index, name: `User ${index}` }));
  const http = fakeHttp(({ path, query: search }: HttpRequest) => {
    sent.push(search === "" ? path : `${path}?${search}`);
    const key = /\/users\/(.+)/.exec(path)?.[1];
    const body = key === undefined ? rows : { id: Number(key), name: `User ${key}` };
    return Promise.resolve({ status: 200, headers: {}, body });
  });
  const path = { ...query("id"), in: "path", isRequired: true } as const;
  const chunk: ModelChunk = {
    resource,
    referrers: [],
    operations: [
      operation("list", "/users", [query("ids"), query("per_page"), query("page")]),
      operation("read", "/users/{id}", [path]),
    ],
  };
  const client = testClient(http);
  client.setQueryData(queryKeys.model(), { resources: [resource] } as unknown as ModelSummary);
  client.setQueryData(queryKeys.chunk("resource:users"), chunk);
  const request: HttpRequest = { method: "GET", path: "/users", query: "page=1", headers: {} };
  client.setQueryData(queryKeys.page(request, resource), { rows: shown });
  const store = titleStore(client);
  for (const key of keys) store.watch("users", key);
  await readsEnd();
  const unread = listUnreadTitles(client);
  if (isRequested) {
    requestTitles(client, unread);
    await readsEnd();
  }
  return { sent, unread, titles: keys.map((key) => store.get("users", key)) };
}

const many = Array.from({ length: 25 }, (_, index) => String(index));

test.each<readonly [string, readonly string[], Partial<Resource>, readonly string[]]>([
  ["a page of references is one read of the list", ["list", "read"], {}, ["/users"]],
  ["the list alone is enough", ["list"], {}, ["/users"]],
  ["without the list only some records are read", ["read"], {}, ["0", "1", "2", "3"]],
  [
    "pages of a large list are short",
    ["list"],
    {
      list: {
        operation: "list",
        rows: [],
        paging: {
          style: "page",
          page: { parameter: "page" },
          size: { at: { parameter: "per_page" }, maximum: 1000 },
          first: 1,
        },
        filters: [],
        evidence: [],
      },
    },
    ["/users?per_page=100&page=1"],
  ],
  [
    "a filter by keys is one read",
    ["list", "read"],
    {
      list: {
        operation: "list",
        rows: [],
        paging: { style: "none" },
        evidence: [],
        filters: [
          {
            name: "ids",
            at: { parameter: "ids" },
            fieldName: "id",
            operator: "in",
            field: { kind: "list", name: "ids", label: "IDs", isRequired: false, item: text("id") },
          },
        ],
      },
    },
    [`/users?ids=${many.join(",")}`],
  ],
])("%s", async (_, operations, more, expected) => {
  allowReads(operations);
  const { sent, titles } = await readTitles(users(more), many);
  expect(sent.map((one) => one.replace("/users/", ""))).toEqual(expected);
  const count = expected.length === 1 ? 25 : expected.length;
  expect(titles.filter((title) => title)).toHaveLength(count);
});

test("few references are read one by one, and those that a whole list lacks never", async () => {
  allowReads(["list", "read"]);
  const few = await readTitles(users(), ["7", "8"]);
  expect(few.sent).toEqual(["/users/7", "/users/8"]);
  const far = await readTitles(users(), [...many, "900"]);
  // The whole list was read: it has no such record.
  expect(far.sent).toEqual(["/users"]);
  expect(far.titles.at(-1)).toBeNull();
});

test("titles in the rows of a fresh page are not read", async () => {
  allowReads(["list", "read"]);
  const shown = [
    { id: 7, name: "Ada" },
    { id: 8, name: "Bob" },
  ];
  const { sent, titles } = await readTitles(users(), ["7", "8"], { shown });
  expect(sent).toEqual([]);
  expect(titles).toEqual(["Ada", "Bob"]);
});

test("a title that only a response shows is read by one read of the list", async () => {
  allowReads(["list", "read"]);
  const { title: _, ...untitled } = users();
  const { sent, titles } = await readTitles(untitled, many);
  expect(sent).toEqual([]);
  // The target may still have titles.
  expect(titles.every((title) => title === undefined)).toBe(true);
  storeFacts("users", { fields: [], title: ["name"], evidence: [] });
  const learned = await readTitles({ ...untitled }, many);
  forgetLearnedFacts();
  expect(learned.sent).toEqual(["/users"]);
  expect(learned.titles[7]).toBe("User 7");
});

test("titles that are not read in the background are read when the user requests them", async () => {
  allowReads([]);
  const before = await readTitles(users(), ["7", "8"]);
  expect(before).toMatchObject({ sent: [], unread: ["users"] });
  const { sent, titles } = await readTitles(users(), ["7", "8"], { isRequested: true });
  expect(sent).toEqual(["/users/7", "/users/8"]);
  expect(titles).toEqual(["User 7", "User 8"]);
  allowReads([]);
  const page = await readTitles(users(), many, { isRequested: true });
  expect(page.sent).toEqual(["/users"]);
  allowReads([]);
  // Without a title in the description the record has only its key.
  const { title: _, ...untitled } = users();
  const none = await readTitles(untitled as Resource, ["7"]);
  expect(none.unread).toEqual([]);
});

test("a reference whose key is a verb is not read without the user, except in the list", async () => {
  allowReads(["read"]);
  const single = await readTitles(users(), ["restart", "8", "stop-all"]);
  expect(single.sent).toEqual(["/users/8"]);
  expect(single.titles).toEqual([undefined, "User 8", undefined]);
  allowReads(["list", "read"]);
  const listed = await readTitles(users(), ["restart"]);
  expect(listed.sent).toEqual(["/users"]);
});
