import { expect, test } from "vitest";
import type { Operation } from "#types/operation.ts";
import { isAvailable } from "./is-available.ts";

const base: Operation = {
  id: "approve",
  method: "post",
  path: "/orders/{id}/approve",
  label: "Approve",
  role: "action",
  scope: "record",
  parameters: [],
  response: { status: "200", shape: "none", path: [] },
  needsSignIn: true,
  evidence: [],
};
const approve: Operation = {
  ...base,
  when: [
    { field: ["status"], values: ["waiting", "new"] },
    { field: ["meta", "isOwn"], values: [false] },
  ],
};

test.each([
  [{ status: "waiting", meta: { isOwn: false } }, true],
  [{ status: "new" }, true],
  [{ status: "paid", meta: { isOwn: false } }, false],
  [{ status: "waiting", meta: { isOwn: true } }, false],
  [{ status: null }, false],
  [{}, true],
  [undefined, true],
])("of the record %j, the operation is available: %s", (record, expected) => {
  expect(isAvailable(approve, record)).toBe(expected);
});

test("an operation without conditions is always available", () => {
  expect(isAvailable(base, { status: "paid" })).toBe(true);
});

const restore: Operation = { ...base, when: [{ field: ["deletedAt"], values: [], isSet: true }] };
const archive: Operation = { ...base, when: [{ field: ["deletedAt"], values: [], isSet: false }] };

test.each([
  [null, false, true],
  ["", false, true],
  ["0001-01-01T00:00:00Z", false, true],
  [0, false, true],
  ["2024-05-01T10:00:00Z", true, false],
  [1714557600, true, false],
  ["2999-01-01T00:00:00Z", true, true],
  [undefined, true, true],
])("with the time %j, a restore is available: %s, an archive: %s", (deletedAt, ...expected) => {
  expect([restore, archive].map((one) => isAvailable(one, { deletedAt }))).toEqual(expected);
});
