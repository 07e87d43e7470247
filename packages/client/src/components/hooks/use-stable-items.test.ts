import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useStableItems } from "./use-stable-items.ts";

function show(first: string, ...others: readonly string[]) {
  const items = (ids: string) => Array.from(ids, (id) => ({ id }));
  const { result, rerender } = renderHook(({ ids }) => useStableItems(items(ids)), {
    initialProps: { ids: first },
  });
  for (const ids of others) rerender({ ids });
  return result.current.map(({ item, isGone }) => (isGone ? `(${item.id})` : item.id)).join("");
}

test.each([
  ["an unchanged list", ["abc", "abc"], "abc"],
  ["an entry that comes first is added at the end", ["bc", "abc"], "bca"],
  ["an entry that is removed retains its place", ["abc", "ac"], "a(b)c"],
  ["an entry that is removed and comes back", ["abc", "c", "abc"], "abc"],
  ["another order", ["abc", "cba"], "abc"],
  ["entries of an empty list", ["", "ab"], "ab"],
] as const)("%s", (_name, [first, ...others], shown) => {
  expect(show(first, ...others)).toBe(shown);
});

test("an entry that has become a button is not gone", () => {
  const [all, rest] = [[{ id: "a" }, { id: "b" }], [{ id: "b" }]];
  const { result, rerender } = renderHook(({ shown }) => useStableItems(shown, all), {
    initialProps: { shown: all },
  });
  rerender({ shown: rest });
  expect(result.current.map(({ item, isGone }) => [item.id, isGone])).toEqual([
    ["a", false],
    ["b", false],
  ]);
});
