import { expect, test } from "vitest";
import { chooseOwner } from "#storage/owner.ts";
import { storeRowCount, readRowCounts } from "./row-counts.ts";

test("a card with fewer than five records stores its count for the next visit", async () => {
  chooseOwner("ada");
  expect(await readRowCounts()).toEqual({});
  for (const [name, count] of [
    ["notes", 2],
    ["orders", 5],
    ["tags", 0],
  ] as const) {
    storeRowCount(name, count);
  }
  expect(await readRowCounts()).toEqual({ notes: 2, tags: 1 });
  storeRowCount("notes", 5);
  expect(await readRowCounts()).toEqual({ tags: 1 });
  chooseOwner("grace");
  expect(await readRowCounts()).toEqual({});
});
