import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { createTestModel, record, rows, sent } from "#testing/sample-paths.ts";
import { distinguishActions } from "./distinct-labels.ts";

test.each([
  [
    "one has no further word",
    [
      ["post", "/valves/{id}/reset"],
      ["post", "/valves/{id}/hard-reset"],
    ],
    ["Reset", "Reset (hard)"],
  ],
  [
    "each has a word",
    [
      ["post", "/servers/{id}/disk/resize"],
      ["post", "/servers/{id}/plan/resize"],
    ],
    ["Reset (disk)", "Reset (plan)"],
  ],
  [
    "the methods differ",
    [
      ["get", "/cameras/{id}/ptz"],
      ["put", "/cameras/{id}/ptz"],
    ],
    ["Reset (GET)", "Reset (PUT)"],
  ],
])("actions of one label, %s", (_, calls, want) => {
  const actions = calls.map(([method = "", path = ""], index) => ({
    name: String(index),
    label: "Reset",
    method,
    path,
  }));
  const labels = distinguishActions(actions);
  expect(actions.map(({ name, label }) => labels.get(name) ?? label)).toEqual(want);
});

const titled = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { type: "string", title: "Name" }]));

test.each([
  ["all words of the names", titled("ship_name", "bill_name"), ["Ship name", "Bill name"]],
  ["camel case", titled("shipName", "billName"), ["Ship name", "Bill name"]],
  [
    "names that differ in case only",
    { Zone: { type: "string" }, zone: { type: "string" } },
    ["Zone (Zone)", "Zone (zone)"],
  ],
])("inputs of one label in a form and in a group of it: %s", async (_, members, want) => {
  const address = { type: "object", properties: members };
  const body = { type: "object", properties: { ...members, address } };
  const { operations } = await createTestModel({
    "/depots": { get: rows(record()), post: sent(body) },
  });
  const labelsOf = (group: Field | undefined) =>
    group?.kind === "group" ? group.fields.map(({ label }) => label) : [];
  const field = operations.find(({ role }) => role === "create")?.body?.field;
  const inner = field?.kind === "group" ? field.fields[2] : undefined;
  expect(labelsOf(field)).toEqual([...want, "Address"]);
  expect(labelsOf(inner)).toEqual(want);
});

const list = (schema: object) => ({
  responses: {
    "200": { content: { "application/json": { schema: { type: "array", items: schema } } } },
  },
});

test.each([
  ["wardId", "ward", "wards", ["Ward", "Ward (ward)"]],
  ["customer_id", "customer", "customers", ["Customer", "Customer (customer)"]],
  ["depotCode", "depot", "depots", ["Depot code", "Depot"]],
])("the key %s and the record %s of the same %s differ", async (key, name, many, want) => {
  const text = { type: "string" };
  const record = { type: "object", properties: { id: text, code: text, name: text } };
  const row = { type: "object", properties: { id: text, [key]: text, [name]: record } };
  const filters = [key, name].map((own) => ({ name: own, in: "query", schema: text }));
  const { resources, operations } = await createTestModel({
    [`/${many}`]: { get: list(record) },
    [`/${many}/{id}`]: { get: { responses: { "200": {} } } },
    "/visits": { get: { parameters: filters, ...list(row) }, post: sent(row) },
  });
  const visits = resources.find((one) => one.name === "visits");
  const body = operations.find(({ role, resource }) => role === "create" && resource === "visits");
  const field = body?.body?.field;
  const labels = (fields: readonly Field[] = []) =>
    fields.filter((one) => one.name !== "id").map(({ label }) => label);
  expect(labels(visits?.fields)).toEqual(want);
  expect(labels(visits?.list?.filters.map((filter) => filter.field))).toEqual(want);
  expect(labels(field?.kind === "group" ? field.fields : [])).toEqual(want);
});
