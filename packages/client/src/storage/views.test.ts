import { afterEach, expect, test } from "vitest";
import { renameView } from "./arrange-views.ts";
import {
  findShownView,
  pinView,
  removeView,
  type SavedView,
  savedViews,
  saveView,
  type ShownList,
} from "./views.ts";

afterEach(() => savedViews().forEach(removeView));

const names = (): readonly string[] => savedViews().map(({ name }) => name);
const save = (name: string): void => saveView({ name, path: "/orders", search: {} });
const find = (name: string) => savedViews().filter((view) => view.name === name);

test("pinned views come first, the others in the order they were saved", () => {
  for (const name of ["one", "two", "three"]) save(name);
  find("three").forEach((view) => pinView(view, true));
  expect(names()).toEqual(["three", "one", "two"]);
  find("two").forEach((view) => pinView(view, true));
  expect(names()).toEqual(["three", "two", "one"]);
  find("three").forEach((view) => pinView(view, false));
  expect(names()).toEqual(["two", "one", "three"]);
});

test("a view that is saved again stays pinned", () => {
  save("one");
  find("one").forEach((view) => pinView(view, true));
  saveView({ name: "one", path: "/orders", search: { sort: "id" } });
  expect(savedViews()).toMatchObject([{ search: { sort: "id" }, isPinned: true }]);
});

test("a renamed view retains its state and position", () => {
  for (const name of ["one", "two", "three"]) save(name);
  find("two").forEach((view) => renameView({ ...view, search: {} }, "zwei"));
  expect(names()).toEqual(["one", "zwei", "three"]);
  saveView({ name: "one", path: "/orders", search: { sort: "id" }, isPinned: true });
  find("one").forEach((view) => renameView(view, "eins"));
  expect(savedViews()[0]).toEqual({
    name: "eins",
    path: "/orders",
    search: { sort: "id" },
    isPinned: true,
  });
});

test("a view that takes another name replaces that view, in its own list only", () => {
  for (const name of ["one", "two"]) save(name);
  saveView({ name: "two", path: "/customers", search: {} });
  find("one").forEach((view) => renameView(view, "two"));
  expect(savedViews().map(({ path, name }) => `${path} ${name}`)).toEqual([
    "/orders two",
    "/customers two",
  ]);
  find("two").forEach((view) => renameView(view, "two"));
  expect(names()).toEqual(["two", "two"]);
});

type Search = SavedView["search"];
test.each<readonly [string, Search, ShownList["search"], string | undefined, boolean]>([
  ["its pages are one list", { sort: "id" }, { sort: "id", page: "3", cursor: "x" }, "id", true],
  [
    "the order of its parameters does not matter",
    { sort: "id", q: "a" },
    { q: "a", sort: "id" },
    "id",
    true,
  ],
  ["another filter is another list", { status: "paid" }, { status: "open" }, "id", false],
  ["other columns are another list", { columns: "id,name" }, { columns: "id" }, "id", false],
  ["the shown columns count", { columns: "id,name" }, {}, "id,name", true],
  [
    "columns of the address count before those",
    { columns: "id" },
    { columns: "name" },
    "id",
    false,
  ],
  ["other columns than the shown ones are another list", { columns: "id" }, {}, "id,name", false],
  ["the shown columns are unknown", { columns: "id" }, {}, undefined, false],
])("%s", (_, saved, search, columns, isShown) => {
  const view = { name: "one", path: "/orders", search: saved };
  expect(findShownView([view], { path: "/orders", search, columns })).toBe(
    isShown ? view : undefined,
  );
  expect(findShownView([view], { path: "/customers", search, columns })).toBeUndefined();
});

test("the view with the exact state wins over one with the shown columns", () => {
  const alike = { name: "alike", path: "/orders", search: { columns: "id" } };
  const exact = { name: "exact", path: "/orders", search: {} };
  const shown = { path: "/orders", search: {}, columns: "id" };
  expect(findShownView([alike, exact], shown)).toBe(exact);
});

test("a calendar shows its view in any month, or that of the month", () => {
  saveView({ name: "Due", path: "/orders", search: { display: "calendar:due" } });
  saveView({ name: "Spring", path: "/orders", search: { display: "calendar:due:2026-05" } });
  const shownIn = (display: string): string | undefined =>
    findShownView(savedViews(), { path: "/orders", search: { display } })?.name;
  expect(shownIn("calendar:due:2026-03")).toBe("Due");
  expect(shownIn("calendar:due:2026-04")).toBe("Due");
  expect(shownIn("calendar:due:2026-05")).toBe("Spring");
  expect(shownIn("calendar:paid:2026-04")).toBeUndefined();
  expect(shownIn("calendar:paid:2026-05")).toBeUndefined();
});
