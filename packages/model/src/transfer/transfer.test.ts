import fc from "fast-check";
import { expect, test } from "vitest";
import { guardCell, unguardCell } from "./guard-cell.ts";
import type { CsvRow } from "./read-csv.ts";
import { createCsvReader } from "./read-csv.ts";
import { createJsonSplitter } from "./read-json-values.ts";
import { writeCsvRow } from "./write-csv.ts";

function readAll(...chunks: readonly string[]): readonly CsvRow[] {
  const reader = createCsvReader();
  const rows = chunks.flatMap((chunk) => reader.read(chunk));
  return [...rows, ...reader.end().rows];
}

const texts = (rows: readonly CsvRow[]): readonly (readonly string[])[] =>
  rows.map((row) => row.map(({ text }) => text));

test.each([
  ["=1+1", "'=1+1"],
  ["+49 30 1", "'+49 30 1"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  [" =1", "' =1"],
  ["＝1", "'＝1"],
  ["-5", "-5"],
  ["-1e400", "-1e400"],
  ["-12.50", "-12.50"],
  ["'quoted'", "'quoted'"],
  ["'=1", "''=1"],
  ["null", "'null"],
  ["nullable", "nullable"],
  ["# incomplete", "'# incomplete"],
])("%j is guarded as %j and restored", (text, want) => {
  expect(guardCell(text)).toBe(want);
  expect(unguardCell(want)).toBe(text);
});

test.each([
  [[undefined, "", null, "null"], `,"",null,'null\r\n`],
  [["a,b", 'say "x"', "two\r\nlines", " ends "], `"a,b","say ""x""","two\r\nlines"," ends "\r\n`],
  [["1;2", "tab\there", "é"], `"1;2","tab\there",é\r\n`],
])("%j is written as %j", (cells, want) => {
  expect(writeCsvRow(cells)).toBe(want);
});

test.each([
  [
    "a,b\r\n1,2\r\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "a;b\n1,5;2\n",
    [
      ["a", "b"],
      ["1,5", "2"],
    ],
  ],
  [
    "a\tb\r1\t2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  ["sep=|\r\na,b|c\r\n", [["a,b", "c"]]],
  [
    "\uFEFFa,b\n1,",
    [
      ["a", "b"],
      ["1", ""],
    ],
  ],
  [
    '"a;x",b\n"1\n2","3""4"',
    [
      ["a;x", "b"],
      ["1\n2", '3"4'],
    ],
  ],
  [
    'a,b\n5" pipe,"x"y\n',
    [
      ["a", "b"],
      ['5" pipe', "xy"],
    ],
  ],
  ["a\n\n1\n", [["a"], [""], ["1"]]],
  ["", []],
])("%j is read as %j", (text, want) => {
  expect(texts(readAll(text))).toEqual(want);
  expect(texts(readAll(...text))).toEqual(want);
});

test("an unclosed quoted cell is reported", () => {
  const reader = createCsvReader();
  reader.read('a,b\n1,"2\n3,4');
  expect(reader.end().isBroken).toBe(true);
});

test("a written file is read back in chunks of any size", () => {
  const cell = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom('"', "\r\n", ",", "null"));
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 });
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 9 }), (rows, size) => {
      const written = `x,y\r\n${rows.map(writeCsvRow).join("")}`;
      const chunks = written.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
      const read = readAll(...chunks).slice(1);
      expect(read.map((row) => row.map(({ text }) => unguardCell(text)))).toEqual(rows);
    }),
  );
});

test.each([
  ['[{"a":1},{"b":"]}"} , 3,"x"]', ['{"a":1}', '{"b":"]}"}', "3", '"x"']],
  ['{"a":1}\n{"a":[1,2]}\n', ['{"a":1}', '{"a":[1,2]}']],
  ['{\n "a": "\\"}" }', ['{\n "a": "\\"}" }']],
  ["[[1],[2]]", ["[1]", "[2]"]],
  ["[ ]", []],
  ["", []],
])("%j is split into %j", (text, want) => {
  for (const chunks of [[text], [...text]]) {
    const cutter = createJsonSplitter();
    const values = chunks.flatMap((chunk) => cutter.read(chunk));
    const { values: last, isBroken } = cutter.end();
    expect([...values, ...last]).toEqual(want);
    expect(isBroken).toBe(false);
  }
});

test.each(['[{"a":1},', '{"a":', '["x'])("%j is reported as cut off", (text) => {
  const cutter = createJsonSplitter();
  cutter.read(text);
  expect(cutter.end().isBroken).toBe(true);
});
