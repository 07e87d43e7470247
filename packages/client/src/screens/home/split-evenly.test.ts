// @vitest-environment node
import { expect, test } from "vitest";
import { splitEvenly } from "./split-evenly.ts";

test.each([
  [[], 2, []],
  [[3], 2, [[3]]],
  [[3, 8], 3, [[3], [8]]],
  [[3, 4, 8], 2, [[3, 4], [8]]],
  [[8, 3, 4], 2, [[8], [3, 4]]],
  [[3, 3, 3, 8], 3, [[3], [3, 3], [8]]],
  [[3, 4, 5, 8], 2, [[3, 4, 5], [8]]],
])("heights of %j in %i columns are %j", (heights, max, want) => {
  expect(splitEvenly(heights, { max, heightOf: (height) => height })).toEqual(want);
});
