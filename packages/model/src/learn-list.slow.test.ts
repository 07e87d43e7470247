import { expect, test } from "vitest";
import { createModel } from "./create-model.ts";
import type { LearnedFacts } from "#types/learned-facts.ts";
import { canLearnList } from "#request/responses/can-learn-list.ts";
import { listReferenceTargets } from "#learn/reference-targets.ts";
import { learnList } from "#learn/learn-list.ts";
import { recordTitle } from "#request/records/record-title.ts";
import { sampleOperation } from "#testing/sample-orders.ts";
import { applyLearnedFacts, applyLearnedCalls } from "#learn/learned-facts.ts";
import { mergeLearnedFacts } from "#learn/merge-facts.ts";

const state = { page: 1, sort: [], search: "", filters: {} };

const parameter = (name: string, type: string) => ({
  name,
  in: name === "id" ? "path" : "query",
  required: name === "id",
  schema: { type },
});

/** Orders without a response schema, and customers with one. */
async function describe(list: object = {}, schema?: object) {
  const response = schema === undefined ? {} : { content: { "application/json": { schema } } };
  const customer = {
    type: "object",
    properties: { id: { type: "integer" }, name: { type: "string" } },
  };
  const paths = {
    "/orders": { get: { ...list, responses: { "200": response } } },
    "/orders/{id}": { get: { parameters: [parameter("id", "string")], responses: { "200": {} } } },
    "/customers": {
      get: {
        responses: {
          "200": {
            content: { "application/json": { schema: { type: "array", items: customer } } },
          },
        },
      },
    },
    "/customers/{id}": {
      get: {
        parameters: [parameter("id", "integer")],
        responses: { "200": { content: { "application/json": { schema: customer } } } },
      },
    },
  };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const resource = model.resources.find(({ name }) => name === "orders");
  if (resource === undefined) throw new Error("no orders");
  const operation = (role: "list" | "read") =>
    model.operations.find(({ id }) => id === resource.operations[role]);
  const surroundings = {
    targets: listReferenceTargets(model),
    list: operation("list") ?? { path: "/orders", parameters: [] },
    read: operation("read"),
  };
  return { resource, surroundings };
}

async function learn(body: unknown, list: object = {}, schema?: object, headers = {}) {
  const { resource, surroundings } = await describe(list, schema);
  const response = { status: 200, headers, body };
  const learned = await learnList(surroundings, resource, response, state);
  return { resource, learned, isOpen: canLearnList(resource, response, state) };
}

const rows = [
  { id: "a1", title: "First", placed_at: "2026-01-02T03:04:05Z", customer_id: 7, total: 12.5 },
  { id: "a2", title: "Second", placed_at: "2026-01-03T03:04:05Z", customer_id: 8, total: 3 },
];

test("forms require no field of a response and have no input for members that the API sets", async () => {
  const { learned } = await learn([
    {
      order_id: "a1",
      title: "First",
      created_at: 1_700_000_000,
      links: { self: "/orders/a1" },
      state: { name: "open" },
    },
    {
      order_id: "a2",
      title: "Second",
      created_at: 1_700_086_400,
      links: { self: "/orders/a2" },
      state: { name: "open" },
    },
  ]);
  const fields = (learned?.fields ?? []).flatMap((field) =>
    field.kind === "group" ? [field, ...field.fields] : field,
  );
  expect(fields.filter(({ isRequired }) => isRequired)).toEqual([]);
  expect(fields.filter(({ isReadOnly }) => isReadOnly === true).map(({ name }) => name)).toEqual([
    "order_id",
    "created_at",
    "links",
  ]);
});

test("fields, kinds and relations are inferred from the response", async () => {
  const { learned, isOpen } = await learn(rows);
  expect(isOpen).toBe(true);
  expect(learned?.fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    "id text",
    "title text",
    "placed_at date-time",
    "customer_id reference",
    "total number",
  ]);
  expect(learned?.fields[3]).toMatchObject({ to: "customers" });
  expect(learned?.title).toEqual(["title"]);
});

test("times are learned from records by their keys", async () => {
  const additionalProperties = { type: "object", properties: { placed: { type: "string" } } };
  const keyed = { a1: { placed: "2026-01-02T03:04:05Z" }, a2: { placed: "2026-01-03T03:04:05Z" } };
  const { learned, isOpen } = await learn(keyed, {}, { type: "object", additionalProperties });
  expect(isOpen).toBe(true);
  expect(learned?.refined).toMatchObject([{ name: "placed", kind: "date-time" }]);
  expect(learned?.rows).toBeUndefined();
});

test("rows and total in an envelope are learned", async () => {
  const { learned } = await learn({ orders: rows, total_count: 70, links: [] });
  expect(learned).toMatchObject({
    rows: ["orders"],
    total: { in: "body", path: ["total_count"] },
  });
});

test("a number below the number of rows is not a total", async () => {
  const { learned } = await learn({ orders: rows, total: 1 });
  expect(learned?.total).toBeUndefined();
});

test.each<readonly [object, object, string | undefined]>([
  [{ email: { type: "string" } }, { display_id: 7, total: 3 }, "7"],
  [{ title: { type: "string" } }, { name: "Spring" }, "Spring"],
  [{ name: { type: "string" } }, { Id: "1", RepoTags: ["web:1"], labels: null }, "web:1"],
  // Names of a row are its title, too.
  [{ name: { type: "string" } }, { names: ["/web"], labels: { zone: "eu" } }, "/web"],
  // An empty title stays the title.
  [{ title: { type: "string" } }, { title: null, name: "Spring" }, undefined],
])("a title %j that no row has is replaced: %j", async (properties, row, want) => {
  const schema = { type: "array", items: { type: "object", properties } };
  const rows = [
    { id: "a", ...row },
    { id: "b", ...row },
  ];
  const { resource, learned } = await learn(rows, {}, schema);
  const applied = learned === undefined ? resource : applyLearnedFacts(resource, learned);
  expect(recordTitle(applied, rows[0])).toBe(want);
});

test("a key that the rows do not have is replaced by a unique one", async () => {
  const renamed = rows.map(({ id, ...rest }) => ({ order_id: id, ...rest }));
  expect((await learn(renamed)).learned?.key).toEqual([{ parameter: "id", field: ["order_id"] }]);
  const same = renamed.map((row) => ({ ...row, order_id: "a" }));
  expect((await learn(same)).learned?.key).toBeUndefined();
});

test("cursor paging is learned from a response with a next cursor", async () => {
  const list = { parameters: [parameter("cursor", "string"), parameter("limit", "integer")] };
  const { learned } = await learn({ data: rows, next_cursor: "c2" }, list);
  expect(learned?.paging).toMatchObject({
    style: "cursor",
    next: { in: "body", path: ["next_cursor"] },
  });
});

test.each([
  ["a link to the page before", rows, { link: '</orders?page=0>; rel="prev"' }, 0],
  ["a flag", { content: rows, first: false, last: true }, {}, 0],
  ["neither", { content: rows, first: true, last: true }, {}, undefined],
])(
  "pages count from zero if page 1 is not the first: by %s",
  async (_, body, headers, expected) => {
    const list = { parameters: [parameter("page", "integer")] };
    const { learned, isOpen } = await learn(body, list, undefined, headers);
    const paging = learned?.paging;
    expect(paging?.style === "page" ? paging.first : undefined).toBe(expected);
    expect(isOpen).toBe(true);
  },
);

test("a described row adds only new fields", async () => {
  const schema = {
    type: "object",
    properties: {
      data: { type: "array", items: { type: "object", properties: { id: { type: "string" } } } },
      total: { type: "integer" },
    },
  };
  const body = { data: [{ id: "a", extra: true }], other: [{ x: 1 }], total: 1 };
  const { resource, learned } = await learn(body, {}, schema);
  expect(learned).toMatchObject({ fields: [{ name: "extra", kind: "boolean" }] });
  expect(learned?.rows).toBeUndefined();
  const joined = applyLearnedFacts(resource, learned as LearnedFacts);
  expect(joined.fields.map(({ name }) => name)).toEqual(["id", "extra"]);
  const response = { status: 200, headers: {}, body };
  expect(canLearnList(joined, response, state)).toBe(false);
});

test.each<readonly [string, unknown, object, string]>([
  ["created_at", 1_700_000_000, { type: "integer" }, "date-time seconds"],
  ["updatedAt", 1_700_000_000_123, { type: "number" }, "date-time milliseconds"],
  ["event_time", 1_700_000_000_123_456, { type: "integer" }, "date-time microseconds"],
  ["duration_time", 3600, { type: "integer" }, "number"],
  ["placed", "2026-01-02T03:04:05", { type: "string" }, "date-time"],
  ["day", "2026-01-02", { type: "string" }, "date"],
  ["sent", "/Date(1700000000123+0100)/", { type: "string" }, "date-time"],
  ["code", "2026", { type: "string" }, "text"],
  ["open", true, {}, "boolean"],
  ["meta", { name: "A" }, { type: "object" }, "json"],
])("the value of %s refines its kind: %j", async (name, value, declared, kind) => {
  const properties = { id: { type: "string" }, [name]: declared };
  const schema = { type: "array", items: { type: "object", properties } };
  const body = [{ id: "a", [name]: value }];
  const { resource, learned, isOpen } = await learn(body, {}, schema);
  const whole = learned === undefined ? resource : applyLearnedFacts(resource, learned);
  const field = whole.fields.find((one) => one.name === name);
  const unix = field && "unix" in field ? field.unix : undefined;
  expect([field?.kind, unix].filter(Boolean).join(" ")).toBe(kind);
  const isSame = resource.fields[1]?.kind === field?.kind;
  expect(learned === undefined).toBe(isSame);
  if (!isSame) expect(isOpen).toBe(true);
  expect(canLearnList(whole, { status: 200, headers: {}, body }, state)).toBe(false);
});

test("learned times are inputs of forms, too", async () => {
  const properties = { id: { type: "string" }, created_at: { type: "integer" } };
  const schema = { type: "array", items: { type: "object", properties } };
  const { learned } = await learn([{ id: "a", created_at: 1_700_000_000 }], {}, schema);
  const base = { label: "", isRequired: false } as const;
  const time = { ...base, kind: "number", name: "created_at", isInteger: true } as const;
  const operation = {
    ...sampleOperation(),
    body: {
      isRequired: true,
      mediaType: "application/json",
      mediaTypes: [],
      field: { ...base, kind: "group", name: "", fields: [time] } as const,
    },
  };
  expect(applyLearnedCalls(operation, learned as LearnedFacts).body?.field).toMatchObject({
    fields: [{ kind: "date-time", unix: "seconds" }],
  });
});

test.each([[[]], [{ data: [] }], ["<html>"], [undefined], [[1, 2]], [{ message: "none" }]])(
  "nothing is learned from %j",
  async (body) => {
    expect((await learn(body)).learned).toBeUndefined();
  },
);

test("a later response adds fields and widens kinds that differ", () => {
  const base = { label: "", isRequired: true } as const;
  const facts = (...fields: LearnedFacts["fields"]): LearnedFacts => ({ fields, evidence: [] });
  const joined = mergeLearnedFacts(
    facts({ ...base, name: "a", kind: "number" }, { ...base, name: "b", kind: "json" }),
    facts(
      { ...base, name: "a", kind: "text" },
      { ...base, name: "b", kind: "date" },
      { ...base, name: "c", kind: "text" },
    ),
  );
  expect(joined.fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    "a json",
    "b date",
    "c text",
  ]);
});

test("times are learned of a list whose path names the operation", async () => {
  const host = {
    type: "object",
    properties: { hostId: { type: "integer" }, createTime: { type: "integer" } },
  };
  const json = (schema: object) => ({ content: { "application/json": { schema } } });
  const rows = { type: "object", properties: { list: { type: "array", items: host } } };
  const paging = { type: "object", properties: { pageNum: { type: "integer" } } };
  const call = (body: object, response: object) => ({
    post: { requestBody: json(body), responses: { "200": json(response) } },
  });
  const paths = {
    "/host/list": call(paging, rows),
    "/host/add": call(host, host),
    "/host/delete": call(host, {}),
  };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const [resource] = model.resources;
  const list = model.operations.find(({ path }) => path === "/host/list");
  if (resource === undefined || list === undefined) throw new Error("no hosts");
  const learned = await learnList(
    { targets: [], list, read: undefined },
    resource,
    {
      status: 200,
      headers: {},
      body: { list: [{ hostId: 1, createTime: 1_700_000_000 }] },
    },
    state,
  );
  expect(learned?.refined).toMatchObject([{ name: "createTime", kind: "date-time" }]);
});
