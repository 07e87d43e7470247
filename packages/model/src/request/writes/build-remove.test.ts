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

test("a removal names the record and the tag that it must have", () => {
  const request = buildRemove(removeBy({}).target, { ifMatch: '"1"' });
  expect(request).toMatchObject({
    method: "DELETE",
    path: "/orders/5",
    headers: { "if-match": '"1"' },
  });
  expect(request.body).toBeUndefined();
});

test.each<[claim: string, said: object | undefined, want: string | undefined]>([
  ["what was said", { reason: "Old" }, '{"mode":"soft","reason":"Old"}'],
  ["what can be said in one way only", undefined, '{"mode":"soft"}'],
])("the body that a removal requires holds %s", (_claim, said, want) => {
  const { target } = removeBy(bodyOf(true, reason, mode));
  expect(buildRemove(target, { envelope: said }).body?.content).toBe(want);
});

test("a body that need not be sent is not", () => {
  const { target } = removeBy(bodyOf(false, reason, mode));
  expect(buildRemove(target).body).toBeUndefined();
});

test("the key in the body stands beside what was said", () => {
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
  ["a body that must say something", bodyOf(true, reason), true],
  ["a body that may say something", bodyOf(true, sampleField("text", "note")), false],
  ["a body that says itself", bodyOf(true, mode), undefined],
  ["a body that need not be sent", bodyOf(false, reason), undefined],
])("of a removal is asked: %s", (_claim, more, want) => {
  expect(envelopeField(removeBy(more).operation)?.isRequired).toBe(want);
});

test("what the API does not remove is refused", () => {
  const resource = sampleResource({ operations: {} });
  const target = { chunk: { operations: [], referrers: [] }, resource, key: "5", parents: {} };
  expect(() => buildRemove(target)).toThrow(RangeError);
});
