// @vitest-environment node
import type { ListPage, ListState, Resource } from "@quarterdeck/model";
import { beforeEach, expect, test, vi } from "vitest";
import { storeFacts } from "./learned-facts.ts";
import { learnLargestPage } from "./learn-largest-page.ts";

vi.mock("./learned-facts.ts", () => ({ storeFacts: vi.fn() }));

beforeEach(() => vi.mocked(storeFacts).mockClear());

const cut = { isCut: true, hasNext: true };

test.each([
  ["a cut first page shows the limit", 1, 20, cut, 20],
  ["a page of few rows was cut by its size", 1, 5, cut, undefined],
  ["a later page shows no limit", 2, 20, cut, undefined],
  ["the last page shows no limit", 1, 20, { isCut: true, hasNext: false }, undefined],
  ["a full page shows no limit", 1, 20, { hasNext: true }, undefined],
] as const)("%s", (_, page, count, facts, want) => {
  const rows = Array.from({ length: count }, (__, id) => ({ id }));
  const state = { page } as ListState;
  learnLargestPage({ name: "reports" } as Resource, state, { rows, ...facts } as ListPage);
  expect(vi.mocked(storeFacts).mock.calls[0]?.[1].largestPage).toBe(want);
});
