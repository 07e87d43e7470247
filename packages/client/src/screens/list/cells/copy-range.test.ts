// @vitest-environment node
import type { Field } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { rangeJson, rangeText } from "./copy-range.ts";

const base = (name: string) => ({ name, label: name, isRequired: false });
const fields: readonly Field[] = [
  { ...base("name"), kind: "text" },
  { ...base("tags"), kind: "list", item: { ...base("tag"), kind: "text" } },
  { ...base("owner"), kind: "reference", to: "users", keyPath: ["id"] },
];
const rows = [
  { name: "A\tB", tags: ["x"], owner: { id: 7, name: "Ada" } },
  { name: null, tags: [] },
];
const bounds = { first: 0, last: 1, names: ["name", "tags", "owner"] };

test("a range is copied as cells of a spreadsheet, references by key", () => {
  expect(rangeText({ rows, fields, bounds })).toBe('"A\tB"\t["x"]\t7\n\t[]\t');
});

test("a range is copied as JSON with exact values", () => {
  expect(JSON.parse(rangeJson({ rows, bounds }))).toEqual([
    rows[0],
    { name: null, tags: [], owner: null },
  ]);
  expect(rangeJson({ rows, bounds: { first: 0, last: 0, names: ["tags"] } })).toBe('["x"]');
});
