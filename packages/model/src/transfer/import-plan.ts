import type { Field } from "#nouns/field.ts";
import type { ModelPart } from "#nouns/model-part.ts";
import type { Resource } from "#nouns/resource.ts";
import { changeOperation, writtenField } from "#request/written-field.ts";
import type { TransferColumn } from "./transfer-columns.ts";
import { transferColumns, writeColumnName } from "./transfer-columns.ts";

/** `create`: each row is a new record. `change`: each row names a record by its key and says what is to be different. */
export type ImportMode = "create" | "change";

/** What the columns of a file can go to. */
export interface ImportPlan {
  readonly mode: ImportMode;
  /** The record as it is written. */
  readonly field: Field;
  readonly columns: readonly TransferColumn[];
  /** Of `change`: those that name the record, by their names. */
  readonly keys: readonly TransferColumn[];
}

/** The ways in which the API takes records. */
export function importPlans(
  part: Pick<ModelPart, "operations">,
  resource: Resource,
): readonly ImportPlan[] {
  const create = part.operations.find(({ id }) => id === resource.operations.create);
  const change = changeOperation(part, resource);
  const plans: ImportPlan[] = [];
  if (create !== undefined) {
    const field = writtenField(part, resource, create);
    if (field.kind === "group") {
      plans.push({ mode: "create", field, columns: columnsOf(field.fields), keys: [] });
    }
  }
  if (change !== undefined && resource.key.length > 0) {
    const field = writtenField(part, resource, change);
    if (field.kind === "group") {
      const keys = keyColumns(resource);
      const names = new Set(keys.map(({ name }) => name));
      const others = columnsOf(field.fields).filter(({ name }) => !names.has(name));
      plans.push({ mode: "change", field, columns: [...keys, ...others], keys });
    }
  }
  return plans;
}

function columnsOf(fields: readonly Field[]): readonly TransferColumn[] {
  return transferColumns(
    fields.filter(({ isReadOnly, kind }) => isReadOnly !== true && kind !== "file"),
  );
}

function keyColumns({ key, fields }: Resource): readonly TransferColumn[] {
  return key.map(({ field: path }) => {
    const name = writeColumnName(path);
    const known = transferColumns(fields).find((column) => column.name === name);
    return known ?? { name, path, field: { kind: "text", name, label: name, isRequired: true } };
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
