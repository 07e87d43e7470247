import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { sampleField } from "#testing/sample-orders.ts";
import { withoutUndescribedNulls } from "./reconcile-record.ts";

const group = (name: string, fields: readonly Field[]): Field =>
  ({ kind: "group", name, label: name, isRequired: false, fields }) as Field;
const text = (name: string, more: object = {}): Field =>
  ({ ...sampleField("text", name), isRequired: false, ...more }) as Field;

const body = group("body", [
  text("color"),
  text("icon", { isNullable: true }),
  text("name", { isRequired: true }),
  { ...sampleField("json", "extra"), isRequired: false } as Field,
  group("address", [text("street")]),
]);

test.each([
  ["an optional text that was null is left out", { color: null }, { color: null }, {}],
  ["a text that the user set to null stays", { color: "red" }, { color: null }, { color: null }],
  ["a described null stays", { icon: null }, { icon: null }, { icon: null }],
  ["a required null stays", { name: null }, { name: null }, { name: null }],
  ["any JSON stays", { extra: null }, { extra: null }, { extra: null }],
  ["a member that is not described stays", { other: null }, { other: null }, { other: null }],
  [
    "a null inside an object is left out",
    { address: { street: null } },
    { address: { street: null } },
    { address: {} },
  ],
])("%s", (_title, before, after, sent) => {
  expect(withoutUndescribedNulls(after, before, body, [])).toEqual(sent);
});

test.each([
  ["a null stays if the description marks no member as nullable", text("icon"), { color: null }],
  ["a null is left out if only the response is nullable", text("icon", { isNullable: true }), {}],
])("%s", (_title, read, sent) => {
  const unmarked = group("body", [text("color"), text("name", { isRequired: true })]);
  expect(withoutUndescribedNulls({ color: null }, { color: null }, unmarked, [read])).toEqual(sent);
});
