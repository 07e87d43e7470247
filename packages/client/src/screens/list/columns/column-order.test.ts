// @vitest-environment node
import { expect, test } from "vitest";
import { arrange, moveColumn, togglePin } from "./column-order.ts";

const letters = (text: string): readonly string[] => [...text];

test.each([
  ["abcd", "", "abcd"],
  ["abcd", "c", "cabd"],
  ["abcd", "db", "bdac"],
  ["abcd", "x", "abcd"],
])("of %s, those that stay in view (%s) stand first: %s", (names, pinned, want) => {
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
  "in %s with %s in view, %s goes to place %i: %s with %s",
  (names, pinned, name, to, want, in_) => {
    const moved = moveColumn({ names: letters(names), pinned: letters(pinned) }, name, to);
    expect([moved.names.join(""), moved.pinned.join("")]).toEqual([want, in_]);
  },
);

test("a pin moves no column: its place is the same when the pin goes", () => {
  const pinned = togglePin({ names: letters("abcd"), pinned: [] }, "c");
  expect(arrange(pinned).join("")).toBe("cabd");
  expect(arrange(togglePin(pinned, "c")).join("")).toBe("abcd");
});
