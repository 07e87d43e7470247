import type { Field } from "#types/field.ts";
import type { Filter } from "#types/list-shape.ts";
import type { ModelChunk } from "#types/model-chunk.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { changeOperation, writtenField } from "#request/writes/written-field.ts";
import type { TransferColumn } from "./transfer-columns.ts";
import { transferColumns, writeColumnName } from "./transfer-columns.ts";

/**
 * `create`: each row is a new record. `change`: each row names a record by its key and says what is to be different.
 * `upsert`: a row changes its record where that is there, and makes it where it is not.
 */
export type ImportMode = "create" | "change" | "upsert";

/** What becomes of one row. */
export type RowAction = "create" | "change";

/** How the API takes a row. */
export interface ImportWay {
  /** The record as it is written. */
  readonly field: Field;
  /** Of the columns that it takes. */
  readonly names: ReadonlySet<string>;
}

/** What the columns of a file can go to. */
export interface ImportPlan {
  readonly mode: ImportMode;
  readonly ways: { readonly [action in RowAction]?: ImportWay };
  readonly columns: readonly TransferColumn[];
  /** Those that name the record, by their names; none where each row is a new one. */
  readonly keys: readonly TransferColumn[];
  /** They are no key: which record has their value, a filter of the list tells. */
  readonly by?: Filter;
}

interface Written {
  readonly way: ImportWay;
  readonly columns: readonly TransferColumn[];
}

/** The ways in which the API takes records. */
export function listImportPlans(
  chunk: Pick<ModelChunk, "operations">,
  resource: Resource,
): readonly ImportPlan[] {
  const { create, read, list } = resource.operations;
  const made = writtenBy(
    chunk,
    resource,
    chunk.operations.find(({ id }) => id === create),
  );
  const isKeyed = resource.key.length > 0;
  const changed = isKeyed
    ? writtenBy(chunk, resource, changeOperation(chunk, resource))
    : undefined;
  const keys = keyColumns(resource);
  const plans: ImportPlan[] = [];
  if (made !== undefined) {
    const { way, columns } = made;
    plans.push({ mode: "create", ways: { create: way }, columns, keys: [] });
  }
  if (changed !== undefined) {
    const columns = joinColumns(keys, changed.columns);
    plans.push({ mode: "change", ways: { change: changed.way }, columns, keys });
  }
  // Which of the two a row becomes must be looked up.
  if (made !== undefined && changed !== undefined && (read ?? list) !== undefined) {
    const columns = joinColumns(keys, joinColumns(made.columns, changed.columns));
    const ways = { create: made.way, change: changed.way };
    plans.push({ mode: "upsert", ways, columns, keys });
  }
  return plans;
}

function writtenBy(
  chunk: Pick<ModelChunk, "operations">,
  resource: Resource,
  operation: Operation | undefined,
): Written | undefined {
  if (operation === undefined) return undefined;
  const field = writtenField(chunk, resource, operation);
  if (field.kind !== "group") return undefined;
  const columns = columnsOf(field.fields);
  const names = new Set(columns.map(({ name }) => name));
  return { way: { field: withDefaults(field), names }, columns };
}

/** What has a default is not missing: the API puts it in. */
function withDefaults(field: Field): Field {
  if (field.kind === "group") return { ...field, fields: field.fields.map(withDefaults) };
  return field.default === undefined ? field : { ...field, isRequired: false };
}

function joinColumns(
  some: readonly TransferColumn[],
  others: readonly TransferColumn[],
): readonly TransferColumn[] {
  const names = new Set(some.map(({ name }) => name));
  return [...some, ...others.filter(({ name }) => !names.has(name))];
}

function columnsOf(fields: readonly Field[]): readonly TransferColumn[] {
  return transferColumns(
    fields.filter(({ isReadOnly, kind }) => isReadOnly !== true && kind !== "file"),
  );
}

function keyColumns({ key, fields }: Resource): readonly TransferColumn[] {
  return key.map(({ field: path }) => {
    const name = writeColumnName(path);
    const fieldColumn = transferColumns(fields).find((column) => column.name === name);
    return (
      fieldColumn ?? { name, path, field: { kind: "text", name, label: name, isRequired: true } }
    );
  });
}

/** Column of the file → name of the column that it goes to; absent: left out. */
export type ImportMapping = ReadonlyMap<string, string>;

/** By name, else by label, whatever the case and the signs between the words; each goal is taken once. */
export function guessMapping(
  columns: readonly string[],
  goals: readonly TransferColumn[],
): ImportMapping {
  const mapping = new Map<string, string>();
  const free = new Set(goals);
  const take = (isMatch: (column: string, goal: TransferColumn) => boolean): void => {
    for (const column of columns) {
      if (mapping.has(column)) continue;
      const goal = [...free].find((one) => isMatch(column, one));
      if (goal === undefined) continue;
      mapping.set(column, goal.name);
      free.delete(goal);
    }
  };
  take((column, { name }) => column === name);
  take((column, { name }) => fold(column) === fold(name));
  take((column, { field }) => fold(column) === fold(field.label));
  return mapping;
}

function fold(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}
