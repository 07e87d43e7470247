import { expect, test } from "vitest";
import { listReferenceTargets } from "#learn/reference-targets.ts";
import type { LearnSources } from "#learn/write-description.ts";
import { createModel } from "#create-model.ts";
import { learnList } from "#learn/learn-list.ts";
import { applyLearnedFacts } from "#learn/learned-facts.ts";
import { flattenResponse } from "#request/responses/flatten-response.ts";
import { valueAt } from "#request/values/value-at.ts";

const state = { page: 1, sort: [], search: "", filters: {} };
const ok = (schema: object, mediaType = "application/hal+json") => ({
  responses: { "200": { description: "", content: { [mediaType]: { schema } } } },
});
const object = (properties: object) => ({ type: "object", properties });
const text = { type: "string" };
/** Links of any name, as frameworks describe them. */
const links = { type: "object", additionalProperties: object({ href: text }) };
const listOf = (name: string, item: object) =>
  object({ _embedded: object({ [name]: { type: "array", items: item } }), _links: links });
const order = object({ number: text, _links: links });
const customer = object({ name: text, _links: links });
const id = { name: "id", in: "path", required: true, schema: { type: "string" } };

// Absolute addresses, paths, and paths below a prefix.
test.each([
  ["https://api.test", "https://api.test"],
  ["https://api.test", ""],
  ["https://api.test/v2", "/v2"],
])("links of rows to another listed resource are references: %s, %s", async (server, prefix) => {
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      servers: [{ url: server }],
      paths: {
        "/orders": { get: ok(listOf("orders", order)) },
        "/orders/{id}": { parameters: [id], get: ok(order) },
        "/customers": { get: ok(listOf("customers", customer)) },
        "/customers/{id}": { parameters: [id], get: ok(customer) },
      },
    }),
  );
  const resource = model.resources.find(({ name }) => name === "orders");
  const list = model.operations.find((one) => one.id === resource?.list?.operation);
  if (resource === undefined || list === undefined) throw new Error("no list");
  const row = (key: number) => ({
    number: `O-${key}`,
    _links: {
      self: { href: `${prefix}/orders/${key}` },
      customer: { href: `${prefix}/customers/${key + 5}` },
      lines: { href: `${prefix}/orders/${key}/lines` },
    },
  });
  const body = { _embedded: { orders: [1, 2, 3].map(row) }, _links: {} };
  const sources: LearnSources = { targets: listReferenceTargets(model), list, read: undefined };
  const learned = await learnList(sources, resource, { status: 200, headers: {}, body }, state);
  const { fields } = applyLearnedFacts(resource, learned ?? { fields: [], evidence: [] });
  expect(fields.map(({ name }) => name)).toEqual(["number", "customer"]);
  expect(fields[1]).toMatchObject({ kind: "reference", to: "customers" });
});

// A role, an optional query in the address, and several addresses.
test.each<readonly [string, (key: number) => unknown, string]>([
  ["approver", (key) => ({ href: `/customers/${key}` }), "url"],
  ["buyer", (key) => ({ href: `/customers/${key}{?projection,lang}`, templated: true }), "url"],
  ["watchers", (key) => [{ href: "/customers/7" }, { href: `/customers/${key}` }], "list"],
])("the links %s of rows are a field with the addresses of records", async (name, link, kind) => {
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      servers: [{ url: "https://api.test" }],
      paths: {
        "/orders": { get: ok(listOf("orders", order)) },
        "/customers": { get: ok(listOf("customers", customer)) },
        "/customers/{id}": { parameters: [id], get: ok(customer) },
      },
    }),
  );
  const resource = model.resources.find((one) => one.name === "orders");
  const list = model.operations.find((one) => one.id === resource?.list?.operation);
  if (resource === undefined || list === undefined) throw new Error("no list");
  const rows = [1, 2, 3].map((key) => ({
    number: `O-${key}`,
    _links: {
      self: { href: `/orders/${key}` },
      [name]: link(key),
      search: { href: "/orders/{kind}", templated: true },
      lines: [{ href: `/orders/${key}/lines` }],
    },
  }));
  const received = { status: 200, headers: {}, body: { _embedded: { orders: rows }, _links: {} } };
  const response = flattenResponse({ kind: "list", ...list.response }, received);
  const sources: LearnSources = { targets: listReferenceTargets(model), list, read: undefined };
  const learned = await learnList(sources, resource, response, state);
  const { fields } = applyLearnedFacts(resource, learned ?? { fields: [], evidence: [] });
  expect(fields.map((field) => field.name).toSorted()).toEqual([name, "number"].toSorted());
  expect(fields.find((field) => field.name === name)).toMatchObject({ kind });
  const [row] = valueAt(response.body, ["_embedded", "orders"]) as readonly unknown[];
  expect([valueAt(row, [name])].flat().at(-1)).toBe("/customers/1");
});
