// @vitest-environment node
import type { Field, GroupField, Operation, Parameter, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { siblingParameters, SIBLING_MEMBERS, splitSiblingValues } from "./sibling-parameters.ts";

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
const fixed = { yard: "yard", id: "id" };

function call(parameters: readonly Parameter[], ...siblings: readonly Field[]): Operation {
  const field = group("body", group("data", text("name")), ...siblings);
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

test("only required parameters without a value from the address or the key are listed", () => {
  const operation = call([
    parameter("yard", { in: "path" }),
    parameter("id", { in: "path" }),
    parameter("reason"),
    parameter("note", { isRequired: false }),
    parameter("locale", { isSetting: true }),
    parameter("If-Match", { in: "header" }),
  ]);
  const parameters = siblingParameters(resource, [{ kind: "change", operation, fixed }]);
  expect(parameters.map(({ name }) => name)).toEqual(["reason"]);
});

test.each([
  ["no siblings", [], []],
  ["a required sibling", [text("reason")], [SIBLING_MEMBERS]],
  ["an optional sibling", [text("note", { isRequired: false })], []],
  ["a sibling with a default", [text("kind", { default: "thing" })], []],
] as const)("of a body with %s of the record", (_, siblings, expected) => {
  const calls = [{ kind: "create", operation: call([], ...siblings), fixed: {} }] as const;
  expect(siblingParameters(resource, calls).map(({ name }) => name)).toEqual(expected);
});

test("sibling members that both calls of an upsert need are one parameter", () => {
  const operation = call([], text("reason"));
  const calls = (["create", "change"] as const).map((kind) => ({ kind, operation, fixed }));
  const parameters = siblingParameters(resource, calls);
  expect(parameters).toHaveLength(1);
  const reason = { reason: "Tidying" };
  expect(splitSiblingValues(parameters, { [SIBLING_MEMBERS]: reason })).toEqual({
    around: { create: reason, change: reason },
  });
});

test("different sibling members are separate parameters", () => {
  const parameters = siblingParameters(resource, [
    { kind: "create", operation: call([parameter("reason")], text("maker")), fixed },
    { kind: "change", operation: call([], text("editor")), fixed },
  ]);
  const [reason, created, changed] = parameters.map(({ name }) => name);
  const values = {
    [String(reason)]: "New",
    [String(created)]: { maker: "Ann" },
    [String(changed)]: { editor: "Ben" },
    old: "of another plan",
  };
  expect(splitSiblingValues(parameters, values)).toEqual({
    parameters: { reason: "New" },
    around: { create: { maker: "Ann" }, change: { editor: "Ben" } },
  });
});

test("a parameter without a value has its default", () => {
  const parameters = [parameter("reason", { field: text("reason", { default: "Import" }) })];
  expect(splitSiblingValues(parameters, {})).toEqual({ parameters: { reason: "Import" } });
  expect(splitSiblingValues(parameters, { reason: "x" })).toEqual({ parameters: { reason: "x" } });
  expect(splitSiblingValues([], {})).toEqual({});
});
