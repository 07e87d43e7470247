import type { Field } from "#types/field.ts";
import { guessMapping } from "#transfer/import-plan.ts";
import type { ImportPlan, ImportBody } from "#transfer/import-plan.ts";
import { readImportRow } from "#transfer/read-import-row.ts";
import type { ImportTask } from "#transfer/read-import-row.ts";
import { createRecordReader } from "#transfer/read-records.ts";
import type { SourceRow } from "#transfer/read-records.ts";
import { transferColumns } from "#transfer/transfer-columns.ts";

/** Fields of all kinds, and functions that import a text with them. */
export function field(kind: Field["kind"], name: string, more: object = {}): Field {
  return { kind, name, label: name, isRequired: false, isNullable: true, ...more } as Field;
}

export const city = field("text", "city");
export const fields: readonly Field[] = [
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

/** Reads a text in three chunks. */
export function readText(text: string): {
  readonly rows: readonly SourceRow[];
  readonly note: string | undefined;
  readonly columns: readonly string[];
  readonly separator: string | undefined;
} {
  const reader = createRecordReader();
  const rows = [...reader.read(text.slice(0, 7)), ...reader.read(text.slice(7)), ...reader.end()];
  const [note, names, separator] = [reader.incomplete(), reader.columns(), reader.separator()];
  return { rows, note, columns: names, separator };
}

export const columns = transferColumns(fields);
export const plan: ImportPlan = {
  mode: "create",
  bodies: { create: bodyOf(fields) },
  columns,
  keys: [],
};

/** Import body with some fields. */
export function bodyOf(some: readonly Field[]): ImportBody {
  const names = new Set(transferColumns(some).map(({ name }) => name));
  return { field: { kind: "group", name: "", label: "", isRequired: true, fields: some }, names };
}

/** Imports a text, by default as new records without lookups. */
export function importText(text: string, own: ImportPlan = plan, more: Partial<ImportTask> = {}) {
  const { rows, columns: names } = readText(text);
  const mapping = guessMapping(names, own.columns);
  const resource = { key: [{ field: ["id"], parameter: "id" }] } as never;
  const findReference = () => undefined;
  const exists = () => undefined;
  const findByValue = () => undefined;
  const lookups = { findReference, exists, findByValue };
  const task = { plan: own, mapping, resource, shapes: {}, ...lookups, ...more };
  return rows.map((row) => readImportRow(task, row));
}
