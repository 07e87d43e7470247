import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { buildCreate } from "./build-create.ts";
import { sampleField, sampleOperation, sampleResource } from "#testing/sample-orders.ts";

const text = (name: string) => sampleField("text", name);
const group = (name: string, ...fields: readonly Field[]): Field => ({
  kind: "group",
  name,
  label: name,
  isRequired: true,
  fields,
});

test("a new record is sent in its envelope with its sibling members", () => {
  const mediaType = "application/vnd.api+json";
  const create = sampleOperation({
    id: "make",
    role: "create",
    method: "post",
    path: "/p/{parent}/orders",
    body: {
      isRequired: true,
      mediaType,
      mediaTypes: [mediaType],
      field: group("body", group("data", text("type"), group("attributes", text("a")))),
      path: ["data", "attributes"],
    },
  });
  const resource = sampleResource({
    operations: { create: "make" },
    parents: [{ parameter: "parent" }],
  });
  const target = {
    chunk: { operations: [create], referrers: [] },
    resource,
    parents: { parent: "7" },
  };
  const request = buildCreate(target, { a: 1 }, { envelope: { data: { type: "orders" } } });
  expect(request).toMatchObject({
    method: "POST",
    path: "/p/7/orders",
    body: { content: '{"data":{"type":"orders","attributes":{"a":1}}}', mediaType },
  });
});

test("a create without an operation throws", () => {
  const resource = sampleResource({ operations: {} });
  const target = { chunk: { operations: [], referrers: [] }, resource, parents: {} };
  expect(() => buildCreate(target, {})).toThrow(RangeError);
});
