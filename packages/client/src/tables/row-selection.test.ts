// @vitest-environment node
import { expect, test } from "vitest";
import { createRowSelection, isEmpty, type RowSelection } from "./row-selection.ts";

const page = ["a", "b", "c", "d"].map((key) => [key, { key }] as const);

function chosen(selection: RowSelection): readonly string[] {
  const selected = selection.get();
  return selected.kind === "some"
    ? [...selected.rows.keys()]
    : ["all but", ...selected.except.keys()];
}

function opened(): RowSelection {
  const selection = createRowSelection();
  selection.show(page);
  return selection;
}

test("rows are chosen and left one by one", () => {
  const selection = opened();
  selection.choose("c", true, false);
  selection.choose("a", true, false);
  selection.choose("c", false, false);
  expect(chosen(selection)).toEqual(["a"]);
  expect(selection.has("a")).toBe(true);
});

test.each([
  ["down", "a", "c", ["a", "b", "c"]],
  ["up", "d", "b", ["d", "b", "c"]],
])("with Shift all between the last choice and this one follow, %s", (_, from, to, want) => {
  const selection = opened();
  selection.choose(from, true, false);
  selection.choose(to, true, true);
  expect(chosen(selection)).toEqual(want);
});

test("a choice outlives its page, and another page is added to it", () => {
  const selection = opened();
  selection.choose("b", true, false);
  selection.show([["x", {}]]);
  selection.choosePage(true);
  expect(chosen(selection)).toEqual(["b", "x"]);
});

test("all that match can be chosen but some", () => {
  const selection = opened();
  selection.chooseAll();
  selection.choose("b", false, false);
  selection.choose("b", true, false);
  selection.choose("d", false, false);
  expect(chosen(selection)).toEqual(["all but", "d"]);
  expect(selection.has("anything")).toBe(true);
  selection.clear();
  expect(isEmpty(selection.get())).toBe(true);
});
