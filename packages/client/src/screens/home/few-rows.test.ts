import { expect, test } from "vitest";
import { chooseOwner } from "#storage/owner.ts";
import { keepRowCount, readFewRows } from "./few-rows.ts";

test("a card that had less than five records is as high as them on the next visit", async () => {
  chooseOwner("ada");
  expect(await readFewRows()).toEqual({});
  for (const [name, count] of [
    ["notes", 2],
    ["orders", 5],
    ["tags", 0],
  ] as const) {
    keepRowCount(name, count);
  }
  expect(await readFewRows()).toEqual({ notes: 2, tags: 1 });
  keepRowCount("notes", 5);
  expect(await readFewRows()).toEqual({ tags: 1 });
  chooseOwner("grace");
  expect(await readFewRows()).toEqual({});
});
