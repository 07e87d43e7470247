// @vitest-environment node
import { ExactNumber, type Field, type Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { isSurelyKey, readTypedKey } from "./read-typed-key.ts";

function keyed(kind: Partial<Field>): Pick<Resource, "key" | "fields"> {
  const field = { name: "id", label: "Id", isRequired: true, ...kind } as Field;
  return { key: [{ field: ["id"], parameter: "id" }], fields: [field] };
}

const number = keyed({ kind: "number", isInteger: true });
const uuid = keyed({ kind: "text", format: "uuid" });
const slug = keyed({ kind: "text" });
const anId = "0B8F0C2E-1111-4222-8333-444455556666";

test.each([
  ["7", { isInteger: true }, number, 7],
  [" 9007199254740993 ", { isInteger: true }, number, new ExactNumber("9007199254740993")],
  ["ann", { isInteger: true }, number, undefined],
  ["1.5", { isInteger: true }, number, undefined],
  // Declared as text (an id or a name), though the record's own key is a number.
  ["7", {}, number, "7"],
  ["ann", {}, number, "ann"],
  [anId, {}, uuid, anId],
  ["ann", {}, uuid, undefined],
  ["north-wing", {}, slug, "north-wing"],
  ["007", {}, slug, "007"],
  ["", {}, slug, undefined],
  ["7", {}, undefined, "7"],
] as const)("%j typed is the key %j", (typed, field, target, want) => {
  expect(readTypedKey(field, target, typed)).toEqual(want);
});

test.each([
  ["12", true],
  [anId, true],
  ["ann", false],
  ["12 Main St", false],
] as const)("%j is surely a key: %j", (typed, want) => {
  expect(isSurelyKey(typed)).toBe(want);
});
