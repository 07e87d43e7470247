// @vitest-environment node
import { expect, test } from "vitest";
import { columnRules } from "./column-rules.ts";

const columns = [
  { name: " check", width: 44 },
  { name: "number", width: 100 },
  { name: "total", width: 80 },
  { name: "status", width: 90 },
];
const plain = { table: "t", columns, widths: {}, pinned: [], room: 1000 };

test("a table without a layout has no rules", () => {
  expect(columnRules(plain)).toBe("");
});

test("a width applies to all cells of the column", () => {
  expect(columnRules({ ...plain, widths: { total: 120, gone: 9 } })).toBe(
    "#t :is(th,td):nth-child(3){inline-size:120px;min-inline-size:120px;max-inline-size:120px}",
  );
});

test.each<readonly [readonly string[], number, readonly string[]]>([
  [["total"], 1000, ["3 at 144"]],
  [["total", "status"], 1000, ["3 at 144", "4 at 224"]],
  // On a phone they would cover the scrolling columns.
  [["total", "status"], 400, ["3 at 144"]],
  [["total"], 300, []],
  [["gone"], 1000, []],
])("with %j pinned in %i pixels, these are sticky: %j", (pinned, room, want) => {
  const rules = columnRules({ ...plain, pinned, room });
  const sticky = [
    ...rules.matchAll(/td:nth-child\((\d)\)\{position:sticky;inset-inline-start:(\d+)px/g),
  ];
  expect(sticky.map(([, position, offset]) => `${position} at ${offset}`)).toEqual(want);
});
