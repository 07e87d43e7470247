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
