// @vitest-environment node
import { expect, test } from "vitest";
import { spreadBlock } from "./spread-block.ts";

const list = { names: ["id", "name", "price"], count: 4 };
const cell = (row: number, name: string) => ({ first: row, last: row, names: [name] });

function spread(...parts: Parameters<typeof spreadBlock>) {
  const { rows, outside } = spreadBlock(...parts);
  return [rows.map(({ index, texts }) => [index, Object.fromEntries(texts)]), outside];
}

test("a block starts at the cell with the focus", () => {
  const block = [
    ["A", "1"],
    ["B", "2"],
  ];
  expect(spread(block, cell(1, "name"), list)).toEqual([
    [
      [1, { name: "A", price: "1" }],
      [2, { name: "B", price: "2" }],
    ],
    0,
  ]);
});

test("cells after the last row or column are counted", () => {
  const block = [
    ["A", "1"],
    ["B", "2"],
  ];
  expect(spread(block, cell(3, "price"), list)).toEqual([[[3, { price: "A" }]], 3]);
});

test("one cell fills a range, and a row fills the rows of a range", () => {
  const range = { first: 0, last: 1, names: ["name", "price"] };
  expect(spread([["x"]], range, list)).toEqual([
    [
      [0, { name: "x", price: "x" }],
      [1, { name: "x", price: "x" }],
    ],
    0,
  ]);
  expect(spread([["A", "1"]], range, list)[0]).toHaveLength(2);
});

test("a range that is not a multiple of the block is its start only", () => {
  const range = { first: 0, last: 2, names: ["name"] };
  expect(spread([["A"], ["B"]], range, list)[0]).toHaveLength(2);
});

test("a column of very many cells is spread", () => {
  const block = Array.from({ length: 200_000 }, () => ["A"]);
  expect(spread(block, cell(0, "name"), list)[1]).toBe(199_996);
});
