import { afterEach, expect, test } from "vitest";
import { pinView, removeView, savedViews, saveView, shownList } from "./views.ts";

afterEach(() => savedViews().forEach(removeView));

const names = (): readonly string[] => savedViews().map(({ name }) => name);
const save = (name: string): void => saveView({ name, path: "/orders", search: {} });
const find = (name: string) => savedViews().filter((view) => view.name === name);

test("pinned views come first, the others as they were saved", () => {
  for (const name of ["one", "two", "three"]) save(name);
  find("three").forEach((view) => pinView(view, true));
  expect(names()).toEqual(["three", "one", "two"]);
  find("two").forEach((view) => pinView(view, true));
  expect(names()).toEqual(["three", "two", "one"]);
  find("three").forEach((view) => pinView(view, false));
  expect(names()).toEqual(["two", "one", "three"]);
});

test("a view saved anew under its name stays pinned", () => {
  save("one");
  find("one").forEach((view) => pinView(view, true));
  saveView({ name: "one", path: "/orders", search: { sort: "id" } });
  expect(savedViews()).toMatchObject([{ search: { sort: "id" }, isPinned: true }]);
});

test.each([
  ["its pages are one list", { sort: "id", page: "3", cursor: "x" }, { sort: "id" }, true],
  ["the order of what it says is no matter", { sort: "id", q: "a" }, { q: "a", sort: "id" }, true],
  ["another filter is another list", { status: "paid" }, { status: "open" }, false],
  ["other columns are another list", { columns: "id" }, {}, false],
])("%s", (_, one, other, isSame) => {
  expect(shownList("/orders", one) === shownList("/orders", other)).toBe(isSame);
});
