import { parseJson } from "@quarterdeck/model";
import { ServiceError } from "#problem/problems.ts";
import type { ProblemItem } from "#problem/problems.ts";
import { checkJson } from "./check-json.ts";
import { isTooLong } from "./row-key.ts";
import { findColumn } from "./table.ts";
import type { Column, Table } from "./table.ts";
import type { Writing } from "./write-sql.ts";

export type WriteKind = "create" | "update";

/** Reads the body of a write, or throws one problem with all errors. */
export function readRowBody(table: Table, kind: WriteKind, body: unknown): Writing {
  const { text, values } = readObject(body);
  const refusals = Object.entries(values).flatMap(([name, value]) =>
    refuse(name, refuseValue(table, kind, name, value)),
  );
  const missing = kind === "create" ? listMissing(table, values) : [];
  const errors = [...refusals, ...missing];
  if (errors.length > 0) throw invalidBody(errors);
  const columns = Object.keys(values).flatMap((name) => findColumn(table, name) ?? []);
  if (kind === "update" && columns.length === 0) {
    throw new ServiceError("invalid-body", "The body names no column to change.");
  }
  return { columns, json: text };
}

export function invalidBody(errors: readonly ProblemItem[]): ServiceError {
  const first = errors
    .slice(0, 3)
    .map(({ pointer = "", detail }) => `${pointer.slice(1)} ${detail}`);
  const more = errors.length > 3 ? `, and ${errors.length - 3} more` : "";
  return new ServiceError("invalid-body", `${first.join("; ")}${more}.`, errors);
}

/** JSON pointer to a member (RFC 6901). */
export function pointerTo(name: string): string {
  return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

interface JsonObject {
  readonly values: { readonly [name: string]: unknown };
  /** The same as it was sent: a column of JSON preserves its spaces. */
  readonly text: string;
}

function readObject(body: unknown): JsonObject {
  if (typeof body !== "string" || body.trim() === "") {
    throw new ServiceError("bad-body", "The body must be a JSON object; there is none.");
  }
  const value = parseBody(body);
  if (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.getPrototypeOf(value) === Object.prototype
  ) {
    return { values: value as JsonObject["values"], text: body };
  }
  throw new ServiceError("bad-body", "The body must be a JSON object.");
}

function parseBody(body: string): unknown {
  try {
    return parseJson(body);
  } catch (error) {
    throw new ServiceError("bad-body", "The body is not valid JSON.", [], { cause: error });
  }
}

function refuseValue(
  table: Table,
  kind: WriteKind,
  name: string,
  value: unknown,
): string | undefined {
  const column = findColumn(table, name);
  if (!column) return `is not a column of ${table.path}`;
  if (!isWritable(table, column, kind)) {
    return kind === "update" && column.canCreate
      ? "cannot be changed"
      : "is filled in by the database";
  }
  if (table.key.includes(name) && typeof value === "string" && isTooLong(value))
    return "is too long for a key";
  return checkJson(value, column);
}

/** Part of the key of an existing row: it can be changed if users choose it and the row is one of a table. */
export function isWritable(table: Table, column: Column, kind: WriteKind): boolean {
  if (kind === "create") return column.canCreate;
  const isRow = table.kind === "table" || table.base !== undefined;
  const isFixed = table.key.includes(column.name) && (column.hasDefault || !isRow);
  return column.canUpdate && !isFixed;
}

export function isRequired(column: Column): boolean {
  return column.canCreate && !column.isNullable && !column.hasDefault;
}

function listMissing(table: Table, values: object): readonly ProblemItem[] {
  const names = table.columns.filter(isRequired).map(({ name }) => name);
  return names
    .filter((name) => !Object.hasOwn(values, name))
    .flatMap((name) => refuse(name, "is required"));
}

function refuse(name: string, detail: string | undefined): readonly ProblemItem[] {
  return detail === undefined ? [] : [{ pointer: pointerTo(name.slice(0, 100)), detail }];
}
