// @vitest-environment node
import type { ListShape, ListState } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { isShortList } from "./short-list.ts";

const first: ListState = { page: 1, size: undefined, sort: [], search: "", filters: {} };
const evidence = { pointer: "", reason: { code: "seen" }, confidence: 1 } as const;
const list: ListShape = {
  operation: "list",
  rows: [],
  filters: [],
  paging: { style: "page", page: { parameter: "page" }, first: 1 },
  evidence: [],
} as unknown as ListShape;
const sort = {
  form: "sign",
  at: { parameter: "sort" },
  words: { ascending: "asc", descending: "desc" },
  isMultiple: true,
  evidence,
} as const;
const rows = Array.from({ length: 100 }, (_, id) => ({ id }));

test.each<[string, Partial<ListShape>, object, boolean]>([
  ["a list with all rows", {}, { rows, hasNext: false }, true],
  ["a list with few pages", {}, { rows, hasNext: true, total: 260 }, true],
  ["a list with many pages", {}, { rows, hasNext: true, total: 9000 }, false],
  ["a list of unknown length without a sort", {}, { rows, hasNext: undefined }, true],
  ["a list that the API only filters", { filters: [{}] as never }, { rows, hasNext: true }, true],
  ["a list of unknown length with a sort", { sort }, { rows, hasNext: undefined }, false],
  [
    "a list without a way to further rows",
    { paging: { style: "none" } },
    { rows, hasNext: true, next: "b" },
    false,
  ],
  [
    "a list whose responses have addresses of further rows",
    { paging: { style: "none" } },
    { rows, hasNext: true, next: "?offset=100&limit=100", total: 260 },
    true,
  ],
  [
    "a long list whose responses have addresses of further rows",
    { paging: { style: "none" } },
    { rows, hasNext: true, next: "?offset=100&limit=100", total: 5000 },
    false,
  ],
  [
    "a list of unknown length whose responses have addresses of further rows",
    { paging: { style: "none" } },
    { rows, hasNext: true, next: "?after=100" },
    true,
  ],
])("%s is short or not", (_name, shape, page, isShort) => {
  expect(
    isShortList({ ...list, ...shape }, first, {
      total: undefined,
      next: undefined,
      ...page,
    } as never),
  ).toBe(isShort);
});
