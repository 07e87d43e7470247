// @vitest-environment node
import { expect, test } from "vitest";
import { createRowSelection, isEmpty, type RowSelection } from "./row-selection.ts";

const page = ["a", "b", "c", "d"].map((key) => [key, { key }] as const);

function chosen(selection: RowSelection): readonly string[] {
  const selected = selection.get();
  return selected.kind === "some"
    ? [...selected.rows.keys()]
    : ["all except", ...selected.except.keys()];
}

function opened(): RowSelection {
  const selection = createRowSelection();
  selection.show(page);
  return selection;
}

test("rows are selected and deselected one by one", () => {
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
])("Shift selects all rows from the last one, %s", (_, from, to, want) => {
  const selection = opened();
  selection.choose(from, true, false);
  selection.choose(to, true, true);
  expect(chosen(selection)).toEqual(want);
});

test("the selection remains on other pages", () => {
  const selection = opened();
  selection.choose("b", true, false);
  selection.show([["x", {}]]);
  selection.choosePage(true);
  expect(chosen(selection)).toEqual(["b", "x"]);
});

test("all matching rows except some can be selected", () => {
  const selection = opened();
  selection.chooseAll();
  selection.choose("b", false, false);
  selection.choose("b", true, false);
  selection.choose("d", false, false);
  expect(chosen(selection)).toEqual(["all except", "d"]);
  expect(selection.has("anything")).toBe(true);
  selection.clear();
  expect(isEmpty(selection.get())).toBe(true);
});
