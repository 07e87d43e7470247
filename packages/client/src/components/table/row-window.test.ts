// @vitest-environment node
import { expect, test } from "vitest";
import { absentRows, growRange, nextSlice, newRows, rangeAt, rangesOf } from "./row-window.ts";

test.each([
  ["the start", 0, 840, { start: 0, end: 30 }],
  ["the middle", 21_000, 21_840, { start: 490, end: 530 }],
  ["the end", 41_160, 42_000, { start: 970, end: 1000 }],
  ["a position after the end", 90_000, 91_000, { start: 999, end: 1000 }],
  ["a position before the start", -9_000, -8_000, { start: 0, end: 1 }],
])("at %s the window has the visible rows and some near them", (_, from, to, want) => {
  expect(rangeAt({ from, to, height: 42 }, 1000)).toEqual(want);
});

test("a small scroll leaves the window as it is", () => {
  const before = rangeAt({ from: 21_010, to: 21_850, height: 42 }, 1000);
  expect(rangeAt({ from: 21_060, to: 21_900, height: 42 }, 1000)).toEqual(before);
});

test("without rows near them the visible ones remain", () => {
  expect(rangeAt({ from: 21_000, to: 21_840, height: 42 }, 1000, 0)).toEqual({
    start: 500,
    end: 520,
  });
});

test.each([
  ["itself", { start: 10, end: 30 }, 0],
  ["a range before it", { start: 5, end: 25 }, 5],
  ["a range after it", { start: 15, end: 40 }, 5],
  ["a range far from it", { start: 90, end: 99 }, 20],
  ["a range inside it", { start: 15, end: 20 }, 15],
])("a range compared with %s has the rows that are new", (_, before, want) => {
  expect(newRows({ start: 10, end: 30 }, before)).toBe(want);
});

test.each([
  [
    "no focus",
    undefined,
    [
      [0, 1],
      [485, 535],
      [999, 1000],
    ],
  ],
  [
    "the focus in the window",
    500,
    [
      [0, 1],
      [485, 535],
      [999, 1000],
    ],
  ],
  [
    "the focus before it",
    200,
    [
      [0, 1],
      [199, 202],
      [485, 535],
      [999, 1000],
    ],
  ],
  [
    "the focus next to it",
    535,
    [
      [0, 1],
      [485, 537],
      [999, 1000],
    ],
  ],
  [
    "the focus at the last row",
    999,
    [
      [0, 1],
      [485, 535],
      [998, 1000],
    ],
  ],
])("with %s the rows that keys reach are rendered", (_, focused, want) => {
  const ranges = rangesOf({ start: 485, end: 535 }, focused, 1000);
  expect(ranges.map(({ start, end }) => [start, end])).toEqual(want);
});

test.each([
  ["no gap", [{ start: 0, end: 9 }], 0],
  ["a gap at the end", [{ start: 0, end: 4 }], 4],
  [
    "two gaps",
    [
      { start: 0, end: 1 },
      { start: 4, end: 6 },
      { start: 8, end: 9 },
    ],
    3,
  ],
])("with %s rendered, hidden and spacing rows are as many as the page has", (_, ranges, want) => {
  expect(absentRows(ranges, 9)).toBe(want);
});

test.each([
  ["a step", { start: 0, end: 40 }, { start: 5, end: 60 }, { start: 5, end: 45 }],
  ["a step back", { start: 50, end: 90 }, { start: 30, end: 80 }, { start: 45, end: 80 }],
  ["a jump", { start: 0, end: 40 }, { start: 500, end: 550 }, { start: 515, end: 520 }],
])(
  "after %s at most five rows render at once, the visible ones first",
  (_, before, target, want) => {
    const visible = { start: target.start + 15, end: target.end - 15 };
    expect(growRange({ before, target, visible, most: 5 })).toEqual(want);
  },
);

test("slices reach every row of the target", () => {
  const target = { start: 500, end: 550 };
  let range = { start: 0, end: 40 };
  for (let slice = 0; slice < 10; slice += 1)
    range = growRange({ before: range, target, visible: { start: 510, end: 540 }, most: 5 });
  expect(range).toEqual(target);
});

test("slow slices become smaller, fast ones larger", () => {
  expect([nextSlice(8, 30), nextSlice(3, 30), nextSlice(8, 2), nextSlice(8, 8)]).toEqual([
    4, 2, 16, 8,
  ]);
});
