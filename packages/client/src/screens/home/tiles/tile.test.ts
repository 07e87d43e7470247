// @vitest-environment node
import { expect, test } from "vitest";
import { moveTile, shapeOf, type Tile } from "./tile.ts";

const tile = (id: string, by?: string): Tile => ({
  id,
  path: "/orders",
  search: {},
  measure: { of: "count" },
  ...(by !== undefined && { by }),
});
const tiles = [tile("a"), tile("b"), tile("chart", "status"), tile("c")];

test.each([
  ["a", 1, "b a chart c"],
  ["a", 9, "b c chart a"],
  ["c", -1, "a c chart b"],
  ["a", -1, "a b chart c"],
  ["chart", 1, "a b chart c"],
  ["other", 1, "a b chart c"],
])("tile %s moves by %i among those of its kind", (id, step, want) => {
  const moved = moveTile(tiles, id, step);
  expect(moved.map((one) => one.id).join(" ")).toBe(want);
});

test("the shape counts numbers and charts", () => {
  expect(shapeOf(tiles)).toEqual({ numbers: 3, charts: 1 });
});
