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

function asking(fields: readonly Field[], more: object = {}): Operation {
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
  ["what is still taken stays", asking([text("name"), text("note")]), after.body, {}],
  ["what is gone is told", asking([text("name")]), { name: "Ada" }, { note: "new" }],
  [
    "what must not be written any more is told",
    asking([text("name"), text("note", { isReadOnly: true })]),
    { name: "Ada" },
    { note: "new" },
  ],
  ["members of any name stay", asking([text("name")], { others: text("") }), after.body, {}],
];

test.each(rows)("%s", (_claim, asked, body, lost) => {
  const fitted = reconcileValues(asked, names, { before, after });
  expect([fitted.after.body, fitted.dropped]).toEqual([body, lost]);
});

test("members that no input asked for are meant", () => {
  const typed = { before, after: values({ name: "Ada", secret: "as JSON" }) };
  expect(reconcileValues(asking([text("name")]), ["name"], typed)).toEqual({ ...typed, lost: {} });
});

test("what was not typed here is not told", () => {
  const same = { before, after: values({ name: "Ada", note: "old" }) };
  expect(reconcileValues(asking([text("name")]), names, same)).toEqual({
    before: values({ name: "Emma" }),
    after: values({ name: "Ada" }),
    lost: {},
  });
});

test("a parameter that is gone is told, with what was typed for it", () => {
  const limit = { name: "limit", in: "query", isRequired: false, field: text("limit") };
  const asked = { ...asking([]), parameters: [limit] } as unknown as Operation;
  const typed = { parameters: { limit: 5, reason: "Storm" }, body: undefined };
  const fitted = reconcileValues(asked, [], {
    before: { parameters: {}, body: undefined },
    after: typed,
  });
  expect([fitted.after.parameters, fitted.dropped]).toEqual([{ limit: 5 }, { reason: "Storm" }]);
});
