// @vitest-environment node
import { expect, test } from "vitest";
import { boundsOf, countCells, gridStepFrom, gridStepOf } from "./cell-range.ts";

const names = ["id", "name", "price"];
const grid = { names, count: 30, page: 10 };
const key = (text: string, ctrlKey = false) => ({ key: text, ctrlKey, metaKey: false });

test("a range is the same in both directions", () => {
  const one = { row: 4, name: "price" };
  const other = { row: 2, name: "name" };
  const bounds = { first: 2, last: 4, names: ["name", "price"] };
  expect(boundsOf({ anchor: one, focus: other }, names)).toEqual(bounds);
  expect(boundsOf({ anchor: other, focus: one }, names)).toEqual(bounds);
  expect(countCells(bounds)).toBe(6);
});

test.each([
  [key("Home", true), { row: 0, name: "id" }],
  [key("End", true), { row: 29, name: "price" }],
  [key("PageDown"), { row: 15, name: "name" }],
  [key("PageUp"), { row: 0, name: "name" }],
  [key("End"), { row: 5, name: "price" }],
  [key("ArrowDown"), { row: 6, name: "name" }],
])("%j leads to %j", (event, to) => {
  const step = gridStepOf(event, false);
  expect(step && gridStepFrom({ row: 5, name: "name" }, step, grid)).toEqual(to);
});

test("Ctrl with an arrow is not a step", () => {
  expect(gridStepOf(key("ArrowDown", true), false)).toBeUndefined();
});
