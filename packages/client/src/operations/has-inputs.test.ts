// @vitest-environment node
import type { Body, Field, Operation, Parameter, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { hasInputs } from "./has-inputs.ts";

const orders: Resource = {
  name: "orders",
  labels: { one: "Order", many: "Orders" },
  parents: [],
  key: [{ field: ["id"], parameter: "id" }],
  fields: [field("rev")],
  operations: {},
  actions: [],
  evidence: [],
};

function field(name: string): Field {
  return { kind: "text", name, label: name, isRequired: false };
}

function parameter(name: string, location: Parameter["in"], isRequired = false): Parameter {
  return { name, in: location, isRequired, style: "form", explode: true, field: field(name) };
}

function body(...names: readonly string[]): Body {
  const mediaType = "application/json";
  const whole: Field = {
    kind: "group",
    name: "",
    label: "",
    isRequired: true,
    fields: names.map(field),
  };
  return { isRequired: false, mediaType, mediaTypes: [mediaType], field: whole };
}

test.each<readonly [string, Partial<Operation>, boolean]>([
  ["its key alone", { parameters: [parameter("id", "path", true)] }, false],
  ["an entity tag", { parameters: [parameter("If-Match", "header", true)] }, false],
  ["the version of the record", { parameters: [parameter("rev", "query", true)] }, false],
  ["a version of something else", { parameters: [parameter("version", "query", true)] }, true],
  ["an optional flag", { parameters: [parameter("permanent", "query")] }, true],
  ["a selection of the response", { parameters: [parameter("populate", "query")] }, false],
  ["a selection of fields", { parameters: [parameter("$select", "query")] }, false],
  ["a required selection", { parameters: [parameter("fields", "query", true)] }, true],
  ["an action's depth", { role: "action", parameters: [parameter("depth", "query")] }, true],
  ["an optional header", { parameters: [parameter("X-Trace", "header")] }, false],
  ["a required header", { parameters: [parameter("X-Why", "header", true)] }, true],
  [
    "a parameter that is set once for all calls",
    { parameters: [{ ...parameter("team", "query"), isSetting: true }] },
    false,
  ],
  ["a body with the key alone", { body: body("id") }, false],
  ["a body with a reason", { body: body("id", "reason") }, true],
])("an operation that takes %s", (_, taken, want) => {
  const operation: Operation = {
    id: "remove",
    method: "delete",
    path: "/orders/{id}",
    label: "Delete",
    role: "remove",
    scope: "record",
    parameters: [],
    response: { status: "204", shape: "none", path: [] },
    needsSignIn: true,
    evidence: [],
    ...taken,
  };
  expect(hasInputs(operation, orders)).toBe(want);
});
