import { expect, test } from "vitest";
import type { Field } from "#types/field.ts";
import type { Filter } from "#types/list-shape.ts";
import type { Resource } from "#types/resource.ts";
import { guessMapping, type ImportMode, type ImportPlan } from "./import-plan.ts";
import { listPlansByField } from "./plans-by-field.ts";
import { readRowName, readImportRow } from "./read-import-row.ts";
import { createRecordReader } from "./read-records.ts";
import { transferColumns } from "./transfer-columns.ts";

const field = (kind: Field["kind"], name: string): Field =>
  ({ kind, name, label: name, isRequired: false }) as Field;
const fields = [
  field("number", "id"),
  field("email", "email"),
  field("text", "name"),
  field("text", "note"),
  field("boolean", "active"),
];
const filter = (of: string, operator: Filter["operator"]): Filter =>
  ({
    name: of,
    at: { parameter: of },
    operator,
    fieldName: of,
    field: field("text", of),
  }) as Filter;
const resource = {
  key: [{ field: ["id"], parameter: "id" }],
  list: {
    filters: [
      filter("id", "in"),
      filter("email", "in"),
      filter("name", "is"),
      filter("note", "contains"),
      filter("active", "is"),
    ],
  },
} as unknown as Resource;

const columns = transferColumns(fields);
const way = {
  field: { ...field("group", "body"), fields: fields.slice(1) } as Field,
  names: new Set(columns.slice(1).map(({ name }) => name)),
};

function planOf(mode: ImportMode): ImportPlan {
  return { mode, bodies: { create: way, change: way }, columns, keys: columns.slice(0, 1) };
}

test.each([
  ["change", ["email", "name"]],
  ["upsert", ["email", "name"]],
  ["create", []],
] as const)("rows that are to %s may name records by %j", (mode, want) => {
  expect(listPlansByField(planOf(mode), resource).map(({ keys }) => keys[0]?.name)).toEqual(want);
});

/** Keys of records by email. */
const there: Readonly<Record<string, readonly string[]>> = {
  "a@x.org": ["7"],
  "twice@x.org": ["8", "9"],
  "new@x.org": [],
};

function read(mode: ImportMode, cells: string) {
  const reader = createRecordReader();
  const rows = [...reader.read(`id,email,note\n${cells}`), ...reader.end()];
  const [plan = planOf(mode)] = listPlansByField(planOf(mode), resource);
  const mapping = guessMapping(reader.columns(), plan.columns);
  const task = {
    plan,
    mapping,
    resource,
    shapes: {},
    findReference: () => undefined,
    exists: () => undefined,
    findByValue: (text: string) => there[text],
  };
  const [row] = rows;
  if (row === undefined) throw new Error("no row");
  return { ...readImportRow(task, row), named: readRowName(task, row) };
}

test.each([
  ["upsert", ",a@x.org,x", "change", "7", []],
  ["upsert", ",new@x.org,x", "create", undefined, []],
  ["upsert", ",,x", "create", undefined, []],
  ["upsert", ",twice@x.org,x", "change", undefined, ["several-records"]],
  ["upsert", ",unasked@x.org,x", "change", undefined, ["unlooked"]],
  ["change", ",a@x.org,x", "change", "7", []],
  ["change", ",new@x.org,x", "change", undefined, ["no-record"]],
  ["change", ",,x", "change", undefined, ["key"]],
  ["change", "5,a@x.org,x", "change", "7", []],
] as const)("%s %s: %s of %s", (mode, cells, action, key, kinds) => {
  const row = read(mode, cells);
  expect([row.action, row.key, row.errors.map(({ kind }) => kind)]).toEqual([action, key, kinds]);
});

test("the naming value is sent in a create and not in a change", () => {
  expect(read("upsert", ",new@x.org,x").record).toEqual({ email: "new@x.org", note: "x" });
  expect(read("upsert", ",a@x.org,x").values).toEqual([{ path: ["note"], value: "x" }]);
  expect(read("upsert", ",a@x.org,x").named).toBe("a@x.org");
  expect(read("upsert", ",,x").named).toBeUndefined();
});
