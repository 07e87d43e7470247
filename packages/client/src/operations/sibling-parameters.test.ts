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
  const asked = siblingParameters(resource, [{ kind: "change", operation, fixed }]);
  expect(asked.map(({ name }) => name)).toEqual(["reason"]);
});

test.each([
  ["nothing beside it", [], []],
  ["what is required", [text("reason")], [SIBLING_MEMBERS]],
  ["what may be said", [text("note", { isRequired: false })], []],
  ["what can be said in one way only", [text("kind", { default: "thing" })], []],
] as const)("of a body with %s around the record", (_, beside, want) => {
  const calls = [{ kind: "create", operation: call([], ...beside), fixed: {} }] as const;
  expect(siblingParameters(resource, calls).map(({ name }) => name)).toEqual(want);
});

test("what both calls of an upsert ask for is asked once, and told to both", () => {
  const operation = call([], text("reason"));
  const calls = (["create", "change"] as const).map((kind) => ({ kind, operation, fixed }));
  const asked = siblingParameters(resource, calls);
  expect(asked).toHaveLength(1);
  const reason = { reason: "Tidying" };
  expect(splitSiblingValues(asked, { [SIBLING_MEMBERS]: reason })).toEqual({
    around: { create: reason, change: reason },
  });
});

test("what they ask for differently is asked apart", () => {
  const asked = siblingParameters(resource, [
    { kind: "create", operation: call([parameter("reason")], text("maker")), fixed },
    { kind: "change", operation: call([], text("editor")), fixed },
  ]);
  const [reason, made, changed] = asked.map(({ name }) => name);
  const values = {
    [String(reason)]: "New",
    [String(made)]: { maker: "Ann" },
    [String(changed)]: { editor: "Ben" },
    old: "of another plan",
  };
  expect(splitSiblingValues(asked, values)).toEqual({
    parameters: { reason: "New" },
    around: { create: { maker: "Ann" }, change: { editor: "Ben" } },
  });
});

test("what has a default is told where nobody says otherwise", () => {
  const asked = [parameter("reason", { field: text("reason", { default: "Import" }) })];
  expect(splitSiblingValues(asked, {})).toEqual({ parameters: { reason: "Import" } });
  expect(splitSiblingValues(asked, { reason: "x" })).toEqual({ parameters: { reason: "x" } });
  expect(splitSiblingValues([], {})).toEqual({});
});
