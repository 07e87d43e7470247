import { ExactNumber } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { rowText } from "./row-text.ts";

test.each([
  [
    "the first values",
    { day: "2026-09-11", open: "09:00", close: "18:00", note: "x" },
    "2026-09-11 · 09:00 · 18:00",
  ],
  ["no empty values, lists or booleans", { a: "", b: null, c: [1], d: true, e: 7 }, "7"],
  ["numbers digit for digit", { id: new ExactNumber("9007199254740993") }, "9007199254740993"],
  ["a bare value", "red", "red"],
  ["nothing", {}, "—"],
])("the text of a record without a title: %s", (_, row, want) => {
  expect(rowText(row)).toBe(want);
});
