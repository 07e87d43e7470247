import { expect, test } from "vitest";
import type { ReferenceField } from "#types/field.ts";
import { writableValue } from "#undo/writable-value.ts";
import { writeCell } from "#transfer/write-cell.ts";

const author: ReferenceField = {
  kind: "reference",
  name: "author",
  label: "Author",
  isRequired: false,
  to: "people",
  keyPath: [],
};

// Expanded by the request: in Stripe's form, with MongoDB's key, and a key alone.
test.each([
  [{ id: "p7", name: "Ada" }, "p7"],
  [{ _id: "66f0", name: "Ada" }, "66f0"],
  ["p7", "p7"],
])("of a record in place of a key, %o, the key is exported and restored", (value, key) => {
  expect(writeCell({ name: "author", path: ["author"], field: author }, { author: value })).toBe(
    key,
  );
  expect(writableValue(author, author, value).value).toBe(key);
});
