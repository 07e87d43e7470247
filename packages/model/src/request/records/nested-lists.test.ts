import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { findNestedLists } from "./nested-lists.ts";

const named = (name: string) => ({ name, label: name.toUpperCase(), isRequired: false });
const text: Field = { ...named("text"), kind: "text" };
const group = (name: string, ...fields: readonly Field[]): Field => ({
  ...named(name),
  kind: "group",
  fields,
});
const list = (name: string, item: Field): Field => ({ ...named(name), kind: "list", item });
const lines = list("lines", group("line", text));

test.each<readonly [string, readonly Field[], readonly string[]]>([
  ["a list of objects", [text, lines], ["LINES lines text"]],
  ["a list in a group", [group("plan", lines)], ["PLAN: LINES plan.lines text"]],
  ["a list of undescribed items", [list("parts", { ...text, kind: "json" })], ["PARTS parts "]],
  ["no list of scalars", [list("tags", text)], []],
  ["no list two groups deep", [group("plan", group("phase", lines))], []],
  ["no write-only list", [{ ...lines, isWriteOnly: true }], []],
  [
    "embedded records",
    [{ ...named("teams"), kind: "references", to: "teams", keyPath: ["id"] }],
    ["TEAMS teams  of teams"],
  ],
  [
    "no list of bare keys",
    [{ ...named("teams"), kind: "references", to: "teams", keyPath: [] }],
    [],
  ],
])("a record contains %s", (_, fields, want) => {
  const lists = findNestedLists(fields).map(({ label, path, fields: own, resource }) => {
    const of = resource === undefined ? "" : ` of ${resource}`;
    return `${label} ${path.join(".")} ${own.map(({ name }) => name).join(" ")}${of}`;
  });
  expect(lists).toEqual(want);
});
