import { ExactNumber } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { arrangeRows } from "./arrange-rows.ts";

const rows = [
  { name: "Mast 10", weight: 5, note: null },
  { name: "Mast 9", weight: new ExactNumber("70.50"), note: "b" },
  { name: "Keel", weight: 12, note: "a" },
];
const all = { search: "", sort: [], page: 1, size: 25 };
const by = (field: string, isDescending = false) => ({ ...all, sort: [{ field, isDescending }] });

test.each([
  ["unchanged", all, "Mast 10, Mast 9, Keel"],
  ["with numbers in texts in numeric order", by("name"), "Keel, Mast 9, Mast 10"],
  ["with numbers by value, including exact numbers", by("weight"), "Mast 10, Keel, Mast 9"],
  ["descending", by("weight", true), "Mast 9, Keel, Mast 10"],
  ["with missing values last", by("note"), "Keel, Mast 9, Mast 10"],
  ["with missing values last, also descending", by("note", true), "Mast 9, Keel, Mast 10"],
  ["that contain every word in any field", { ...all, search: "mast 70" }, "Mast 9"],
  ["of the second page", { ...all, page: 2, size: 2 }, "Keel"],
])("rows are listed %s", (_, state, want) => {
  expect(
    arrangeRows(rows, state)
      .rows.map((row) => (row as { name: string }).name)
      .join(", "),
  ).toBe(want);
});

test("the total counts all matches on every page", () => {
  expect(arrangeRows(rows, { ...all, search: "mast", size: 1 }).total).toBe(2);
});
