import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { isSameReference } from "./is-same-reference.ts";

const field = (kind: "reference" | "references", keyPath: readonly string[]): Field => ({
  kind,
  name: "author",
  label: "Author",
  isRequired: false,
  to: "authors",
  keyPath,
});
const one = field("reference", ["id"]);
const many = field("references", ["id"]);
const expanded = field("reference", []);

test.each<readonly [string, Field | undefined, unknown, unknown, boolean]>([
  ["the members of one", one, { id: "7", type: "a" }, { id: "7", type: "a", name: "Ann" }, true],
  ["another key", one, { id: "7" }, { id: "8" }, false],
  ["no record", one, null, { id: "7" }, false],
  ["no key", one, { name: "Ann" }, { name: "Bo" }, false],
  ["a key and the record", expanded, 7, { id: 7, name: "Ann" }, true],
  ["a key and another record", expanded, 7, { id: 8 }, false],
  ["the members of several", many, [{ id: 1 }, { id: 2 }], [{ id: 1, name: "A" }, { id: 2 }], true],
  ["one more", many, [{ id: 1 }], [{ id: 1 }, { id: 2 }], false],
  ["another order", many, [{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }], false],
  ["values that are not records", undefined, { id: 1 }, { id: 1, size: 2 }, false],
])("references that differ by %s", (_, own, before, after, want) => {
  expect(isSameReference(own, before, after)).toBe(want);
});
