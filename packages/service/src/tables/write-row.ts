import type { RawBuilder } from "kysely";
import { ownMember, parseJson, writeJson } from "@quarterdeck/model";
import { compileSql } from "#database/compile-sql.ts";
import type { Queryable } from "#database/database.ts";
import { ServiceError } from "#problem/problems.ts";
import { entityTag, isMatch } from "./entity-tag.ts";
import { hasKey, keyOfRow } from "./row-key.ts";
import type { Table } from "./table.ts";
import {
  deleteSql,
  insertSql,
  jsonNullsSql,
  lockRowSql,
  readRowSql,
  updateSql,
} from "./write-sql.ts";
import type { Writing } from "./write-sql.ts";

export interface RowAt {
  readonly table: Table;
  readonly key: readonly string[];
}

/**
 * The row as it is at the end of a write, as JSON text. A problem if a trigger did something else: the transaction is
 * committed, because the trigger may have written to another table on purpose.
 */
export type WriteOutcome = string | ServiceError;

export async function insertRow(
  tx: Queryable,
  table: Table,
  input: Writing,
): Promise<WriteOutcome> {
  const created = await findRow(tx, insertSql(table, input));
  await checkDeferred(tx);
  if (table.hasRules) return findInserted(tx, table, input);
  if (created === undefined) {
    return new ServiceError(
      "conflict",
      "The database did not store this record: a trigger skipped it or moved it. Check the list before you retry.",
    );
  }
  // A trigger of a view may store the row without a key in its result.
  if (table.key.length === 0 || !hasKey(table, created)) return created;
  const stored = await findRow(tx, readRowSql(table, keyOfRow(table, created)));
  return stored ?? new ServiceError("conflict", "A trigger of the database removed this record.");
}

/** Row with the key of the body: a table with rules returns none. */
async function findInserted(tx: Queryable, table: Table, { json }: Writing): Promise<WriteOutcome> {
  const isKeyed = table.key.length > 0 && hasKey(table, json);
  const stored = isKeyed ? await findRow(tx, readRowSql(table, keyOfRow(table, json))) : undefined;
  return (
    stored ??
    new ServiceError(
      "conflict",
      "A rule of the database handled this record. Check the list before you retry.",
    )
  );
}

/** A changed row. */
export interface ChangedRow {
  readonly row: string;
  /** True if the change replaced JSON's own null: a null that is written back would be NULL. */
  readonly isFinal: boolean;
}

export interface RowChange {
  readonly input: Writing;
  readonly ifMatch: string | undefined;
}

export async function changeRow(
  tx: Queryable,
  { table, key }: RowAt,
  { input, ifMatch }: RowChange,
): Promise<ChangedRow | ServiceError> {
  const readSql = table.canLock ? lockRowSql(table, key) : readRowSql(table, key);
  const before = await findRow(tx, readSql);
  if (before === undefined) {
    requireRow(await findRow(tx, readRowSql(table, key)));
    throw new ServiceError("conflict", "A policy of the database does not let you change this.");
  }
  requireMatch(before, ifMatch);
  const nullsSql = jsonNullsSql(table, key);
  const nulls = nullsSql && (await findRow(tx, nullsSql));
  const changed = await findRow(tx, updateSql(table, key, input));
  await checkDeferred(tx);
  const after = changed === undefined ? key : keyOfRow(table, changed);
  const stored = await findRow(tx, readRowSql(table, after));
  if (stored === undefined) {
    return new ServiceError("conflict", "A trigger of the database removed this record.");
  }
  if (changed === undefined && stored === before) {
    return new ServiceError(
      "conflict",
      "The database did not change this record: a trigger or policy skipped the change.",
    );
  }
  const names = nulls === undefined ? [] : (JSON.parse(nulls) as readonly string[]);
  return { row: stored, isFinal: names.length > 0 && hasOther(stored, names) };
}

/** True if one of these members is not null. */
function hasOther(row: string, names: readonly string[]): boolean {
  const values = parseJson(row) as { readonly [name: string]: unknown };
  return names.some((name) => ownMember(values, name) !== null);
}

export async function deleteRow(
  tx: Queryable,
  { table, key }: RowAt,
  ifMatch: string | undefined,
): Promise<WriteOutcome> {
  // Locking a row requires the permission and a policy to change it.
  const canLock = table.canLock && table.allows.update;
  const locked = canLock ? await findRow(tx, lockRowSql(table, key)) : undefined;
  const before = locked ?? requireRow(await findRow(tx, readRowSql(table, key)));
  requireMatch(before, ifMatch);
  const isGuarded = locked === undefined && ifMatch !== undefined;
  await findRow(tx, deleteSql(table, key, isGuarded ? before : undefined));
  await checkDeferred(tx);
  const after = await findRow(tx, readRowSql(table, key));
  if (after === undefined) return "";
  if (after === before) {
    throw new ServiceError(
      "conflict",
      "The database still has this record: a trigger or policy prevents its deletion.",
    );
  }
  if (isGuarded) throw hasChanged();
  const names = listChanges(before, after);
  return new ServiceError(
    "conflict",
    `The database still has this record. A trigger changed ${names} instead.`,
  );
}

/** Runs deferred constraints and triggers, so that the row is read as it will be after the commit. */
async function checkDeferred(tx: Queryable): Promise<void> {
  await tx.query("set constraints all immediate");
}

/** First row of a statement that returns rows as JSON. */
export async function findRow(
  target: Queryable,
  fragment: RawBuilder<unknown>,
): Promise<string | undefined> {
  const { sql, parameters } = compileSql(fragment);
  const { rows } = await target.query<{ json: string }>(sql, parameters);
  if (rows.length > 1) {
    throw new ServiceError(
      "conflict",
      "Several rows have this key, so nothing was read or changed.",
    );
  }
  return rows[0]?.json;
}

export function requireRow(row: string | undefined): string {
  if (row !== undefined) return row;
  throw new ServiceError("not-found", "There is no such row (any more).");
}

function requireMatch(row: string, ifMatch: string | undefined): void {
  if (!isMatch(ifMatch, entityTag(row))) throw hasChanged();
}

function hasChanged(): ServiceError {
  return new ServiceError(
    "precondition-failed",
    "The row has changed. Read it again, then repeat your change.",
  );
}

function listChanges(before: string, after: string): string {
  const was = parseJson(before) as { readonly [name: string]: unknown };
  const changed = Object.entries(parseJson(after) as object).filter(
    ([name, value]) => writeJson(value) !== writeJson(ownMember(was, name)),
  );
  return changed.map(([name]) => name).join(", ");
}
