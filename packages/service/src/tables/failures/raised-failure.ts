import { isRaised } from "#database/database-error.ts";
import type { DatabaseError } from "#database/database-error.ts";
import { ServiceError } from "#problem/problems.ts";
import type { ProblemItem } from "#problem/problems.ts";
import type { Doing } from "#tables/doing.ts";
import { pointerTo } from "#tables/read-row-body.ts";
import { findColumn } from "#tables/table.ts";
import type { Table } from "#tables/table.ts";

/** True if a function or trigger of the database failed, not a statement of the service. */
export function isInFunction({ where }: DatabaseError): boolean {
  return where !== undefined && /\bPL\/|SQL function/.test(where);
}

/** Exception of a function or trigger, with any SQLSTATE: its message is meant for people. */
export function explainRaised(error: DatabaseError, table: Table, doing: Doing): ServiceError {
  const code = doing === "read" ? "conflict" : "invalid-body";
  // PostgreSQL's own detail of a broken constraint contains values, also of tables that the user may not read.
  const isOfRow = error.code.startsWith("23") && !isRaised(error);
  const { message, hint } = error;
  const text = messageOf(isOfRow ? { message, hint, code: error.code, detail: undefined } : error);
  return new ServiceError(code, text, listFields(error, table));
}

/** Message, detail and hint of an error, as sentences. */
export function messageOf({
  message,
  detail,
  hint,
  code,
}: Pick<DatabaseError, "message" | "detail" | "hint" | "code">): string {
  const parts = [message, detail, hint].filter((part) => part !== undefined && part !== "");
  if (parts.length === 0) return `The database refuses this (SQLSTATE ${code}).`;
  return parts.length === 1 ? message : parts.map((part) => withPeriod(part ?? "")).join(" ");
}

function withPeriod(text: string): string {
  return /[.!?:]$/.test(text) ? text : `${text}.`;
}

/** Columns that an error names itself, by a constraint, or by a type that one column has. */
export function listFields(error: DatabaseError, table: Table): readonly ProblemItem[] {
  return listColumns(error, table).map((name) => ({
    pointer: pointerTo(name),
    detail: error.message,
  }));
}

function listColumns(error: DatabaseError, table: Table): readonly string[] {
  const isOther = error.table !== undefined && error.table !== table.name;
  if (isOther) return [];
  if (error.column !== undefined && findColumn(table, error.column)) return [error.column];
  const constraints = [...table.uniques, ...table.references, ...table.checks];
  const constraint = constraints.find(({ name }) => name === error.constraint);
  return constraint?.columns ?? listOfType(error, table);
}

/** PostgreSQL names the type of a value that it cannot read, not its column. */
function listOfType({ message }: DatabaseError, table: Table): readonly string[] {
  const [, type] = /for (?:input )?(?:type|enum) ([^:]+?):? "/.exec(message) ?? [];
  const columns = table.columns.filter(({ comparedAs }) => comparedAs === type);
  return columns.length === 1 ? columns.map(({ name }) => name) : [];
}
