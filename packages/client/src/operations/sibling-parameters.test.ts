// @vitest-environment node
import type { Field, GroupField, Operation, Parameter, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { askedBeside, AROUND, splitBeside } from "./sibling-parameters.ts";

const text = (name: string, more: Partial<Field> = {}) =>
  ({ kind: "text", name, label: name, isRequired: true, ...more }) as Field;
const group = (name: string, ...fields: readonly Field[]): GroupField => ({
  kind: "group",
  name,
  label: name,
  isRequired: true,
  fields,
});
const parameter = (name: string, more: Partial<Parameter> = {}): Parameter => ({
  name,
  in: "query",
  isRequired: true,
  style: "form",
  explode: true,
  field: text(name),
  ...more,
});

const resource = {
  name: "things",
  itemPath: "/yards/{yard}/things/{id}",
  key: [{ field: ["id"], parameter: "id" }],
} as unknown as Resource;
const settled = { yard: "yard", id: "id" };

function call(parameters: readonly Parameter[], ...beside: readonly Field[]): Operation {
  const field = group("body", group("data", text("name")), ...beside);
  return {
    id: "one",
    method: "patch",
    path: "/yards/{yard}/things/{id}",
    parameters,
    body: {
      isRequired: true,
      mediaType: "application/json",
      mediaTypes: [],
      path: ["data"],
      field,
    },
  } as unknown as Operation;
}

test("only what is required, and neither its address nor its key says, is asked", () => {
  const operation = call([
    parameter("yard", { in: "path" }),
    parameter("id", { in: "path" }),
    parameter("reason"),
    parameter("note", { isRequired: false }),
    parameter("locale", { isSetting: true }),
    parameter("If-Match", { in: "header" }),
  ]);
  const asked = askedBeside(resource, [{ act: "change", operation, settled }]);
  expect(asked.map(({ name }) => name)).toEqual(["reason"]);
});

test.each([
  ["nothing beside it", [], []],
  ["what is required", [text("reason")], [AROUND]],
  ["what may be said", [text("note", { isRequired: false })], []],
  ["what can be said in one way only", [text("kind", { default: "thing" })], []],
] as const)("of a body with %s around the record", (_, beside, want) => {
  const calls = [{ act: "create", operation: call([], ...beside), settled: {} }] as const;
  expect(askedBeside(resource, calls).map(({ name }) => name)).toEqual(want);
});

test("what both calls of an upsert ask for is asked once, and told to both", () => {
  const operation = call([], text("reason"));
  const calls = (["create", "change"] as const).map((act) => ({ act, operation, settled }));
  const asked = askedBeside(resource, calls);
  expect(asked).toHaveLength(1);
  const reason = { reason: "Tidying" };
  expect(splitBeside(asked, { [AROUND]: reason })).toEqual({
    around: { create: reason, change: reason },
  });
});

test("what they ask for differently is asked apart", () => {
  const asked = askedBeside(resource, [
    { act: "create", operation: call([parameter("reason")], text("maker")), settled },
    { act: "change", operation: call([], text("editor")), settled },
  ]);
  const [reason, made, changed] = asked.map(({ name }) => name);
  const values = {
    [String(reason)]: "New",
    [String(made)]: { maker: "Ann" },
    [String(changed)]: { editor: "Ben" },
    old: "of another plan",
  };
  expect(splitBeside(asked, values)).toEqual({
    parameters: { reason: "New" },
    around: { create: { maker: "Ann" }, change: { editor: "Ben" } },
  });
});

test("what has a default is told where nobody says otherwise", () => {
  const asked = [parameter("reason", { field: text("reason", { default: "Import" }) })];
  expect(splitBeside(asked, {})).toEqual({ parameters: { reason: "Import" } });
  expect(splitBeside(asked, { reason: "x" })).toEqual({ parameters: { reason: "x" } });
  expect(splitBeside([], {})).toEqual({});
});
