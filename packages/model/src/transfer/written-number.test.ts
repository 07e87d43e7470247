import { describe, expect, test } from "vitest";
import { ExactNumber } from "#types/json.ts";
import { columns, field, importText, plan, readText } from "#testing/sample-import.ts";
import { findNumberStyle, numberEvidence } from "./number-style.ts";
import { readCell } from "./read-cell.ts";
import { type NumberStyle, readWrittenNumber } from "./read-written-number.ts";
import { createRowWriter } from "./write-rows.ts";

const styles = ["plain", "open", "point", "comma"] as const;

const [no, either] = [{ error: "number" }, { error: "number-either" }] as const;

describe("a number is read exactly in the style of its file, or is an error", () => {
  test.each<[text: string, ...want: (string | object)[]]>([
    ["7", "7", "7", "7", "7"],
    [" +0012 ", "12", "12", "12", "12"],
    ["12.50", "12.50", "12.50", "12.50", no],
    ["12,50", "12.50", "12.50", no, "12.50"],
    ["0,125", "0.125", "0.125", no, "0.125"],
    ["1.234", "1.234", either, "1.234", "1234"],
    ["1,234", either, either, "1234", "1.234"],
    ["-1.234,50", "-1234.50", "-1234.50", no, "-1234.50"],
    ["1,234,567.5", "1234567.5", "1234567.5", "1234567.5", no],
    ["1.234.567", "1234567", "1234567", no, "1234567"],
    ["1\u202F234,5", "1234.5", "1234.5", no, "1234.5"],
    ["1'234.5", "1234.5", "1234.5", "1234.5", no],
    ["1 234", "1234", "1234", "1234", "1234"],
    ["1.234 567", no, no, no, no],
    ["\u2212١٬٢٣٤٫٥", "-1234.5", "-1234.5", "-1234.5", "-1234.5"],
    ["1.5e3", "1.5e3", "1.5e3", "1.5e3", no],
    [
      "9007199254740993,10",
      "9007199254740993.10",
      "9007199254740993.10",
      no,
      "9007199254740993.10",
    ],
    ["12.05.2024", no, no, no, no],
    ["12,5 €", no, no, no, no],
    ["1,23,456", no, no, no, no],
    ["-", no, no, no, no],
  ])("%j", (text, ...want) => {
    const read = styles.map((style) => readWrittenNumber(text, style));
    expect(read.map((one) => ("token" in one ? one.token : one))).toEqual(want);
  });
});

const numbers = field("list", "sizes", { item: field("number", "size") });

test.each<[text: string, style: NumberStyle, want: unknown]>([
  ["1,5", "plain", [1, 5]],
  ["1,5", "comma", either],
  ["1,5", "open", either],
  ["1,5;2", "comma", [1.5, 2]],
  ["[1.5,2]", "comma", [1.5, 2]],
  ["7", "comma", [7]],
])("the list of numbers %j in the style %s is %j", (text, style, want) => {
  const reading = readCell(numbers, text, style);
  expect("error" in reading ? reading : reading.value).toEqual(want);
});

test("a number that the API writes as text stays as written", () => {
  const price = field("number", "price", { isText: true });
  expect(readCell(price, "1.234,50", "comma")).toEqual({ value: "1234.50" });
  expect(readCell(price, "1.234", "plain")).toEqual({ value: "1.234" });
});

const mapping = new Map([
  ["Preis", "price"],
  ["name", "name"],
]);

const read = (texts: readonly string[], more: object = {}) => {
  const evidence = texts.map((text, number) =>
    numberEvidence({ plan, mapping }, { number, values: new Map([["Preis", { text }]]) }),
  );
  const file = { mapping, separator: ";", isPointLocale: false, ...more };
  return findNumberStyle(evidence.flat(), file);
};

test.each<[string, NumberStyle, NumberStyle]>([
  ["numbers with points", read(["12.50", "1.234"]), "plain"],
  ["a number with a comma", read(["12,50", "1.234"]), "open"],
  ["both", read(["12,50", "12.50"]), "open"],
  ["ambiguous numbers in a locale with commas", read(["1.234", "7"]), "open"],
  ["ambiguous numbers in a locale with points", read(["1.234"], { isPointLocale: true }), "plain"],
  ["whole numbers only", read(["7"]), "plain"],
  [
    "an export of this console",
    read(["1.234"], { mapping: new Map([["price", "price"]]), separator: "," }),
    "plain",
  ],
  ["JSON", read(["1.234", "1,5"], { separator: undefined }), "plain"],
])("the style of a file with %s is found", (_, style, want) => {
  expect(style).toBe(want);
});

test("points in a column that is not a number do not count", () => {
  const row = { number: 1, values: new Map([["name", { text: "1,5" }]]) };
  expect(numberEvidence({ plan, mapping }, row)).toEqual([]);
});

test("an export is read back unchanged with any numbers", () => {
  const rows = [
    { id: 1.234, price: "1.234" },
    { id: new ExactNumber("12.500"), price: "0.125" },
    { id: 1234, price: "1234" },
  ];
  const writer = createRowWriter("csv", columns);
  const text = writer.head + writer.write(rows) + writer.end();
  const back = importText(text, plan, { numbers: "plain" });
  expect(back.map(({ record, errors }) => [record, errors])).toEqual(rows.map((row) => [row, []]));
});

test.each([
  ["id;name\n1;a\n", ";"],
  ["id,name\n1,a\n", ","],
  ["sep=|\nid|name\n", "|"],
  ['[{"id":1}]', undefined],
])("the separator of %j is found", (text, want) => {
  expect(readText(text).separator).toBe(want);
});

test("a row reports an ambiguous number", () => {
  const [row] = importText("price;id\n1.234;1,5\n", plan, { numbers: "open" });
  expect(row).toMatchObject({
    record: { id: 1.5 },
    errors: [{ column: "price", kind: "number-either", text: "1.234" }],
  });
});
