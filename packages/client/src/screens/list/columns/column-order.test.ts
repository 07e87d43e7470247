// @vitest-environment node
import { expect, test } from "vitest";
import { arrange, moveColumn, togglePin } from "./column-order.ts";

const letters = (text: string): readonly string[] => [...text];

test.each([
  ["abcd", "", "abcd"],
  ["abcd", "c", "cabd"],
  ["abcd", "db", "bdac"],
  ["abcd", "x", "abcd"],
])("of %s, the pinned columns (%s) are first: %s", (names, pinned, want) => {
  expect(arrange({ names: letters(names), pinned: letters(pinned) }).join("")).toBe(want);
});

test.each([
  ["abcd", "", "a", 2, "bcad", ""],
  ["abcd", "", "d", 0, "dabc", ""],
  ["abcd", "", "d", -5, "dabc", ""],
  ["abcd", "", "a", 99, "bcda", ""],
  ["abcd", "", "x", 0, "abcd", ""],
  ["abcd", "ab", "b", 0, "bacd", "ab"],
  ["abcd", "ab", "c", 1, "acbd", "abc"],
  ["abcd", "ab", "a", 3, "bcda", "b"],
  ["abcd", "ab", "b", 2, "acbd", "a"],
])(
  "in %s with %s pinned, %s moves to position %i: %s with %s pinned",
  (names, pinned, name, to, want, wantPinned) => {
    const moved = moveColumn({ names: letters(names), pinned: letters(pinned) }, name, to);
    expect([moved.names.join(""), moved.pinned.join("")]).toEqual([want, wantPinned]);
  },
);

test("a pin does not change the order: an unpinned column returns to its position", () => {
  const pinned = togglePin({ names: letters("abcd"), pinned: [] }, "c");
  expect(arrange(pinned).join("")).toBe("cabd");
  expect(arrange(togglePin(pinned, "c")).join("")).toBe("abcd");
});
