import { afterEach, beforeEach, expect, test } from "vitest";
import { readPreference } from "./preferences.ts";
import { moveView } from "./arrange-views.ts";
import { pinView, removeView, savedViews, saveView, viewNamed } from "./views.ts";

beforeEach(() => {
  for (const name of ["one", "two", "three"]) saveView({ name, path: "/orders", search: {} });
  saveView({ name: "other", path: "/customers", search: {} });
  saveView({ name: "four", path: "/orders", search: {} });
});
afterEach(() => savedViews().forEach(removeView));

const names = (): string =>
  savedViews()
    .map(({ name }) => name)
    .join(" ");

function move(name: string, to: number): number | undefined {
  const view = viewNamed("/orders", name);
  return view && moveView(view, to);
}

test.each([
  ["four", 0, 0, "four one two other three"],
  ["one", 3, 3, "two three four other one"],
  ["two", 9, 3, "one three four other two"],
  ["two", -1, 0, "two one three other four"],
  ["two", 1, 1, "one two three other four"],
])(
  "%s moved to position %i of its list is at %i, other lists are unchanged",
  (name, to, at, want) => {
    expect(move(name, to)).toBe(at);
    expect(names()).toBe(want);
  },
);

test("pinned views stay before the others", () => {
  for (const name of ["three", "four"]) {
    const view = viewNamed("/orders", name);
    if (view !== undefined) pinView(view, true);
  }
  expect(names()).toBe("three four one two other");
  expect(move("four", 0)).toBe(0);
  expect(move("two", 0)).toBe(2);
  expect(move("four", 3)).toBe(1);
  expect(names()).toBe("three four two one other");
});

test("the order is stored", async () => {
  move("four", 0);
  expect(await readPreference("views")).toMatchObject([
    { name: "four" },
    { name: "one" },
    {},
    {},
    {},
  ]);
});
