import { expect, test } from "vitest";
import type { Field, GroupField } from "#types/field.ts";
import { withGeneratedKey } from "./generated-key.ts";
import { refineBody } from "./refine-fields.ts";

const uuids = ["63716273-0f29-4648-8a2a-2af2948f6f78", "0b1c2d3e-0f29-4648-8a2a-2af2948f6f79"];

/** True if the create of a record with this key folds its input. */
function isFolded(key: Field, values: readonly unknown[], more: Partial<Field> = {}) {
  const resource = { key: [{ field: [key.name], parameter: "key" }], fields: [key] };
  const basics = { name: "", label: "", isRequired: true };
  const body: GroupField = { ...basics, kind: "group", fields: [{ ...key, ...more } as Field] };
  const rows = values.map((value) => ({ [key.name]: value }));
  const learned = withGeneratedKey(undefined, resource, body, rows) ?? [];
  const refined = refineBody(body, new Map(learned.map((one) => [one.name, one])));
  return refined.kind === "group" && refined.fields[0]?.isGenerated === true;
}

const field = (kind: "text" | "number", name: string): Field => ({
  kind,
  name,
  label: name,
  isRequired: false,
});

test.each<readonly [string, Field, readonly unknown[], boolean]>([
  ["UUIDs", field("text", "id"), uuids, true],
  ["UUIDs under another name", field("text", "session_key"), uuids, true],
  ["numbers", field("number", "id"), [1, 7], true],
  ["numbers as texts", field("text", "_id"), ["12", "13"], true],
  ["words", field("text", "id"), ["blue", "green"], false],
  ["a UUID and a word", field("text", "id"), [uuids[0], "main"], false],
  ["numbers that have a meaning", field("number", "port"), [80, 443], false],
  ["no rows", field("text", "id"), [], false],
])("a create folds an optional key of which rows have %s", (_, key, values, expected) => {
  expect(isFolded(key, values)).toBe(expected);
});

test.each<readonly [string, Partial<Field>]>([
  ["is required", { isRequired: true }],
  ["has a default", { default: "x" }],
])("a key that %s is not folded", (_, more) => {
  expect(isFolded(field("text", "id"), uuids, more)).toBe(false);
});
