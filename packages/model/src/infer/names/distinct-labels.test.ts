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
