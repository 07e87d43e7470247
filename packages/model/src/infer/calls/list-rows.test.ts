import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const item = { type: "object", properties: { id: { type: "integer" }, name: { type: "string" } } };
const many = { type: "array", items: item };
const texts = { type: "array", items: { type: "string" } };
const text = { type: "string" };
const textsOf = (...names: readonly string[]) => ({
  type: "array",
  items: { type: "object", properties: Object.fromEntries(names.map((name) => [name, text])) },
});
const wide = textsOf("to", "sentAt", "status", "language", "body");
const refs = textsOf("code", "href", "text");
const object = (properties: object) => ({ type: "object", properties });

async function responseOf(path: string, schema: object, more: object = {}) {
  const responses = { "200": { content: { "application/json": { schema } } } };
  const paths = { [path]: { get: { ...more, responses } } };
  const model = await createModel(JSON.stringify({ openapi: "3.1.0", paths }));
  const response = model.operations[0]?.response;
  return response && `${response.shape} ${response.path.join(".")}`.trim();
}

const paged = { parameters: [{ name: "limit", in: "query", schema: { type: "integer" } }] };

test.each<readonly [string, string, object] | readonly [string, string, object, object]>([
  ["the response itself", "rows", many],
  ["a generic name", "rows data", object({ data: many, done: text })],
  [
    "a generic name next to an object with the paging",
    "rows result",
    object({
      result: many,
      details: object({ has_more: text, total_entries: text, direction: text, ref: text }),
    }),
  ],
  [
    "a generic name next to an object with the paging one level deeper",
    "rows result",
    object({ details: object({ paging: object({ next: text, total: text }) }), result: many }),
  ],
  [
    "a record without its array next to a total and an offset, with an own list",
    "rows orders",
    object({ orders: object({ id: text, total: text, items: many }), count: text, offset: text }),
    paged,
  ],
  [
    "a wrapper next to a total and an offset",
    "rows orders.items",
    object({ orders: object({ items: many, took: text }), count: text, offset: text }),
    paged,
  ],
  [
    "wide messages next to a total",
    "rows messages",
    object({ page: text, totalElements: text, links: refs, messages: wide }),
  ],
  ["a message that is the only member", "rows message", object({ message: many })],
  [
    "a body next to members of an envelope",
    "rows body",
    object({ status: text, code: text, body: many }),
  ],
  [
    "a payload next to other members",
    "record",
    object({ payload: many, title: text, author: text }),
  ],
  ["messages of an envelope", "record", object({ page: text, total: text, messages: refs })],
  [
    "a generic name next to data",
    "rows items",
    object({ items: many, summary: object({ sum: object({ net: text, tax: text }) }) }),
  ],
  ["a list named page next to a total", "rows page", object({ page: many, total: text })],
  [
    "a list of anything named as the path, next to a total",
    "rows orders",
    object({ orders: { type: "array" }, next: text, count: text }),
  ],
  [
    "a list of anything with another name",
    "record",
    object({ lines: { type: "array" }, no: text }),
  ],
  [
    "named as the path",
    "rows orders",
    object({ orders: many, took: text, shards: object({ a: text }) }),
  ],
  ["a wrapper", "rows data.orders", object({ code: text, data: object({ orders: many }) })],
  [
    "the only object between plain members of an envelope",
    "rows meta.orders",
    object({ status: text, error: text, meta: object({ orders: many, cursor: text }) }),
  ],
  [
    "a list next to metadata",
    "rows things",
    object({ things: many, meta: object({ orders: text, warnings: many }) }),
    paged,
  ],
  [
    "the wrapper's list, not its sibling",
    "rows data.orders",
    object({ data: object({ orders: many, lines: many }), policies: many }),
  ],
  ["errors and links as siblings", "rows data", object({ data: many, errors: many, links: many })],
  [
    "the request parameters are repeated",
    "rows found",
    object({ found: many, limit: text, cursor2: text }),
    paged,
  ],
  [
    "alternatives of a list",
    "rows",
    { anyOf: [many, { type: "array", items: object({ a: text, b: text }) }] },
  ],
  [
    "alternatives, the longest",
    "rows orders",
    { oneOf: [text, object({ orders: many }), object({ orders: many, pagination: object({}) })] },
  ],
  [
    "alternatives, of which one is a record",
    "rows orders",
    { oneOf: [object({ id: text, name: text }), object({ orders: many })] },
  ],
  ["plain values", "values", texts],
  ["plain values under the path's name", "values orders", object({ orders: texts })],
  ["a record with parts", "record", object({ id: text, orders: many })],
  [
    "items named after the path, with siblings",
    "rows orderItems",
    object({ period: object({ year: text }), user: text, orderItems: many }),
  ],
  [
    "a page without the array",
    "rows orders",
    object({ orders: item, limit: text, total: text }),
    paged,
  ],
  [
    "rows next to the metadata of the response",
    "rows members",
    object({ ok: text, members: many, response_metadata: many }),
    paged,
  ],
  ["one record with a sibling total", "record order", object({ order: item, total: text })],
  ["a record with a list of texts", "record", object({ title: text, body: text, tags: texts })],
])("%s", async (...[, expected, schema, more]) => {
  expect(await responseOf("/orders", schema, more)).toBe(expected);
});

test.each<readonly [string, string, object]>([
  ["the response itself", "record", item],
  ["a wrapper", "record data", object({ data: item })],
  ["a wrapper in a wrapper", "record data.order", object({ data: object({ order: item }) })],
  ["named as the path", "record order", object({ order: item })],
  ["a wrapper with sibling lists", "record data", object({ data: item, policies: many })],
  [
    "the only object between plain members of an envelope",
    "record meta",
    object({ status: text, error: text, meta: item }),
  ],
  [
    "a record with metadata",
    "record",
    object({ status: text, url: text, meta: object({ total: text }) }),
  ],
  ["a part of the record of the same name", "record", object({ id: text, order: item })],
  ["several parts", "record", object({ customer: item, address: item })],
  ["a name that ends in page", "record order_page", object({ order_page: item })],
])("a record in %s", async (_, expected, schema) => {
  expect(await responseOf("/orders/{id}", schema)).toBe(expected);
});

const four = { users: many, teams: many, rights: many, rules: many };

// A broker, a settings service, a backup; then lists next to others of their response.
test.each<readonly [string, string, object]>([
  ["/definitions", "record", object({ version: text, ...four })],
  ["/exports", "record", object(four)],
  ["/snapshots", "record", object({ hosts: many, ...four })],
  ["/rules", "rows rules", object(four)],
  ["/exports", "rows items", object({ ...four, items: many })],
])("an object with several lists at %s: %s", async (path, expected, schema) => {
  expect(await responseOf(path, schema)).toBe(expected);
});

// Racing, labor market, transit, accounting: siblings of the rows belong to the parent or repeat the request.
test.each<readonly [string, string, object] | readonly [string, string, object, object]>([
  ["/dams/{dam}/classes", "rows classes", object({ id: text, dam: text, classes: many })],
  [
    "/jobs/{id}/related_jobs",
    "rows related_job_titles",
    object({ uuid: text, related_job_titles: many }),
  ],
  ["/racecards/basic", "rows racecards", object({ query: texts, racecards: many })],
  [
    "/where/stops-for-location",
    "rows data.list",
    object({
      code: text,
      data: object({ list: many, exceeded: text, outside: text, references: item }),
    }),
  ],
  [
    "/companies/{id}/reports/enhancedInvoices",
    "rows reportItems",
    object({ reportInfo: item, reportItems: many }),
    paged,
  ],
  [
    "/variants",
    "record variant",
    object({ variant: object({ id: text, option_values: many }) }),
    paged,
  ],
  [
    "/changes/zone/{zone}",
    "rows result",
    object({ details: object({ paging: object({ next: text, total: text }) }), result: many }),
    paged,
  ],
  ["/metrics/config", "record", object({ endpoint: text, boardConfigs: many })],
  ["/mail/settings", "record", object({ sender: text, mailSettings: many })],
  ["/lamps/{id}/status", "record", object({ online: text, status: many })],
  ["/mail/settings", "rows settings", object({ settings: many, total: text })],
  ["/orders/{id}/invoice", "record", object({ id: text, lines: many })],
  ["/orders/{id}", "record", object({ id: text, orders: many })],
  ["/carts/current", "record", object({ line_items: many, customer: text })],
])("the response of %s is %s", async (...[path, expected, schema, more]) => {
  expect(await responseOf(path, schema, more)).toBe(expected);
});
