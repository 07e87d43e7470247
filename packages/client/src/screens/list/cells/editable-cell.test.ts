// @vitest-environment node
import type { Field, ModelChunk, Operation, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { findEditableCell } from "./editable-cell.ts";

const text = (name: string, more: object = {}): Field => ({
  kind: "text",
  name,
  label: name,
  isRequired: false,
  ...more,
});

const resource: Resource = {
  name: "products",
  labels: { one: "Product", many: "Products" },
  itemPath: "/products/{id}",
  parents: [],
  key: [{ field: ["id"], parameter: "id" }],
  fields: [text("id"), text("name"), text("created"), text("total")],
  operations: { update: "update" },
  actions: [],
  evidence: [],
};

function update(more: Partial<Operation> = {}): Operation {
  const mediaType = "application/json";
  const fields = [text("id"), text("name"), text("created", { isReadOnly: true })];
  const field = { kind: "group", name: "body", label: "", isRequired: true, fields } as const;
  return {
    id: "update",
    method: "patch",
    path: "/products/{id}",
    label: "Update",
    role: "update",
    scope: "record",
    parameters: [],
    body: { isRequired: true, mediaType, mediaTypes: [mediaType], field },
    response: { status: "200", shape: "record", path: [] },
    needsSignIn: false,
    evidence: [],
    ...more,
  };
}

function find(name: string, operation?: Operation) {
  const chunk: ModelChunk = {
    resource,
    operations: operation === undefined ? [] : [operation],
    referrers: [],
  };
  const cell = findEditableCell({ chunk, resource, parents: {}, name });
  return cell.kind === "editable" ? cell.field.name : cell.reason;
}

const reason: Operation["parameters"][number] = {
  name: "reason",
  in: "query",
  isRequired: true,
  style: "form",
  explode: true,
  field: text("reason"),
};

test.each([
  ["a member of the update", "name", update(), "name"],
  ["the key", "id", update(), "key"],
  ["a member that the API sets", "created", update(), "not-accepted"],
  ["a field that the body does not have", "total", update(), "not-accepted"],
  ["an API without an update", "name", undefined, "no-operation"],
  ["an update that requires a parameter", "name", update({ parameters: [reason] }), "form"],
] as const)("%s", (_claim, name, operation, want) => {
  expect(find(name, operation)).toBe(want);
});
