import fc from "fast-check";
import { expect, test } from "vitest";
import type { Field } from "#nouns/field.ts";
import { ExactNumber } from "#nouns/json.ts";
import { parseJson } from "#json/parse-json.ts";
import { isSameJson } from "#request/same-json.ts";
import { guessMapping } from "./import-plan.ts";
import type { ImportPlan, ImportWay } from "./import-plan.ts";
import { readCell } from "./read-cell.ts";
import { readImportRow } from "./read-import-row.ts";
import type { ImportTask } from "./read-import-row.ts";
import { createRecordReader } from "./read-records.ts";
import type { SourceRow } from "./read-records.ts";
import { transferColumns } from "./transfer-columns.ts";
import { createRowWriter } from "./write-rows.ts";

function field(kind: Field["kind"], name: string, more: object = {}): Field {
  return { kind, name, label: name, isRequired: false, isNullable: true, ...more } as Field;
}

const city = field("text", "city");
const fields: readonly Field[] = [
  field("number", "id"),
  field("text", "name"),
  field("number", "price", { isText: true }),
  field("boolean", "active"),
  field("date", "born"),
  field("date-time", "at"),
  field("choice", "state", {
    choices: [
      { value: "open", label: "Is open" },
      { value: 2, label: "Shut" },
    ],
  }),
  field("reference", "owner", { to: "people", keyPath: [], isInteger: true }),
  field("group", "address", { fields: [city, field("text", "a.b")] }),
  field("list", "tags", { item: field("text", "item") }),
  field("json", "more"),
  field("map", "sizes", { value: field("number", "value") }),
  field("variants", "either", { types: [field("text", "either"), field("number", "either")] }),
];

function readText(text: string): {
  readonly rows: readonly SourceRow[];
  readonly note: string | undefined;
  readonly columns: readonly string[];
} {
  const reader = createRecordReader();
  const rows = [...reader.read(text.slice(0, 7)), ...reader.read(text.slice(7)), ...reader.end()];
  return { rows, note: reader.incomplete(), columns: reader.columns() };
}

const columns = transferColumns(fields);
const plan: ImportPlan = { mode: "create", ways: { create: wayOf(fields) }, columns, keys: [] };

function wayOf(some: readonly Field[]): ImportWay {
  const names = new Set(transferColumns(some).map(({ name }) => name));
  return { field: { kind: "group", name: "", label: "", isRequired: true, fields: some }, names };
}

function importText(text: string, own: ImportPlan = plan, more: Partial<ImportTask> = {}) {
  const { rows, columns: names } = readText(text);
  const mapping = guessMapping(names, own.columns);
  const resource = { key: [{ field: ["id"], parameter: "id" }] } as never;
  const findReference = () => undefined;
  const isThere = () => undefined;
  const findNamed = () => undefined;
  const found = { findReference, isThere, findNamed };
  const task = { plan: own, mapping, resource, shapes: {}, ...found, ...more };
  return rows.map((row) => readImportRow(task, row));
}

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
  "hard values come back from %s as they were",
  (format) => {
    const rows = hard.map((row) => row);
    const read = importText(exportText(format, rows));
    expect(read.map(({ record }) => record)).toEqual(rows);
    expect(read.flatMap(({ faults }) => faults)).toEqual([]);
  },
);

test("whatever the values are, an export that is imported is the same", () => {
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
  ["number", "1,5", { fault: "number" }],
  ["boolean", "YES", true],
  ["boolean", "maybe", { fault: "boolean" }],
  ["date", "2024-02-31", "2024-02-31"],
  ["date", "31.02.2024", { fault: "date" }],
  ["date-time", "2024-01-01 10:00:00Z", "2024-01-01 10:00:00Z"],
  ["time", "25:00", { fault: "time" }],
  ["json", "007", "007"],
] as const)("a %s of %j is %j", (kind, text, want) => {
  const reading = readCell(field(kind, "x"), text);
  expect("fault" in reading ? reading : reading.value).toEqual(want);
});

test.each([
  ["open", "open"],
  ["2", 2],
  ["is OPEN", "open"],
  ["ajar", { fault: "choice" }],
])("a choice is known by value or label: %s", (text, want) => {
  const state = fields.find(({ name }) => name === "state") as Field;
  const reading = readCell(state, text);
  expect("fault" in reading ? reading : reading.value).toEqual(want);
});

test("columns are guessed by name, then by label, each goal once", () => {
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

test("what the description forbids is told by column before anything is sent", () => {
  const some = [
    field("text", "code", { maxLength: 2, isRequired: true, isNullable: false }),
    field("number", "count", { minimum: 1, isInteger: true }),
  ];
  const own = { ...plan, ways: { create: wayOf(some) }, columns: transferColumns(some) };
  const rows = importText("code,count\r\nabc,0\r\n,1.5\r\nnull,x\r\nok,3\r\na,b,c\r\n", own);
  expect(rows.map(({ faults }) => faults.map(({ column, kind }) => `${column} ${kind}`))).toEqual([
    ["code tooLong", "count least"],
    ["code missing", "count integer"],
    ["count number", "code noNull"],
    [],
    ["undefined cells"],
  ]);
});

const ways = { create: wayOf(fields), change: wayOf(fields.slice(1)) };

test("a row that changes a record tells its key and only what is to be different", () => {
  const change: ImportPlan = { ...plan, mode: "change", keys: columns.slice(0, 1), ways };
  const rows = importText("id,name\r\n7,\r\n8,null\r\n,x\r\n", change);
  expect(rows.map(({ key, record }) => [key, record])).toEqual([
    ["7", {}],
    ["8", { name: null }],
    [undefined, { name: "x" }],
  ]);
  expect(rows[2]?.faults).toEqual([{ kind: "key" }]);
});

test.each([
  ["upsert", "7", true, ["change", "7", { name: "x" }, []]],
  ["upsert", "8", false, ["create", "8", { id: 8, name: "x" }, []]],
  ["upsert", "", undefined, ["create", undefined, { name: "x" }, []]],
  ["upsert", "9", undefined, ["change", "9", { name: "x" }, ["id unlooked 9"]]],
  ["upsert", "z", undefined, ["change", undefined, { name: "x" }, ["id number z"]]],
  ["change", "7", true, ["change", "7", { name: "x" }, []]],
  ["change", "8", false, ["change", "8", { name: "x" }, ["id no-record 8"]]],
  ["change", "9", undefined, ["change", "9", { name: "x" }, []]],
] as const)("to %s the record %j, of which is known: there %s", (mode, id, found, want) => {
  const own: ImportPlan = { ...plan, mode, ways, keys: columns.slice(0, 1) };
  const [row] = importText(`id,name\r\n${id},x\r\n`, own, { isThere: () => found });
  const told = row?.faults.map(({ column, kind, text }) => `${column} ${kind} ${text}`);
  expect([row?.act, row?.key, row?.record, told]).toEqual(want);
});

test("a new record cannot have the key of its row where the API gives keys of its own", () => {
  const own: ImportPlan = {
    ...plan,
    mode: "upsert",
    ways: { ...ways, create: wayOf(fields.slice(1)) },
    keys: columns.slice(0, 1),
  };
  const [row] = importText("id,name\r\n8,x\r\n", own, { isThere: () => false });
  expect(row?.faults).toEqual([{ kind: "new-key", column: "id", text: "8" }]);
});

test.each([
  ["1, Ada", [1, 2]],
  ['[1,"Ada"]', [1, 2]],
  ["1; Cleo", "people no-record Cleo"],
])("each record that a list names is looked up: %s", (text, want) => {
  const people = field("references", "people", { to: "people", keyPath: [], isInteger: true });
  const own = { ...plan, ways: { create: wayOf([people]) }, columns: transferColumns([people]) };
  const found = new Map([
    ["1", { value: 1 }],
    ["Ada", { value: 2 }],
  ]);
  const [row] = importText(`people\r\n"${text.replaceAll('"', '""')}"\r\n`, own, {
    findReference: (_, name) => found.get(name) ?? { fault: "no-record" },
  });
  const [fault] = row?.faults ?? [];
  expect(fault ? `${fault.column} ${fault.kind} ${fault.text}` : row?.record).toEqual(
    typeof want === "string" ? want : { people: want },
  );
});

test("what a change leaves out is not missing, but what it says as a whole is whole", () => {
  const item = field("group", "item", { fields: [field("text", "sku", { isRequired: true })] });
  const some = [
    field("number", "id"),
    field("group", "to", { fields: [field("text", "street", { isRequired: true }), city] }),
    field("list", "lines", { item }),
  ];
  const all = transferColumns(some);
  const own: ImportPlan = {
    mode: "change",
    ways: { change: wayOf(some.slice(1)) },
    columns: all,
    keys: all.slice(0, 1),
  };
  const [row] = importText('id,to.city,lines\r\n7,Aix,"[{}]"\r\n', own);
  expect(row?.faults).toEqual([{ column: "lines.0.sku", kind: "missing" }]);
});

test.each(["csv", "json", "ndjson"] as const)(
  "an incomplete %s says so when it is read",
  (format) => {
    const writer = createRowWriter(format, columns);
    const text = writer.head + writer.write([{ id: 1 }]) + writer.end("1 of 9 rows");
    expect(readText(text).note).toContain("1 of 9 rows");
    expect(readText(text).rows).toHaveLength(1);
  },
);

test("what is cut off in the middle is told", () => {
  expect(readText('[{"a":1},{"a"').note).toBe("cut off");
  expect(readText('a,b\n1,"2').note).toBe("cut off");
});
