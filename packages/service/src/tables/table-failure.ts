import { DatabaseError } from "#database/database-error.ts";
import { ServiceError } from "#problem/problems.ts";
import type { ProblemItem } from "#problem/problems.ts";
import { invalidBody, pointerTo } from "./read-row-body.ts";
import type { Table } from "./table.ts";

export type Doing = "read" | "create" | "update" | "remove";

type Explain = (error: DatabaseError, table: Table, doing: Doing) => ServiceError;

/** Problems by SQLSTATE. */
const explanations: { readonly [code: string]: Explain } = {
  "23505": (error, table) => {
    const errors = itemsOf(table, error, "is taken already");
    return new ServiceError(
      "conflict",
      `Another row of ${table.path} has the same ${namesOf(errors)}.`,
      errors,
    );
  },
  "23503": (error, table, doing) => {
    if (doing === "remove") return stillReferred(error, table);
    const errors = itemsOf(table, error, "names a row that does not exist");
    // The opposite case: a key with references to it was changed.
    return errors.length > 0 ? invalidBody(errors) : stillReferred(error, table);
  },
  "23502": (error) =>
    invalidBody([{ pointer: pointerTo(error.column ?? ""), detail: "must not be empty (null)" }]),
  "23514": (error, table) => {
    const check = table.checks.find(({ name }) => name === error.constraint);
    const detail = check
      ? `must satisfy ${check.expression}`
      : "is refused by a rule of the database";
    const columns = check?.columns ?? [];
    return columns.length > 0
      ? invalidBody(columns.map((name) => ({ pointer: pointerTo(name), detail })))
      : new ServiceError(
          "invalid-body",
          `A rule of the database refuses these values: ${error.constraint ?? error.message}.`,
        );
  },
  "23P01": (error, table) =>
    new ServiceError(
      "conflict",
      `These values overlap with another row of ${table.path} (${error.constraint ?? "a rule of the database"}).`,
    ),
  "25006": () => new ServiceError("conflict", "The database can only be read."),
  "40001": tryAgain,
  "40P01": tryAgain,
  "55P03": tryAgain,
  "42501": (_error, table) =>
    new ServiceError("conflict", `The database does not allow this on ${table.path}.`),
  "44000": () => new ServiceError("invalid-body", "The view does not take such a row."),
  "57014": () =>
    new ServiceError(
      "unavailable",
      "The database took too long. Narrow the list by a filter, or sort by another column.",
    ),
  // The message of a trigger is meant for people.
  P0001: (error) => new ServiceError("invalid-body", error.message),
  "42P01": schemaChanged,
  "42703": schemaChanged,
  "42704": schemaChanged,
};

/** SQLSTATE class 22 and similar: a value that our validation did not reject. */
function explainValue(error: DatabaseError, doing: Doing): ServiceError {
  const code = doing === "create" || doing === "update" ? "invalid-body" : "bad-parameter";
  return new ServiceError(code, `The database refuses a value: ${error.message}.`);
}

/** Converts an error caused by the request to a problem; other errors stay as they are. */
export function explainFailure(error: unknown, table: Table, doing: Doing): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const explain = explanations[error.code];
  if (explain) return explain(error, table, doing);
  return /^(22|54|0A)/.test(error.code) ? explainValue(error, doing) : error;
}

/** True if the known tables are out of date. */
export function isSchemaChange(error: unknown): boolean {
  return error instanceof DatabaseError && explanations[error.code] === schemaChanged;
}

function tryAgain(): ServiceError {
  return new ServiceError("conflict", "Another user is changing the same row. Retry.");
}

function schemaChanged(_error: DatabaseError, table: Table): ServiceError {
  return new ServiceError(
    "unavailable",
    `The shape of ${table.path} has changed. Load the page again.`,
  );
}

function stillReferred(error: DatabaseError, table: Table): ServiceError {
  const by =
    error.table === undefined || error.table === table.name
      ? "other rows"
      : `rows of ${error.table}`;
  return new ServiceError("conflict", `The row is still referred to by ${by}.`);
}

function itemsOf(table: Table, error: DatabaseError, detail: string): readonly ProblemItem[] {
  const previous = [...table.uniques, ...table.references].find(
    ({ name }) => name === error.constraint,
  );
  return (previous?.columns ?? []).map((name) => ({ pointer: pointerTo(name), detail }));
}

function namesOf(errors: readonly ProblemItem[]): string {
  const names = errors.map(({ pointer = "" }) => pointer.slice(1));
  return names.length === 0 ? "values" : names.join(", ");
}
