import { describe, expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import type { Operation } from "#types/operation.ts";
import { sampleField, sampleOperation, sampleResource } from "#testing/sample-orders.ts";
import { listUnseenFields } from "./unseen-fields.ts";

const text = (name: string, more: Partial<Field> = {}) =>
  ({ ...sampleField("text", name), ...more }) as Field;
const group = (name: string, fields: readonly Field[], more: object = {}): Field =>
  ({ kind: "group", name, label: name, isRequired: true, fields, ...more }) as Field;
const list = (name: string, fields: readonly Field[]): Field =>
  ({ kind: "list", name, label: name, isRequired: true, item: group("", fields) }) as Field;
const variants = [
  { label: "One", names: ["one"], required: [] },
  { label: "Two", names: ["two"], required: [] },
];

/** Paths of the unseen fields of a body. */
function unseen(
  fields: readonly Field[],
  change: { readonly before: unknown; readonly after: unknown },
  { mediaType = "application/json", ...more }: Partial<Operation> & { mediaType?: string } = {},
): readonly string[] {
  const field = group("body", fields, more.id === "variants" ? { variants } : {});
  const operation = sampleOperation({
    method: "put",
    role: "replace",
    body: { isRequired: true, mediaType, mediaTypes: [mediaType], field },
    ...more,
  });
  const resource = sampleResource({
    fields: [group("seen", [text("x"), text("y")]), list("lines", [text("x"), text("y")])],
    key: [{ field: ["id"], parameter: "id" }],
  });
  const target = { chunk: { operations: [operation], referrers: [] }, resource, parents: {} };
  return listUnseenFields(target, operation, change).map(({ path }) => path.join("."));
}

describe("a full update removes unseen", () => {
  test.each([
    ["a field that the record does not contain", [text("a"), text("b")], { a: 1 }, {}, ["b"]],
    [
      "a field of a nested group",
      [group("g", [text("x"), text("y")])],
      { g: { x: 1 } },
      {},
      ["g.y"],
    ],
    [
      "no field of a nested group that responses may contain",
      [{ ...group("seen", [text("x"), text("y")]) }],
      { seen: { x: 1 } },
      {},
      [],
    ],
    [
      "a field of list items, once",
      [list("l", [text("x"), text("y")])],
      { l: [{ x: 1 }, { x: 2 }] },
      {},
      ["l.y"],
    ],
    [
      "no field of list items that responses may contain",
      [list("lines", [text("x"), text("y")])],
      { lines: [{ x: 1 }] },
      {},
      [],
    ],
    [
      "no field of new list items",
      [list("l", [text("x"), text("y")])],
      { l: [] },
      { l: [{ x: 1 }] },
      [],
    ],
    ["a write-only field", [text("a", { isWriteOnly: true })], {}, {}, ["a"]],
    [
      "every field of a record that cannot be read",
      [text("a"), text("b")],
      undefined,
      { a: 1 },
      ["b"],
    ],
    ["a field whose input is empty", [text("a")], {}, { a: "" }, ["a"]],
    ["a field named as a member of objects", [text("constructor")], {}, {}, ["constructor"]],
    ["no field that was filled in", [text("a")], {}, { a: 0 }, []],
    ["no field that the user cleared", [text("a")], { a: 1 }, { a: undefined }, []],
    ["no null that was read", [text("a")], { a: null }, {}, []],
    ["no read-only field", [text("a", { isReadOnly: true })], {}, {}, []],
    ["no key, which the address contains", [text("id")], {}, {}, []],
  ] as const)("%s", (_, fields, before, filled, want) => {
    const after = { ...(before as object), other: 1, ...filled };
    expect(unseen(fields, { before, after })).toEqual(want);
  });

  test.each([
    ["Left blank, the password stays unchanged.", []],
    ["Keeps the current value if omitted", []],
    ["If not provided, the existing secret is kept", []],
    ["Must not be blank. We keep it safe.", ["a"]],
    ["The password", ["a"]],
  ])("a write-only field described as %j", (description, want) => {
    const field = text("a", { isWriteOnly: true, isRequired: false, description });
    expect(unseen([field], { before: {}, after: { other: 1 } })).toEqual(want);
    const required = text("a", { isWriteOnly: true, isRequired: true, description });
    expect(unseen([required], { before: {}, after: { other: 1 } })).toEqual(["a"]);
  });

  test("nothing of other variants", () => {
    const fields = [text("a"), text("one"), text("two")];
    expect(unseen(fields, { before: { a: 1 }, after: { a: 2 } }, { id: "variants" })).toEqual([]);
  });
});

test.each([
  ["a change of members", { method: "patch" }],
  ["a merge patch", { mediaType: "application/merge-patch+json" }],
  ["a JSON Patch", { mediaType: "application/json-patch+json" }],
] as const)("%s removes nothing", (_, more) => {
  expect(unseen([text("a"), text("b")], { before: {}, after: { other: 1 } }, more)).toEqual([]);
});

describe("of a record with a described response, a full update removes unseen", () => {
  const secret = { ...sampleField("secret", "pin"), isRequired: false } as Field;
  const memo = text("memo", { isRequired: false });
  test.each<readonly [string, Field, object | undefined, readonly string[]]>([
    ["no optional field of it", memo, { a: 1 }, []],
    ["a required field of it", text("memo", { isRequired: true }), { a: 1 }, ["memo"]],
    ["a secret of it", secret, { a: 1 }, ["pin"]],
    ["every field, if the record cannot be read", memo, undefined, ["a", "memo"]],
  ])("%s", (_, shared, before, want) => {
    const mediaType = "application/json";
    const field = group("body", [text("a"), shared]);
    const put = sampleOperation({
      id: "put",
      method: "put",
      role: "replace",
      body: { isRequired: true, mediaType, mediaTypes: [mediaType], field },
    });
    const get = sampleOperation({
      id: "get",
      response: { status: "200", shape: "record", path: [] },
    });
    const resource = sampleResource({
      fields: [text("a"), shared],
      key: [{ field: ["id"], parameter: "id" }],
      operations: { read: "get" },
    });
    const chunk = { operations: [put, get], referrers: [] };
    const change = { before, after: { other: 1 } };
    const paths = listUnseenFields({ chunk, resource, parents: {} }, put, change);
    expect(paths.map(({ path }) => path.join("."))).toEqual(want);
    const undescribed = { ...chunk, operations: [put] };
    const all = listUnseenFields({ chunk: undescribed, resource, parents: {} }, put, change);
    expect(all.map(({ path }) => path.join("."))).toContain(shared.name);
  });
});

test("an unchanged record is not sent", () => {
  expect(unseen([text("a")], { before: { b: 1 }, after: { b: 1 } })).toEqual([]);
});

test.each(["_destroy", "DELETE", "_delete"])("an item has no value for %s", (name) => {
  const flag = { ...sampleField("boolean", name) } as Field;
  const fields = [list("lines", [text("x"), flag, text("z")])];
  const change = { before: { lines: [{ x: 1 }] }, after: { lines: [{ x: 2 }] } };
  expect(unseen(fields, change)).toEqual(["lines.z"]);
});
