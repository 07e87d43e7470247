import type { ListPage, ListState, Resource } from "@quarterdeck/model";
import { buildListRequest } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { HttpError } from "#http/errors.ts";
import { chunkWithLearned, forgetLearnedFacts } from "#queries/model/learned-facts.ts";
import { readChecked } from "#queries/read-checked.ts";
import { testClient } from "#queries/testing/test-client.ts";

const text = { kind: "text", name: "filter", label: "Filter", isRequired: false } as const;
const number = { ...text, kind: "number", name: "price", label: "Price", isInteger: true } as const;
const resource = {
  name: "orders",
  labels: { one: "Order", many: "Orders" },
  collectionPath: "/orders",
  parents: [],
  key: [],
  fields: [{ ...text, name: "state", label: "State" }, number],
  list: {
    operation: "list",
    rows: [],
    paging: { style: "none" },
    filters: [{ name: "filter", at: { parameter: "filter" }, operator: "raw", field: text }],
    evidence: [],
  },
  operations: { list: "list" },
  actions: [],
  evidence: [],
} as unknown as Resource;
const operation = {
  id: "list",
  method: "get",
  path: "/orders",
  label: "List",
  parameters: [
    { name: "filter", in: "query", isRequired: false, style: "form", explode: true, field: text },
  ],
  response: {},
} as never;

const rows = Array.from({ length: 9 }, (_, index) => ({
  state: ["new", "open", "done"][index % 3] ?? "",
  price: index * 100,
}));
const open = rows.filter(({ state }) => state === "open");

function refusal(): HttpError {
  const response = { status: 400, headers: {}, body: undefined };
  return new HttpError({ method: "GET", path: "/orders" }, response, { message: "No", fields: [] });
}

/** An API that reads one text, and ignores, refuses or does not find others. */
function apiWith(
  accepted: string,
  others: "ignored" | "refused" | "empty",
  matches: readonly object[],
) {
  const sent: string[] = [];
  const read = async (one: Resource, state: ListState): Promise<ListPage> => {
    const { query } = buildListRequest({ operations: [operation] }, one, state);
    const filter = decodeURIComponent(query.replace(/^filter=/, ""));
    sent.push(filter);
    if (filter === accepted) return { rows: matches, total: matches.length };
    if (filter !== "" && others === "refused") throw refusal();
    if (filter !== "" && others === "empty") return { rows: [], total: 0 };
    return { rows, total: rows.length };
  };
  return { sent, read };
}

const chunk = { resource, operations: [], referrers: [] };

async function filter(typed: string, { read }: ReturnType<typeof apiWith>) {
  const learned = chunkWithLearned(chunk);
  const source = { ...learned, resource: learned.resource ?? resource };
  const filters: ListState["filters"] = { filter: [typed] };
  const page = await readChecked(
    testClient(),
    source,
    { page: 1, sort: [], search: "", filters },
    read,
  ).catch(() => undefined);
  const names = chunkWithLearned(chunk).resource?.list?.filters.map(({ name }) => name);
  return { count: page?.rows.length, isOffered: names?.includes("filter") };
}

test.each([
  ["RSQL", "state==open", "refused"],
  ["colons", "state:open", "ignored"],
  ["OData", "state eq 'open'", "empty"],
  ["SCIM", 'state eq "open"', "refused"],
  ["a JSON object", '{"state":"open"}', "ignored"],
  ["a list of conditions", '[{"field":"state","operator":"eq","value":"open"}]', "refused"],
] as const)("a typed condition is written in %s", async (_, accepted, others) => {
  forgetLearnedFacts();
  const api = apiWith(accepted, others, open);
  expect(await filter("state=open", api)).toEqual({ count: 3, isOffered: true });
  // The form is learned: the next read has one request.
  api.sent.length = 0;
  expect(await filter("state=open", api)).toEqual({ count: 3, isOffered: true });
  expect(api.sent).toEqual([accepted]);
});

test.each([
  ["a condition that all rows contradict", "state:lost"],
  ["a condition that some rows contradict", "price>=300"],
  ["a word that no row has", "lost"],
])("%s shows that the API ignores the filter", async (_, typed) => {
  forgetLearnedFacts();
  const api = apiWith("", "ignored", rows);
  expect(await filter(typed, api)).toEqual({ count: 9, isOffered: false });
});

test.each([
  ["is applied", "state:open", apiWith("state:open", "ignored", open), 3],
  ["has other rows", "state:lost", apiWith("state:lost", "ignored", open), 3],
  ["is in another language", "@mine|lost", apiWith("", "ignored", rows), 9],
  ["names no field", "owner:ada", apiWith("", "ignored", rows), 9],
  ["finds nothing", "lost", apiWith("", "empty", rows), 0],
] as const)("a filter that %s stays", async (_, typed, api, count) => {
  forgetLearnedFacts();
  expect(await filter(typed, api)).toEqual({ count, isOffered: true });
});

test("a filter that the API refuses in each form shows the refusal", async () => {
  forgetLearnedFacts();
  const api = apiWith("?", "refused", rows);
  expect(await filter("state:open", api)).toEqual({ count: undefined, isOffered: true });
});

test.each([
  ["RSQL", "state=open", "state==open", "refused"],
  ["OData", "state=open", "state eq 'open'", "ignored"],
  ["SCIM", "state:open", 'state eq "open"', "empty"],
  ["a JSON object", "state=open", '{"state":"open"}', "refused"],
  ["RSQL that the user typed", "state==open", "state==open", "refused"],
  ["OData that the user typed", "state eq 'open'", "state eq 'open'", "refused"],
] as const)("filters by field are offered in %s", async (_, typed, accepted, others) => {
  forgetLearnedFacts();
  const api = apiWith(accepted, others, open);
  const before = chunkWithLearned(chunk).resource?.list?.filters.map(({ name }) => name);
  await filter(typed, api);
  const source = chunkWithLearned(chunk).resource ?? resource;
  const names = source.list?.filters.map(({ name }) => name);
  expect([before, names]).toEqual([
    ["filter"],
    expect.arrayContaining(["filter", "state", "price"]),
  ]);
  const filters = { state: ["open"] };
  const { query } = buildListRequest({ operations: [operation] }, source, {
    page: 1,
    sort: [],
    search: "",
    filters,
  });
  expect(decodeURIComponent(query)).toBe(`filter=${accepted}`);
});

test("a typed text that the API ignores shows no form", async () => {
  forgetLearnedFacts();
  await filter("state==open", apiWith("", "ignored", open));
  const names = chunkWithLearned(chunk).resource?.list?.filters.map(({ name }) => name);
  expect(names).toEqual(["filter"]);
});
