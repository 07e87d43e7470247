import { expect, test } from "vitest";
import { readCellBlock, writeCellBlock } from "./cell-block.ts";

test.each<readonly [string, string, readonly (readonly string[])[]]>([
  ["one cell", "a, b", [["a, b"]]],
  ["no text", "", [[""]]],
  [
    "rows of a spreadsheet, which end with a line end",
    "a\tb\r\nc\td\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "empty cells",
    "\tb\n\t\n",
    [
      ["", "b"],
      ["", ""],
    ],
  ],
  ["an empty row in between", "a\n\nb", [["a"], [""], ["b"]]],
  ["a cell with a line end, a tab and quotes", '"a\n\t""b"""\tc', [['a\n\t"b"', "c"]]],
  ["quotes inside a text", '5" pipe\t"x" y', [['5" pipe', '"x" y']]],
  ["a quote without an end", '"a\tb', [['"a', "b"]]],
  ["old line ends", "a\rb\r", [["a"], ["b"]]],
])("%s", (_, text, rows) => {
  expect(readCellBlock(text)).toEqual(rows);
});

test("written cells are read back", () => {
  const rows = [
    ["plain", '"quoted"', "two\nlines"],
    ["", "a\tb", "say “no”"],
  ];
  expect(readCellBlock(writeCellBlock(rows))).toEqual(rows);
});
