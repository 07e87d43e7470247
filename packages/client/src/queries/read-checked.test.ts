import type { ListPage, ListShape, ListState, Resource } from "@quarterdeck/model";
import { buildListRequest, buildReadRequest } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { HttpError } from "#http/errors.ts";
import { chunkWithLearned, forgetLearnedFacts } from "#queries/model/learned-facts.ts";
import { testClient } from "./testing/test-client.ts";
import { readAfterRefusal, readRecordAfterRefusal } from "./read-after-refusal.ts";
import { readChecked } from "./read-checked.ts";

const parameter = (name: string) =>
  ({
    name,
    in: "query",
    isRequired: false,
    style: "form",
    explode: true,
    field: { kind: "text", name, label: name, isRequired: false },
  }) as const;

const operation = {
  id: "list",
  method: "get",
  path: "/docks",
  label: "List",
  parameters: ["page", "size", "with_total", "q"].map(parameter),
  response: {},
} as never;

function resourceWith(list: Partial<ListShape>): Resource {
  return {
    name: "docks",
    labels: { one: "Dock", many: "Docks" },
    collectionPath: "/docks",
    parents: [],
    key: [],
    fields: [],
    operations: { list: "list" },
    actions: [],
    evidence: [],
    list: {
      operation: "list",
      rows: [],
      paging: { style: "none" },
      filters: [],
      evidence: [],
      ...list,
    },
  };
}

const client = testClient();
const plain: ListState = { page: 1, sort: [], search: "", filters: {} };
const paged = {
  style: "page",
  page: { parameter: "page" },
  first: 1,
  size: { at: { parameter: "size" } },
} as const;
const totalSwitches = [{ at: { parameter: "with_total" }, value: true }];

function refusal(status: number, message = "No"): HttpError {
  const response = { status, headers: {}, body: undefined };
  return new HttpError({ method: "GET", path: "/docks" }, response, { message, fields: [] });
}

/** Queries that are sent after a refusal; each is refused if it contains `refused`. */
async function queriesAfter(
  status: number,
  list: Partial<ListShape>,
  state = plain,
  refused = "nothing",
) {
  const queries: string[] = [];
  const read = async (resource: Resource, next: ListState): Promise<ListPage> => {
    const { query } = buildListRequest({ operations: [operation] }, resource, next);
    queries.push(query);
    if (query.includes(refused)) throw refusal(400);
    return { rows: [] };
  };
  const error = await readAfterRefusal(
    { resource: resourceWith(list), operations: [operation] },
    state,
    read,
    refusal(status),
  ).then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return { queries, isFailed: error instanceof HttpError };
}

test("a refused page is read once without the parameters that the console added", async () => {
  expect(await queriesAfter(400, { paging: paged })).toEqual({
    queries: ["page=1"],
    isFailed: false,
  });
  expect(await queriesAfter(422, { totalSwitches })).toEqual({ queries: [""], isFailed: false });
  expect(await queriesAfter(400, { paging: paged, totalSwitches }, plain, "page")).toEqual({
    queries: ["page=1&size=25", "page=1"],
    isFailed: true,
  });
  const searched = { ...plain, search: "a" };
  expect(await queriesAfter(400, { totalSwitches, search: { parameter: "q" } }, searched)).toEqual({
    queries: ["q=a"],
    isFailed: false,
  });
});

test("other refusals are not tried again", async () => {
  const none = { queries: [], isFailed: true };
  expect(await queriesAfter(401, { paging: paged })).toEqual(none);
  expect(await queriesAfter(500, { paging: paged })).toEqual(none);
  expect(await queriesAfter(400, {})).toEqual(none);
  expect(await queriesAfter(400, { paging: paged }, { ...plain, size: 100 })).toEqual(none);
  expect(await queriesAfter(400, { paging: paged }, { ...plain, search: "a" })).toEqual(none);
});

const beds = { kind: "number", name: "beds", label: "Beds", isRequired: false } as const;
const sort = {
  form: "sign",
  at: { parameter: "q" },
  words: { ascending: "asc", descending: "desc" },
  isMultiple: false,
  evidence: { pointer: "", reason: { code: "sort-mostly-minus" }, confidence: 0.5 },
} as const;

test.each([
  ["learned in another form", undefined, "q=beds_desc", 6],
  ["given up after all forms", undefined, "never", 6],
  ["not tried if the field is not offered", ["code"], "never", 1],
])("a sort is %s", async (_, fields, accepted, count) => {
  forgetLearnedFacts();
  const list = { sort: { ...sort, ...(fields && { fields }) } };
  const resource = { ...resourceWith(list), fields: [beds] };
  const queries: string[] = [];
  const page = await readChecked(
    client,
    { resource, operations: [operation] },
    { ...plain, sort: [{ field: "beds", isDescending: true }] },
    (other, state) => {
      const { query } = buildListRequest({ operations: [operation] }, other, state);
      queries.push(query);
      const values = query === accepted ? [9, 7, 5, 4, 2] : [2, 9, 4, 7, 5];
      return Promise.resolve({ rows: values.map((value) => ({ beds: value })) });
    },
  );
  expect(queries).toHaveLength(count);
  expect(page.rows[0]).toEqual({ beds: accepted === "never" ? 2 : 9 });
});

test("a sort is learned with the direction words that the refusal names", async () => {
  forgetLearnedFacts();
  const resource = { ...resourceWith({ sort }), fields: [beds] };
  const queries: string[] = [];
  const message = "Invalid order. ASC,DESC expected";
  const page = await readChecked(
    client,
    { resource, operations: [operation] },
    { ...plain, sort: [{ field: "beds", isDescending: true }] },
    async (other, state) => {
      const request = buildListRequest({ operations: [operation] }, other, state);
      const query = decodeURIComponent(request.query);
      queries.push(query);
      if (state.sort.length > 0 && !query.includes("beds,DESC")) throw refusal(400, message);
      return { rows: [9, 7, 5, 4, 2].map((value) => ({ beds: value })) };
    },
  );
  expect(queries.at(-1)).toBe("q=beds,DESC");
  expect(page.rows[0]).toEqual({ beds: 9 });
  const words = { ascending: "ASC", descending: "DESC" };
  const learned = chunkWithLearned({ operations: [operation], referrers: [], resource });
  expect(learned.resource?.list?.sort).toMatchObject({ form: "comma", words });
});

test("a page that is refused as too large is read with the largest size, and later ones too", async () => {
  forgetLearnedFacts();
  const resource = resourceWith({ paging: paged });
  const sizes: (number | undefined)[] = [];
  const page = await readAfterRefusal(
    { resource, operations: [operation] },
    { ...plain, size: 250 },
    async (_, { size }) => {
      sizes.push(size);
      return { rows: [] };
    },
    refusal(500, "size=250 is not allowed. The maximum is 100."),
  );
  expect([sizes, page.rows]).toEqual([[100], []]);
  const learned = chunkWithLearned({ operations: [operation], referrers: [], resource });
  expect(learned.resource?.list?.paging.size?.maximum).toBe(100);
});

const range = { in: "range", parameter: "Range", unit: "items" } as const;
const ranged = { style: "offset", offset: range, size: { at: range } } as const;

test("a refused range is read in the other form, then without it", async () => {
  const ranges: (string | undefined)[] = [];
  const read = async (resource: Resource, state: ListState): Promise<ListPage> => {
    const { headers } = buildListRequest({ operations: [operation] }, resource, state);
    ranges.push(headers["range"]);
    if (headers["range"] !== undefined) throw refusal(400);
    return { rows: [{ id: 1 }] };
  };
  const resource = resourceWith({ paging: ranged });
  const page = await readAfterRefusal(
    { resource, operations: [operation] },
    plain,
    read,
    refusal(400),
  );
  expect(ranges).toEqual(["0-24", undefined]);
  expect(page.rows).toHaveLength(1);
});

test("a range after the last row is an empty page", async () => {
  const read = () => Promise.reject(refusal(416));
  const resource = resourceWith({ paging: ranged });
  const page = await readAfterRefusal(
    { resource, operations: [operation] },
    { ...plain, page: 3 },
    read,
    refusal(416),
  );
  expect(page).toEqual({ rows: [], hasNext: false });
});

test("a record whose relations the API refuses is read once without them, and later ones too", async () => {
  const choices = [{ value: "harbor", label: "Harbor" }];
  const include = {
    ...parameter("include"),
    field: { ...parameter("include").field, kind: "choice", choices },
  };
  const id = { ...parameter("id"), in: "path", isRequired: true };
  const read = {
    ...(operation as object),
    id: "read",
    path: "/docks/{id}",
    parameters: [id, include],
  };
  const field = {
    kind: "reference",
    name: "harbor_id",
    label: "Harbor",
    isRequired: false,
    to: "harbors",
    keyPath: [],
  };
  const source = {
    operations: [read as never],
    resource: {
      ...resourceWith({}),
      key: [{ field: ["id"], parameter: "id" }],
      fields: [field as never],
      operations: { read: "read" },
    },
  };
  const queries: string[] = [];
  const response = { status: 200, headers: {}, body: { id: 7 } };
  const send = (resource: Resource) => {
    queries.push(buildReadRequest(source, resource, "7").query);
    return Promise.resolve(response);
  };
  await send(source.resource);
  expect(await readRecordAfterRefusal(source, send, refusal(400))).toBe(response);
  expect(queries).toEqual(["include=harbor", ""]);
  const { resource } = chunkWithLearned({ ...source, referrers: [] });
  forgetLearnedFacts();
  if (resource !== undefined) await send(resource);
  expect(queries.at(-1)).toBe("");
  await expect(readRecordAfterRefusal(source, send, refusal(404))).rejects.toThrow("No");
});

test("a filter that finds no row with the value of a row is evaluated by the browser", async () => {
  forgetLearnedFacts();
  const field = { kind: "boolean", name: "q", label: "Covered", isRequired: false } as const;
  const filter = {
    name: "q",
    at: { parameter: "q" },
    operator: "is",
    fieldName: "q",
    field,
  } as const;
  const resource = { ...resourceWith({ filters: [filter] }), fields: [field] };
  const queries: string[] = [];
  const read = async (responses: Readonly<Record<string, readonly object[]>>, name: string) => {
    queries.length = 0;
    const own = { ...resource, name };
    await readChecked(
      client,
      { resource: own, operations: [operation] },
      { ...plain, filters: { q: ["true"] } },
      (other, state) => {
        const { query } = buildListRequest({ operations: [operation] }, other, state);
        queries.push(query);
        return Promise.resolve({ rows: responses[query] ?? [] });
      },
    );
    const chunk = chunkWithLearned({ operations: [operation], referrers: [], resource: own });
    return chunk.resource?.list?.filters.length;
  };
  expect(await read({ "": [{ q: true }] }, "docks")).toBe(0);
  expect(queries).toEqual(["q=true", "", "q=true"]);
  // No other value, or a value that the filter finds.
  expect(await read({ "": [{ q: null }] }, "piers")).toBe(1);
  expect(queries).toEqual(["q=true", ""]);
  expect(await read({ "": [{ q: false }], "q=false": [{ q: false }] }, "quays")).toBe(1);
  expect(queries).toEqual(["q=true", "", "q=false"]);
  expect(await read({ "": [{ q: false }] }, "quays")).toBe(1);
  expect(queries).toEqual(["q=true"]);
});
