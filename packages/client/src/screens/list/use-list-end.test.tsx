import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { emptyListAddress, type ListAddress } from "#addresses/list-address.ts";
import type { ReadPage } from "#queries/list.ts";
import { useListEnd } from "./use-list-end.ts";

type Read = Partial<ReadPage> & { readonly count: number; readonly at?: Partial<ListAddress> };

/** Result after these pages were shown. */
function show(reads: readonly Read[], size: number) {
  const propsOf = ({ count, at, ...page }: Read) => ({
    address: { ...emptyListAddress, ...at },
    page: { hasNext: undefined, ...page, rows: Array.from({ length: count }) },
    length: Math.max(size, 0) || count,
  });
  const [first = { count: 0 }, ...others] = reads;
  const { result, rerender } = renderHook(
    ({ address, page, length }: ReturnType<typeof propsOf>) => useListEnd(address, page, length),
    { initialProps: propsOf(first) },
  );
  for (const one of others) rerender(propsOf(one));
  return result.current;
}

const at = (page: number) => ({ page });

test.each<[string, readonly Read[], number, number | undefined]>([
  [
    "a page after the last one is empty",
    [
      { count: 11, total: 130, hasNext: true, at: at(4) },
      { count: 0, total: 130, hasNext: false, at: at(5) },
    ],
    25,
    130,
  ],
  [
    "the API refuses a page after the last one",
    [
      { count: 25, total: 130, hasNext: true, at: at(4) },
      { count: 0, hasNext: false, at: at(5) },
    ],
    25,
    130,
  ],
  [
    "the last page of a cursor ends before the total",
    [
      { count: 25, total: 130, hasNext: true },
      { count: 11, total: 130, hasNext: false, at: at(2) },
    ],
    0,
    130,
  ],
  [
    "the last page ends at the total",
    [
      { count: 25, total: 36, hasNext: true },
      { count: 11, total: 36, hasNext: false, at: at(2) },
    ],
    0,
    undefined,
  ],
  [
    "records were deleted from the last page",
    [{ count: 0, total: 75, hasNext: false, at: at(4) }],
    25,
    undefined,
  ],
  [
    "the first page is read again from zero",
    [
      { count: 0, total: 9, hasNext: false, at: at(1) },
      { count: 9, total: 9, hasNext: false, at: at(1) },
    ],
    25,
    undefined,
  ],
  ["the first page has no rows", [{ count: 0, total: 9, hasNext: false, at: at(1) }], 25, 9],
  ["the end is not known", [{ count: 11, total: 130, hasNext: true, at: at(4) }], 25, undefined],
  ["the list has no total", [{ count: 0, hasNext: false, at: at(4) }], 25, undefined],
])("total that is not reached: %s", (_, reads, size, expected) => {
  expect(show(reads, size).falseTotal).toBe(expected);
});

test("the contradiction is known on other pages, but not under another filter", () => {
  const end: Read = { count: 11, total: 130, hasNext: false, at: at(4) };
  const before: Read = { count: 25, total: 130, hasNext: true, at: at(1) };
  expect(show([before, end, before], 0)).toEqual({ falseTotal: 130, size: 25 });
  const filtered: Read = { count: 25, total: 30, hasNext: true, at: { filters: { a: ["1"] } } };
  expect(show([before, end, filtered], 25).falseTotal).toBeUndefined();
});
