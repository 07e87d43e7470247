import type { Filter, HttpRequest, ModelChunk, ModelSummary, Resource } from "@quarterdeck/model";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fakeHttp } from "#http/testing/fake-http.ts";
import { findProvenField } from "./alternate-titles.ts";
import { queryKeys } from "./keys.ts";
import { titleStore } from "./reference-titles.ts";
import { allowReads } from "./testing/allow-reads.ts";
import { testClient } from "./testing/test-client.ts";

// Other files of the worker share the permissions.
afterEach(() => allowReads([]));

beforeAll(() => import("./walk-list.ts"));
beforeEach(() => allowReads(["list", "read"]));

const text = (name: string) => ({ kind: "text", name, label: name, isRequired: false }) as const;
const byUsername: Filter = {
  name: "usernames",
  at: { parameter: "usernames" },
  fieldName: "username",
  operator: "in",
  field: { kind: "list", name: "usernames", label: "", isRequired: false, item: text("username") },
};

const people = [
  { id: 1, username: "ada", email: "ada@example.org", name: "Ada" },
  { id: 2, username: "bob", email: "bob@example.org", name: "Bob" },
  { id: 3, username: "twin", email: "one@example.org", name: "One" },
  { id: 4, username: "twin", email: "two@example.org", name: "Two" },
];

/** Titles and keys of people by these texts, the requests for them, and the field that has `username`. */
async function readTitles(
  texts: readonly string[],
  filters: readonly Filter[] = [],
  fields: Resource["fields"] = [],
) {
  const resource: Resource = {
    name: "users",
    labels: { one: "User", many: "Users" },
    parents: [],
    key: [{ field: ["id"], parameter: "id" }],
    title: ["name"],
    fields,
    operations: { list: "list", read: "read" },
    actions: [],
    evidence: [],
    list: { operation: "list", rows: [], paging: { style: "none" }, filters, evidence: [] },
  };
  const parameter = { isRequired: false, style: "form", explode: false } as const;
  const common = { method: "get", label: "", needsSignIn: false, evidence: [] } as const;
  const response = { status: "200", shape: "rows", path: [] } as const;
  const id = { ...parameter, name: "id", in: "path", field: text("id"), isRequired: true } as const;
  const usernames = {
    ...parameter,
    name: "usernames",
    in: "query",
    field: byUsername.field,
  } as const;
  const chunk: ModelChunk = {
    resource,
    referrers: [],
    operations: [
      {
        ...common,
        id: "list",
        path: "/users",
        role: "list",
        scope: "collection",
        response,
        parameters: [usernames],
      },
      {
        ...common,
        id: "read",
        path: "/users/{id}",
        role: "read",
        scope: "record",
        response,
        parameters: [id],
      },
    ],
  };
  const sent: string[] = [];
  const http = fakeHttp(({ path, query }: HttpRequest) => {
    sent.push(query === "" ? path : `${path}?${query}`);
    const key = /\/users\/(.+)/.exec(path)?.[1];
    const body = key === undefined ? people : people.find((one) => String(one.id) === key);
    return Promise.resolve({ status: body === undefined ? 404 : 200, headers: {}, body });
  });
  const client = testClient(http);
  client.setQueryData(queryKeys.model(), { resources: [resource] } as unknown as ModelSummary);
  client.setQueryData(queryKeys.chunk("resource:users"), chunk);
  const store = titleStore(client);
  for (const key of texts) store.watch("users", key);
  await vi.waitFor(() =>
    expect(texts.every((key) => store.get("users", key) !== undefined)).toBe(true),
  );
  return {
    sent,
    titles: texts.map((key) => store.get("users", key)),
    keys: texts.map((key) => store.findKey("users", key)),
    proven: findProvenField(client, { to: "users", alternateKeys: ["email", "username"] }),
  };
}

test("values of different fields are found in one read of the list", async () => {
  const texts = ["ada?username", "bob%40example.org?username,email"];
  const { titles, keys, sent } = await readTitles(texts);
  expect({ titles, keys, sent }).toEqual({
    titles: ["Ada", "Bob"],
    keys: ["1", "2"],
    sent: ["/users"],
  });
});

test("a filter by the field reads the records alone", async () => {
  const { titles, sent } = await readTitles(["ada?username", "bob?username"], [byUsername]);
  expect({ titles, sent }).toEqual({ titles: ["Ada", "Bob"], sent: ["/users?usernames=ada,bob"] });
});

test.each([
  ["no record", "eve?username"],
  ["several records", "twin?username"],
])("a value of %s has no title", async (_, key) => {
  expect(await readTitles([key])).toMatchObject({ titles: [null], keys: [undefined] });
});

test("a value that may be the key is first read as the key", async () => {
  const { titles, keys } = await readTitles(["2?id,username", "ada?id,username"]);
  expect({ titles, keys }).toEqual({ titles: ["Bob", "Ada"], keys: [undefined, "1"] });
});

const numeric = {
  kind: "number",
  isInteger: true,
  name: "id",
  label: "",
  isRequired: true,
} as const;
const byId: Filter = {
  name: "id",
  at: { parameter: "id" },
  fieldName: "id",
  operator: "in",
  field: { kind: "list", name: "id", label: "", isRequired: false, item: numeric },
};

test.each([
  ["a word", ["Ada%20Byron?id,name"], ["/users"]],
  ["a word as the only possible field", ["Ada%20Byron?id"], ["/users"]],
])("%s is never sent as a key that is a number", async (_, texts, requests) => {
  const { sent } = await readTitles(texts, [byId], [numeric]);
  expect(sent).toEqual(requests);
});

test("a word that no number can be has no title under the key, and needs no request", async () => {
  const { titles, sent } = await readTitles(["Ada%20Byron"], [byId], [numeric]);
  expect({ titles, sent }).toEqual({ titles: [null], sent: [] });
});

test("pickers write the field in which values were found", async () => {
  expect((await readTitles(["ada?email,username"])).proven).toBe("username");
  expect((await readTitles(["bob?username"])).proven).toBe("email");
});
