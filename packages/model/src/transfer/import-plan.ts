import type { Field } from "#types/field.ts";
import type { Filter } from "#types/list-shape.ts";
import type { ModelChunk } from "#types/model-chunk.ts";
import type { Resource } from "#types/resource.ts";
import { typedMember } from "#request/records/main-member.ts";
import { normalizeName } from "#request/values/normalize-name.ts";
import { createdField } from "#request/writes/created-field.ts";
import { changeOperation, writtenField } from "#request/writes/written-field.ts";
import type { TransferColumn } from "./transfer-columns.ts";
import { transferColumns, writeColumnName } from "./transfer-columns.ts";

/**
 * `create`: each row is a new record. `change`: each row names a record by its key and has its new values. `upsert`: a
 * row changes its record if it exists, and creates it otherwise.
 */
export type ImportMode = "create" | "change" | "upsert";

/** Action for one row. */
export type RowAction = "create" | "change";

/** Fields and columns that one operation accepts. */
export interface ImportBody {
  /** Record in the request body. */
  readonly field: Field;
  /** Names of the accepted columns. */
  readonly names: ReadonlySet<string>;
}

/** Target columns of an import, by mode. */
export interface ImportPlan {
  readonly mode: ImportMode;
  readonly bodies: { readonly [action in RowAction]?: ImportBody };
  readonly columns: readonly TransferColumn[];
  /** Columns of the key; empty if each row is a new record. */
  readonly keys: readonly TransferColumn[];
  /** List filter that finds a record by the value in `keys`, if that is not the key. */
  readonly by?: Filter;
}

interface BodyColumns {
  readonly body: ImportBody;
  readonly columns: readonly TransferColumn[];
}

/** Import plans that the operations of a resource allow. */
export function listImportPlans(
  chunk: Pick<ModelChunk, "operations">,
  resource: Resource,
): readonly ImportPlan[] {
  const { create, read, list } = resource.operations;
  const createOperation = chunk.operations.find(({ id }) => id === create);
  const change = resource.key.length > 0 ? changeOperation(chunk, resource) : undefined;
  const created = createOperation && readBody(createdField(chunk, resource, createOperation));
  const changed = change && readBody(writtenField(chunk, resource, change));
  const keys = keyColumns(resource);
  const plans: ImportPlan[] = [];
  if (created !== undefined) {
    const { body, columns } = created;
    plans.push({ mode: "create", bodies: { create: body }, columns, keys: [] });
  }
  if (changed !== undefined) {
    const columns = joinColumns(keys, changed.columns);
    plans.push({ mode: "change", bodies: { change: changed.body }, columns, keys });
  }
  // An upsert reads each record first.
  if (created !== undefined && changed !== undefined && (read ?? list) !== undefined) {
    const columns = joinColumns(keys, joinColumns(created.columns, changed.columns));
    const bodies = { create: created.body, change: changed.body };
    plans.push({ mode: "upsert", bodies, columns, keys });
  }
  return plans;
}

function readBody(field: Field): BodyColumns | undefined {
  if (field.kind !== "group") return undefined;
  const columns = columnsOf(field.fields);
  const names = new Set(columns.map(({ name }) => name));
  return { body: { field: withDefaults(field), names }, columns };
}

/** A field with a default is optional: the API sets it. */
function withDefaults(field: Field): Field {
  if (field.kind === "group") return { ...field, fields: field.fields.map(withDefaults) };
  return field.default === undefined ? field : { ...field, isRequired: false };
}

function joinColumns(
  columns: readonly TransferColumn[],
  more: readonly TransferColumn[],
): readonly TransferColumn[] {
  const names = new Set(columns.map(({ name }) => name));
  return [...columns, ...more.filter(({ name }) => !names.has(name))];
}

function columnsOf(fields: readonly Field[]): readonly TransferColumn[] {
  return transferColumns(
    fields.filter(({ isReadOnly, kind }) => isReadOnly !== true && kind !== "file"),
  );
}

function keyColumns({ key, fields }: Resource): readonly TransferColumn[] {
  return key.map(({ field: path }) => {
    const columns = transferColumns(fields);
    const named = (name: string): TransferColumn | undefined =>
      columns.find((column) => column.name === name);
    const name = writeColumnName(path);
    const above = named(writeColumnName(path.slice(0, -1)));
    const typed = above?.field.kind === "group" ? typedMember(above.field) : undefined;
    // The column of an object with a type has its value.
    if (above !== undefined && typed !== undefined && typed.member.name === path.at(-1))
      return { name: above.name, path, field: typed.member };
    return (
      named(name) ?? { name, path, field: { kind: "text", name, label: name, isRequired: true } }
    );
  });
}

/** Maps columns of the file to column names of the plan; unmapped columns are ignored. */
export type ImportMapping = ReadonlyMap<string, string>;

/** Start of a column name that is a comment, such as the errors of a file to correct. */
export const COMMENT_MARK = "# ";

/**
 * Guesses a mapping by name, then by label, ignoring case and punctuation. Each target is used once. A comment is mapped
 * by its exact name only.
 */
export function guessMapping(
  columns: readonly string[],
  targets: readonly TransferColumn[],
): ImportMapping {
  const mapping = new Map<string, string>();
  const free = new Set(targets);
  const take = (isMatch: (column: string, target: TransferColumn) => boolean): void => {
    for (const column of columns) {
      if (mapping.has(column)) continue;
      const target = [...free].find((one) => isMatch(column, one));
      if (target === undefined) continue;
      mapping.set(column, target.name);
      free.delete(target);
    }
  };
  take((column, { name }) => column === name);
  take((column, { name }) => !isComment(column) && normalizeName(column) === normalizeName(name));
  take(
    (column, { field }) =>
      !isComment(column) && normalizeName(column) === normalizeName(field.label),
  );
  return mapping;
}

function isComment(column: string): boolean {
  return column.startsWith(COMMENT_MARK);
}
