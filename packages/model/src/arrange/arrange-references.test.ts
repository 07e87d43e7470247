import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { arrangeRows } from "./arrange-rows.ts";

const fieldOf = (members: object): Field => ({
  kind: "reference",
  name: "author",
  label: "Author",
  isRequired: false,
  to: "people",
  keyPath: [],
  ...members,
});

function order(field: Field, values: readonly unknown[], titles: Readonly<Record<string, string>>) {
  const rows = values.map((author, id) => ({ id, author }));
  const state = { sort: [{ field: "author", isDescending: false }], search: "" };
  const resource = { fields: [field] };
  return arrangeRows(resource, rows, state, (_, key) => titles[key])
    .map((row) => (row as { readonly id: number }).id)
    .join(" ");
}

test.each<readonly [string, object, readonly unknown[], Readonly<Record<string, string>>, string]>([
  [
    "records with a described title",
    { keyPath: ["documentId"], titlePath: ["name"] },
    [
      { documentId: "a", name: "Author 10" },
      { documentId: "b", name: "Author 2" },
      null,
      { documentId: "c", name: "Author 1" },
    ],
    {},
    "3 1 0 2",
  ],
  [
    "records that the request expands",
    {},
    [
      { id: 1, name: "Zoe" },
      { id: 2, name: "Ann" },
    ],
    {},
    "1 0",
  ],
  ["keys with known titles", {}, [3, 1, 2], { 1: "Zoe", 2: "Ann", 3: "Bo" }, "2 0 1"],
  [
    "addresses with known titles",
    { isLastSegment: true },
    ["https://a.example/users/1/", "https://a.example/users/2/"],
    { 1: "Zoe/A", 2: "Ann/Z" },
    "1 0",
  ],
  ["keys, if one has no known title", {}, [3, 1, 2], { 1: "Zoe", 3: "Bo" }, "1 2 0"],
])("references are sorted by %s", (_, members, values, titles, expected) => {
  expect(order(fieldOf(members), values, titles)).toBe(expected);
});
