import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import type { Operation } from "#types/operation.ts";
import type { KeyPart } from "#types/resource.ts";
import { envelopeField } from "./envelope.ts";
import { buildRemove } from "./build-remove.ts";
import { sampleField, sampleOperation, sampleResource } from "#testing/sample-orders.ts";

const byPath: KeyPart = { field: ["id"], parameter: "id" };
const byBody: KeyPart = { ...byPath, in: "body" };
const needed = { isRequired: true } as const;

function removeBy(more: Partial<Operation>, key: KeyPart = byPath) {
  const operation = sampleOperation({
    id: "gone",
    role: "remove",
    method: "delete",
    path: "/orders/{id}",
    ...more,
  });
  const resource = sampleResource({ operations: { remove: "gone" }, key: [key] });
  return {
    operation,
    target: { chunk: { operations: [operation], referrers: [] }, resource, key: "5", parents: {} },
  };
}

function bodyOf(isRequired: boolean, ...fields: readonly Field[]): Pick<Operation, "body"> {
  const mediaType = "application/json";
  const field: Field = { kind: "group", name: "body", label: "Body", isRequired, fields };
  return { body: { isRequired, mediaType, mediaTypes: [mediaType], field } };
}

const reason = { ...sampleField("text", "reason"), ...needed };
const mode = { ...sampleField("text", "mode"), ...needed, default: "soft" };

test("a removal addresses the record and has If-Match", () => {
  const request = buildRemove(removeBy({}).target, { ifMatch: '"1"' });
  expect(request).toMatchObject({
    method: "DELETE",
    path: "/orders/5",
    headers: { "if-match": '"1"' },
  });
  expect(request.body).toBeUndefined();
});

test.each<[claim: string, envelope: object | undefined, want: string | undefined]>([
  ["values of the form", { reason: "Old" }, '{"mode":"soft","reason":"Old"}'],
  ["fixed members", undefined, '{"mode":"soft"}'],
])("the required body of a removal contains %s", (_claim, envelope, want) => {
  const { target } = removeBy(bodyOf(true, reason, mode));
  expect(buildRemove(target, { envelope: envelope }).body?.content).toBe(want);
});

test("an optional body of a removal is not sent", () => {
  const { target } = removeBy(bodyOf(false, reason, mode));
  expect(buildRemove(target).body).toBeUndefined();
});

test("the body is the record if nothing else contains the key", () => {
  const byQuery: KeyPart = { field: ["name"], prefix: ["owner"], parameter: "id", in: "query" };
  const body = bodyOf(true, sampleField("text", "owner"), sampleField("text", "name"));
  const { target } = removeBy({ method: "post", path: "/delete-user", ...body }, byQuery);
  const before = { owner: "shop", name: "anna" };
  expect(buildRemove(target, { before }).body?.content).toBe('{"owner":"shop","name":"anna"}');
});

test("the body contains the key and the values of the form", () => {
  const more = { method: "post", path: "/orders.delete" } as const;
  const { operation, target } = removeBy(
    { ...more, ...bodyOf(true, sampleField("text", "id"), reason) },
    byBody,
  );
  expect(buildRemove(target, { envelope: { reason: "Old" } }).body?.content).toBe(
    '{"reason":"Old","id":"5"}',
  );
  expect(envelopeField(operation, new Set(["id"]))?.fields.map(({ name }) => name)).toEqual([
    "reason",
  ]);
});

test.each<[claim: string, operation: Pick<Operation, "body">, want: boolean | undefined]>([
  ["a required body with a required member", bodyOf(true, reason), true],
  ["a required body with an optional member", bodyOf(true, sampleField("text", "note")), false],
  ["a required body with fixed members", bodyOf(true, mode), undefined],
  ["an optional body", bodyOf(false, reason), undefined],
])("the form of a removal: %s", (_claim, more, want) => {
  expect(envelopeField(removeBy(more).operation)?.isRequired).toBe(want);
});

test("a removal without an operation throws", () => {
  const resource = sampleResource({ operations: {} });
  const target = { chunk: { operations: [], referrers: [] }, resource, key: "5", parents: {} };
  expect(() => buildRemove(target)).toThrow(RangeError);
});
