import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { ExactNumber } from "#types/json.ts";
import type { ListState } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import { arrangeRows } from "./arrange-rows.ts";
import { divideListState, withBrowserList } from "./browser-list.ts";

const list = (schema: object, parameters: readonly object[] = []) => ({
  get: {
    parameters,
    responses: {
      "200": {
        description: "",
        content: { "application/json": { schema: { type: "array", items: schema } } },
      },
    },
  },
});

async function resourceOf(path: string, item: object, parameters?: readonly object[]) {
  const document = {
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    paths: { [path]: list(item, parameters), [`${path}/{id}`]: list(item) },
  };
  const model = await createModel(JSON.stringify(document));
  const resource = model.resources.find(({ list: shape }) => shape !== undefined);
  if (resource === undefined) throw new Error("The document has no list.");
  return resource;
}

/** Zones of a name server, without any parameter. */
const zones = [
  {
    id: "a.example.",
    kind: "Native",
    serial: 10,
    edited: "2026-03-01T10:00:00+02:00",
    tags: ["x"],
  },
  { id: "b.example.", kind: "Slave", serial: 9, edited: "2026-03-01T09:00:00Z", tags: [] },
  { id: "c10.example.", kind: "Native", serial: null, edited: null, tags: ["y", "Xylo"] },
  {
    id: "c9.example.",
    kind: "Master",
    serial: new ExactNumber("90071992547409931"),
    edited: "2026-02-01T00:00:00Z",
    tags: ["z"],
  },
  {
    id: "d.example.",
    kind: "Master",
    serial: new ExactNumber("90071992547409930"),
    edited: "2025-02-01T00:00:00Z",
  },
];
const zone = {
  type: "object",
  required: ["id"],
  properties: {
    id: { type: "string" },
    kind: { type: "string", enum: ["Native", "Slave", "Master"] },
    serial: { type: ["integer", "null"] },
    edited: { type: ["string", "null"], format: "date-time" },
    tags: { type: "array", items: { type: "string" } },
  },
};

/** Payments with amounts as text, times as seconds, and references. */
const payments = [
  { id: 1, amount: "100.50", paid: true, at: 1_767_225_600, customer: { id: 7, name: "Ann" } },
  { id: 2, amount: "99.9", paid: false, at: 1_767_225_599, customer: { id: 8, name: "Bo" } },
  { id: 3, amount: "-3", paid: null, at: 1_767_312_000, customer: { id: 7, name: "Ann" } },
];
const payment = {
  type: "object",
  properties: {
    id: { type: "integer" },
    amount: { type: "string", format: "decimal" },
    paid: { type: "boolean" },
    at: { type: "integer", description: "Unix timestamp in seconds" },
    customer: {
      type: "object",
      properties: { id: { type: "integer" }, name: { type: "string" } },
    },
  },
};

/** Alerts with labels by free names, pods with a list of conditions, and products with attributes of any form. */
const alerts = [
  {
    id: 1,
    labels: { severity: "critical", zone: "eu" },
    matchers: [{ name: "zone", value: "eu" }],
  },
  { id: 2, labels: { severity: "low" }, matchers: [{ name: "severity", value: "low" }] },
  { id: 3, labels: {}, attributes: { size: { width: 30 }, colors: ["red"] } },
];
const texts = { type: "object", additionalProperties: { type: "string" } };
const matcher = {
  type: "object",
  properties: { name: { type: "string" }, value: { type: "string" } },
};
const alert = {
  type: "object",
  properties: {
    id: { type: "integer" },
    labels: texts,
    matchers: { type: "array", items: matcher },
    attributes: { type: "object" },
  },
};

/** Records of a document without fields. */
const free = [{ id: "1", size: 10 }, { id: "2", size: 9 }, { id: "3" }];

const sources = {
  zones: await resourceOf("/zones", zone),
  payments: await resourceOf("/payments", payment),
  alerts: await resourceOf("/alerts", alert),
  free: await resourceOf("/things", { type: "object" }),
};
const rows: Readonly<Record<keyof typeof sources, readonly object[]>> = {
  zones,
  payments,
  alerts,
  free,
};

const ids = (matches: readonly unknown[]) =>
  matches.map((row) => (row as { id: unknown }).id).join(" ");
const arranged = (name: keyof typeof sources, state: Partial<ListState>) =>
  ids(arrangeRows(withBrowserList(sources[name]), rows[name], { sort: [], search: "", ...state }));

const up = (field: string) => ({ sort: [{ field, isDescending: false }] });
const down = (field: string) => ({ sort: [{ field, isDescending: true }] });
const where = (name: string, ...values: string[]) => ({ filters: { [name]: values } });

test.each<readonly [keyof typeof sources, Partial<ListState>, string]>([
  ["zones", up("id"), "a.example. b.example. c9.example. c10.example. d.example."],
  ["zones", up("serial"), "b.example. a.example. d.example. c9.example. c10.example."],
  ["zones", down("serial"), "c9.example. d.example. a.example. b.example. c10.example."],
  ["zones", up("edited"), "d.example. c9.example. a.example. b.example. c10.example."],
  [
    "zones",
    { sort: [...up("kind").sort, ...down("id").sort] },
    "d.example. c9.example. c10.example. a.example. b.example.",
  ],
  ["zones", where("kind.in", "Master", "Slave"), "b.example. c9.example. d.example."],
  ["zones", where("kind.is-not", "Native"), "b.example. c9.example. d.example."],
  ["zones", where("serial.is", "90071992547409931"), "c9.example."],
  ["zones", where("serial.more-than", "90071992547409930"), "c9.example."],
  ["zones", where("serial.empty", "true"), "c10.example."],
  ["zones", where("edited.at-least", "2026-03-01T08:30:00Z"), "b.example."],
  ["zones", where("edited.empty", "false"), "a.example. b.example. c9.example. d.example."],
  ["zones", where("tags.contains", "x"), "a.example. c10.example."],
  ["zones", where("id.starts-with", "C"), "c10.example. c9.example."],
  ["zones", { search: "EXAMPLE xylo" }, "c10.example."],
  ["zones", { search: "serial" }, ""],
  ["payments", up("amount"), "3 2 1"],
  ["payments", where("amount.at-least", "99.90"), "1 2"],
  ["payments", up("paid"), "2 1 3"],
  ["payments", where("paid.is", "false"), "2"],
  ["payments", down("at"), "3 1 2"],
  ["payments", where("at.less-than", "1767225600"), "2"],
  ["payments", { search: "ann" }, "1 3"],
  ["alerts", where("labels.contains", "critical"), "1"],
  ["alerts", where("labels.contains", "severity: low"), "2"],
  ["alerts", where("labels.contains", 'zone="eu"'), "1"],
  ["alerts", where("matchers.contains", "zone"), "1"],
  ["alerts", where("attributes.contains", "width=30"), "3"],
  ["alerts", where("attributes.contains", "red"), "3"],
  ["free", down("size"), "1 2 3"],
  ["free", { search: "9" }, "2"],
])("%s with %j are %s", (name, state, want) => {
  expect(arranged(name, state)).toBe(want);
});

const query = (name: string, schema: object) => ({ name, in: "query", schema });

test.each<readonly [string, Resource, Partial<ListState>, Partial<ListState>, object | undefined]>([
  [
    "all of it for an API without parameters",
    sources.zones,
    { ...up("id"), search: "a", ...where("kind.in", "Native"), page: 2 },
    { page: 1, sort: [], search: "", filters: {} },
    { ...up("id"), search: "a", ...where("kind.in", "Native") },
  ],
  [
    "nothing that the API applies",
    await resourceOf("/books", zone, [
      query("sort", { type: "string", description: "Field, `-field` for descending" }),
      query("q", { type: "string" }),
      query("kind", { type: "string" }),
    ]),
    { ...down("id"), search: "a", ...where("kind", "Native"), page: 2 },
    { page: 2, ...down("id"), search: "a", ...where("kind", "Native") },
    undefined,
  ],
  [
    "only a sort that the API does not offer",
    await resourceOf("/jobs", zone, [
      query("sort", { type: "string", enum: ["id", "-id"] }),
      query("q", { type: "string" }),
    ]),
    { ...up("kind"), search: "a" },
    { sort: [], search: "a" },
    { ...up("kind"), search: "" },
  ],
])("the browser applies %s", (_, resource, state, requested, browser) => {
  const whole = { page: 1, sort: [], search: "", filters: {}, ...state };
  const divided = divideListState(resource, whole);
  expect(divided.requested).toMatchObject(requested);
  if (browser === undefined) expect(divided.browser).toBeUndefined();
  else expect(divided.browser).toMatchObject(browser);
});

/** Groups that a list shows by one member. */
const silences = [
  { id: "a", status: { state: "expired", by: [] }, owner: { login: "mia" }, size: { x: 2, y: 1 } },
  {
    id: "b",
    status: { state: "active", by: ["x"] },
    owner: { login: "ada" },
    size: { x: 1, y: 1 },
  },
  { id: "c", owner: null, size: { x: 0, y: 0 } },
];
const silence = {
  type: "object",
  properties: {
    id: { type: "string" },
    status: {
      type: "object",
      properties: {
        state: { type: "string", enum: ["active", "expired"] },
        by: { type: "array", items: { type: "string" } },
      },
    },
    owner: { type: "object", properties: { login: { type: "string" } } },
    size: { type: "object", properties: { x: { type: "integer" }, y: { type: "integer" } } },
  },
};

test.each<readonly [string, Partial<ListState>, string]>([
  ["its state", { sort: [{ field: "status", isDescending: false }] }, "b a c"],
  ["its only plain member", { sort: [{ field: "owner", isDescending: true }] }, "a b c"],
  ["a choice of its state", { filters: { "status.in": ["active"] } }, "b"],
  ["a text of its only member", { filters: { "owner.starts-with": ["Mi"] } }, "a"],
  ["a missing group", { filters: { "owner.empty": ["true"] } }, "c"],
])("groups are sorted and filtered by %s", async (_by, state, expected) => {
  const resource = withBrowserList(await resourceOf("/silences", silence));
  const rows = arrangeRows(resource, silences, { sort: [], search: "", ...state });
  expect(rows.map((row) => (row as { id: string }).id).join(" ")).toBe(expected);
  // Several plain members have no order.
  expect(resource.list?.sort?.fields).toEqual(["id", "status", "owner"]);
});

const moment = { type: "string", format: "date-time" };
const instants = [
  "2026-03-01T11:00:00+02:00",
  "2026-03-01T09:00:00Z",
  "2026-03-01T09:00:00.000200Z",
  "2026-03-01T09:00:00.0001Z",
  "soon",
];
const days = ["2026-03-01", "2026-03-01T00:00:00.000Z", "2026-03-01T00:00:00+05:00", "2026-03-02"];
const sizes = [5, "10", "large", "4.99", null];

test.each<readonly [object, readonly unknown[], string, string, string]>([
  [moment, instants, "is", "2026-03-01T10:00:00+01:00", "0 1"],
  [moment, instants, "at-most", "2026-03-01T09:00:00Z", "0 1"],
  [moment, instants, "at-least", "2026-03-01T09:00:00.00015Z", "2"],
  [{ type: "string", format: "date" }, days, "is", "2026-03-01", "0 1 2"],
  [{ type: "string", format: "date" }, days, "more-than", "2026-03-01", "3"],
  [{ type: "number" }, sizes, "at-least", "5", "0 1"],
  [{ type: "number" }, sizes, "at-most", "5", "0 3"],
])("%j: of %j, the values that %s %s are %s", async (schema, values, operator, text, expected) => {
  const properties = { id: { type: "integer" }, value: schema };
  const { fields, list } = await resourceOf("/things", { type: "object", properties });
  const field = fields.find(({ name }) => name === "value");
  if (field === undefined || list === undefined) throw new Error("The list has no field.");
  const at = { in: "rows", parameter: "value" } as const;
  const filter = { name: "value", at, operator: operator as "is", fieldName: "value", field };
  const rowsOfValues = values.map((value, id) => ({ id, value }));
  const state = { sort: [], search: "", filters: { value: [text] } };
  const resource = { fields, list: { ...list, filters: [filter] } };
  expect(ids(arrangeRows(resource, rowsOfValues, state))).toBe(expected);
});

test("the browser adds the comparisons that the API lacks", async () => {
  const query = (name: string, type: string) => ({ name, in: "query", schema: { type } });
  const item = {
    type: "object",
    properties: { id: { type: "string" }, size: { type: "number" }, paid: { type: "boolean" } },
  };
  const parameters = [query("size", "number"), query("paid", "boolean")];
  const resource = withBrowserList(await resourceOf("/things", item, parameters));
  const operators = (resource.list?.filters ?? [])
    .filter(({ fieldName }) => fieldName === "size" || fieldName === "paid")
    .map(({ name, operator, at }) => `${name} ${operator} ${at.in ?? "query"}`);
  expect(operators).toEqual([
    "size is query",
    "paid is query",
    "size.at-least at-least rows",
    "size.at-most at-most rows",
    "size.more-than more-than rows",
    "size.less-than less-than rows",
    "size.is-not is-not rows",
    "size.empty empty rows",
    "paid.empty empty rows",
  ]);
});
