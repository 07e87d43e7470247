// @vitest-environment node
import type { Field, Operation } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { reconcileValues } from "./reconcile-values.ts";

const text = (name: string, more: object = {}): Field => ({
  kind: "text",
  name,
  label: name,
  isRequired: false,
  ...more,
});

function operationWith(fields: readonly Field[], more: object = {}): Operation {
  return {
    id: "change",
    method: "patch",
    path: "/ships/{id}",
    label: "",
    role: "update",
    scope: "record",
    parameters: [],
    body: {
      isRequired: true,
      mediaType: "application/json",
      mediaTypes: ["application/json"],
      field: { kind: "group", name: "", label: "", isRequired: true, fields, ...more },
    },
    response: { status: "200", shape: "record", path: [] },
    needsSignIn: true,
    evidence: [],
  };
}

const values = (body: unknown) => ({ parameters: {}, body });
const names = ["name", "note"];
const before = values({ name: "Emma", note: "old" });
const after = values({ name: "Ada", note: "new" });

const rows: readonly (readonly [string, Operation, unknown, object])[] = [
  ["accepted members remain", operationWith([text("name"), text("note")]), after.body, {}],
  ["removed members are dropped", operationWith([text("name")]), { name: "Ada" }, { note: "new" }],
  [
    "members that became read-only are dropped",
    operationWith([text("name"), text("note", { isReadOnly: true })]),
    { name: "Ada" },
    { note: "new" },
  ],
  [
    "additional properties remain",
    operationWith([text("name")], { additionalProperties: text("") }),
    after.body,
    {},
  ],
];

test.each(rows)("%s", (_claim, operation, body, dropped) => {
  const reconciled = reconcileValues(operation, names, { before, after });
  expect([reconciled.after.body, reconciled.dropped]).toEqual([body, dropped]);
});

test("members without an input remain", () => {
  const typed = { before, after: values({ name: "Ada", secret: "as JSON" }) };
  expect(reconcileValues(operationWith([text("name")]), ["name"], typed)).toEqual({
    ...typed,
    dropped: {},
  });
});

test("unchanged members are removed silently", () => {
  const same = { before, after: values({ name: "Ada", note: "old" }) };
  expect(reconcileValues(operationWith([text("name")]), names, same)).toEqual({
    before: values({ name: "Emma" }),
    after: values({ name: "Ada" }),
    dropped: {},
  });
});

test("the value of a removed parameter is dropped", () => {
  const limit = { name: "limit", in: "query", isRequired: false, field: text("limit") };
  const operation = { ...operationWith([]), parameters: [limit] } as unknown as Operation;
  const typed = { parameters: { limit: 5, reason: "Storm" }, body: undefined };
  const reconciled = reconcileValues(operation, [], {
    before: { parameters: {}, body: undefined },
    after: typed,
  });
  expect([reconciled.after.parameters, reconciled.dropped]).toEqual([
    { limit: 5 },
    { reason: "Storm" },
  ]);
});
