// @vitest-environment node
import type { SortBy } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { chooseOrder } from "./choose-sort.ts";

const read = (text: string): SortBy[] =>
  text
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => ({ field: word.replace("-", ""), isDescending: word.startsWith("-") }));

test.each([
  ["takes the place of another order", "total", "-placed", false, "-placed"],
  ["joins the others where that is asked for", "total", "-placed", true, "total -placed"],
  ["turns in its place", "total placed id", "-placed", false, "total -placed id"],
  [
    "is let go of when it is chosen again, the others stay",
    "total -placed",
    "-placed",
    false,
    "total",
  ],
  ["is the first one", "", "placed", true, "placed"],
])("an order from a column's menu %s", (_, sort, chosen, isAdding, want) => {
  const [order] = read(chosen);
  if (order === undefined) throw new Error("no order");
  expect(chooseOrder(read(sort), order, isAdding)).toEqual(read(want));
});
