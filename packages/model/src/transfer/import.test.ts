import fc from "fast-check";
import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import { ExactNumber } from "#types/json.ts";
import { parseJson } from "#json/parse-json.ts";
import { isSameJson } from "#request/values/is-same-json.ts";
import { guessMapping } from "./import-plan.ts";
import {
  columns,
  field,
  fields,
  importText,
  plan,
  readText,
  bodyOf,
} from "#testing/sample-import.ts";
import { readCell } from "./read-cell.ts";
import { transferColumns } from "./transfer-columns.ts";
import { createRowWriter } from "./write-rows.ts";

function exportText(format: "csv" | "json" | "ndjson", rows: readonly unknown[]): string {
  const writer = createRowWriter(format, columns);
  return writer.head + writer.write(rows) + writer.end();
}

const hard: readonly unknown[] = [
  parseJson('{"id":9007199254740993,"name":"","price":"0.30000000000000004","more":1e400}'),
  { id: null, name: "null", active: null, address: null, tags: null, more: null },
  { name: "=cmd()|x", address: {}, more: "12", tags: [] },
  { name: "'=1", address: { city: "", "a.b": "x" }, more: { deep: [1.5, null] } },
  { name: " ends ", address: { city: null }, tags: ["a,b", ""], more: "plain" },
  { at: "2016-12-31T23:59:60+14:00", born: "2024-02-29", state: 2, owner: 7, active: false },
  { name: "مرحبا 👩‍👩‍👧", address: { city: "x", unknown: 1 }, more: "" },
  { name: "two\r\nlines", price: "-5", more: { "# incomplete": 1 } },
  { sizes: { "a.b": 1, c: null }, either: "12" },
  { sizes: {}, either: 12 },
  { either: "" },
  {},
];

test.each(["csv", "json", "ndjson"] as const)(
  "unusual values are read back from %s unchanged",
  (format) => {
    const rows = hard.map((row) => row);
    const read = importText(exportText(format, rows));
    expect(read.map(({ record }) => record)).toEqual(rows);
    expect(read.flatMap(({ errors }) => errors)).toEqual([]);
  },
);

test("an exported file imports to the same values", () => {
  const maybe = <Value>(one: fc.Arbitrary<Value>) => fc.oneof(one, fc.constant(null));
  const record = fc.record(
    {
      id: maybe(fc.maxSafeInteger()),
      name: maybe(fc.string({ unit: "grapheme" })),
      active: maybe(fc.boolean()),
      address: maybe(
        fc.record({ city: maybe(fc.string()), "a.b": fc.string() }, { requiredKeys: [] }),
      ),
      tags: maybe(fc.array(fc.string())),
      more: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(record), (rows) => {
      const plain = rows.map((row) => parseJson(JSON.stringify(row)));
      const read = importText(exportText("csv", plain)).map((row) => row.record);
      expect(isSameJson(read, plain)).toBe(true);
    }),
  );
});

test.each([
  ["number", " 0012.50 ", new ExactNumber("12.50")],
  ["number", "1,5", 1.5],
  ["number", "1,5 kg", { error: "number" }],
  ["boolean", "YES", true],
  ["boolean", "maybe", { error: "boolean" }],
  ["date", "2024-02-31", "2024-02-31"],
  ["date", "31.02.2024", { error: "date" }],
  ["date-time", "2024-01-01 10:00:00Z", "2024-01-01 10:00:00Z"],
  ["time", "25:00", { error: "time" }],
  ["json", "007", "007"],
] as const)("a %s of %j is %j", (kind, text, want) => {
  const reading = readCell(field(kind, "x"), text);
  expect("error" in reading ? reading : reading.value).toEqual(want);
});

test.each([
  ["open", "open"],
  ["2", 2],
  ["is OPEN", "open"],
  ["ajar", { error: "choice" }],
])("a choice is read by value or label: %s", (text, want) => {
  const state = fields.find(({ name }) => name === "state") as Field;
  const reading = readCell(state, text);
  expect("error" in reading ? reading : reading.value).toEqual(want);
});

test("columns are guessed by name, then by label, each target once", () => {
  const goals = transferColumns([
    { ...field("text", "first_name"), label: "First name" },
    { ...field("text", "mail"), label: "Email address" },
  ]);
  const guess = guessMapping(["Email address", "First Name", "first_name", "x"], goals);
  expect([...guess]).toEqual([
    ["first_name", "first_name"],
    ["Email address", "mail"],
  ]);
});

test("a comment column is mapped by its exact name only", () => {
  const goals = transferColumns([field("text", "error"), field("text", "# note")]);
  const guess = guessMapping(["# error", "# Error", "# note"], goals);
  expect([...guess]).toEqual([["# note", "# note"]]);
});

test("values that the description forbids are errors of their column", () => {
  const some = [
    field("text", "code", { maxLength: 2, isRequired: true, isNullable: false }),
    field("number", "count", { minimum: 1, isInteger: true }),
  ];
  const own = { ...plan, bodies: { create: bodyOf(some) }, columns: transferColumns(some) };
  const rows = importText("code,count\r\nabc,0\r\n,1.5\r\nnull,x\r\nok,3\r\na,b,c\r\n", own);
  expect(rows.map(({ errors }) => errors.map(({ column, kind }) => `${column} ${kind}`))).toEqual([
    ["code tooLong", "count least"],
    ["code missing", "count integer"],
    ["count number", "code noNull"],
    [],
    ["undefined cells"],
  ]);
});

test.each(["csv", "json", "ndjson"] as const)("an incomplete %s is reported", (format) => {
  const writer = createRowWriter(format, columns);
  const text = writer.head + writer.write([{ id: 1 }]) + writer.end("1 of 9 rows");
  expect(readText(text).note).toContain("1 of 9 rows");
  expect(readText(text).rows).toHaveLength(1);
});

test("a file that is cut off is reported", () => {
  expect(readText('[{"a":1},{"a"').note).toBe("cut off");
  expect(readText('a,b\n1,"2').note).toBe("cut off");
});
