import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { refineField } from "./refine-fields.ts";

const basics = { name: "phone", label: "Phone", isRequired: false } as const;
const unseen: Field = { ...basics, kind: "text", format: "unseen", isNullable: true };

test.each<readonly [string, Field, Field | undefined]>([
  ["a number", { ...basics, kind: "number" }, { ...basics, kind: "number", isNullable: true }],
  ["a text", { ...basics, kind: "text" }, { ...basics, kind: "text", isNullable: true }],
  ["a day", { ...basics, kind: "date" }, { ...basics, kind: "date", isNullable: true }],
  ["only null again", unseen, undefined],
])("a text of which only null was seen, next to %s", (_, observed, expected) => {
  expect(refineField(unseen, observed)).toEqual(expected);
});

test("a described text stays one where only null was seen", () => {
  expect(refineField({ ...basics, kind: "text" }, unseen)).toBeUndefined();
});

test.each<readonly [Field, "reference" | undefined]>([
  [{ ...basics, kind: "json" }, "reference"],
  [unseen, "reference"],
  [{ ...basics, kind: "text" }, "reference"],
  [{ ...basics, kind: "boolean" }, undefined],
])("a proven reference in place of %j: %s", (declared, kind) => {
  const proven = {
    ...basics,
    kind: "reference",
    to: "phones",
    keyPath: [],
    isProven: true,
  } as const;
  expect(refineField(declared, proven)?.kind).toBe(kind);
});

// A span of time of .NET, a time of day of Java, and a nullable text of a generator for TypeScript.
const object = { ...basics, kind: "group" } as const;
test.each<readonly [Field, Field, Field["kind"] | undefined]>([
  [{ ...object, fields: [{ ...basics, kind: "number" }] }, { ...basics, kind: "time" }, "time"],
  [{ ...object, fields: [{ ...basics, kind: "text" }] }, { ...basics, kind: "text" }, "text"],
  [{ ...object, fields: [] }, { ...basics, kind: "text" }, "text"],
  [
    { ...basics, kind: "map", value: { ...basics, kind: "json" } },
    { ...basics, kind: "number" },
    "number",
  ],
  [{ ...object, fields: [] }, unseen, undefined],
  [{ ...object, fields: [] }, { ...object, fields: [] }, undefined],
])("the object %j, of which responses have one value: %j", (declared, observed, kind) => {
  expect(refineField(declared, observed)?.kind).toBe(kind);
});
