// @vitest-environment node
import type { SortBy } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { chooseSort } from "./choose-sort.ts";

const read = (text: string): SortBy[] =>
  text
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => ({ field: word.replace("-", ""), isDescending: word.startsWith("-") }));

test.each([
  ["replaces the other sort", "total", "-placed", false, "-placed"],
  ["is added to the others on request", "total", "-placed", true, "total -placed"],
  ["changes its direction", "total placed id", "-placed", false, "total -placed id"],
  [
    "is removed when it is chosen again, the others stay",
    "total -placed",
    "-placed",
    false,
    "total",
  ],
  ["is the first sort", "", "placed", true, "placed"],
])("a sort from a column menu %s", (_, sort, chosen, isAdding, want) => {
  const [order] = read(chosen);
  if (order === undefined) throw new Error("no order");
  expect(chooseSort(read(sort), order, isAdding)).toEqual(read(want));
});
