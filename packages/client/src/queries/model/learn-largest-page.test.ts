// @vitest-environment node
import type { ListPage, ListState } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { readLargestPage } from "./learn-largest-page.ts";

const cut = { isCut: true, hasNext: true };

test.each([
  ["a cut first page shows the limit", 1, 20, cut, 20],
  ["a page of few rows was cut by its size", 1, 5, cut, undefined],
  ["a later page shows no limit", 2, 20, cut, undefined],
  ["the last page shows no limit", 1, 20, { isCut: true, hasNext: false }, undefined],
  ["a full page shows no limit", 1, 20, { hasNext: true }, undefined],
] as const)("%s", (_, page, count, facts, want) => {
  const rows = Array.from({ length: count }, (__, id) => ({ id }));
  expect(readLargestPage({ page } as ListState, { rows, ...facts } as ListPage)).toBe(want);
});
