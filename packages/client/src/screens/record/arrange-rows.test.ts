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
  ["as they come", all, "Mast 10, Mast 9, Keel"],
  ["numbers in texts counted", by("name"), "Keel, Mast 9, Mast 10"],
  ["numbers by size, exact ones too", by("weight"), "Mast 10, Keel, Mast 9"],
  ["backwards", by("weight", true), "Mast 9, Keel, Mast 10"],
  ["what is missing last", by("note"), "Keel, Mast 9, Mast 10"],
  ["what is missing last, backwards too", by("note", true), "Mast 9, Keel, Mast 10"],
  ["every word, in any field", { ...all, search: "mast 70" }, "Mast 9"],
  ["the second page", { ...all, page: 2, size: 2 }, "Keel"],
])("rows stand %s", (_, asked, want) => {
  expect(
    arrangeRows(rows, asked)
      .rows.map((row) => (row as { name: string }).name)
      .join(", "),
  ).toBe(want);
});

test("the total counts what matches, on whatever page", () => {
  expect(arrangeRows(rows, { ...all, search: "mast", size: 1 }).total).toBe(2);
});
