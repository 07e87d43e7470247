import { ownMember } from "@quarterdeck/model";
import { DatabaseError, isRaised } from "#database/database-error.ts";
import type { Doing } from "./doing.ts";
import { explainRaised, isInFunction, listFields, messageOf } from "./raised-failure.ts";
import { quoteName } from "./quote-name.ts";
import { ServiceError } from "#problem/problems.ts";
import type { ProblemItem } from "#problem/problems.ts";
import { invalidBody, pointerTo } from "./read-row-body.ts";
import { findColumn } from "./table.ts";
import type { Check, Table } from "./table.ts";

type Explain = (error: DatabaseError, table: Table, doing: Doing) => ServiceError;

const tryAgain: Explain = (_error, _table, doing) =>
  doing === "read"
    ? new ServiceError("unavailable", "The database canceled this read for other work. Retry.")
    : new ServiceError("conflict", "Another user is changing the same row. Retry.");

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
  "23514": explainCheck,
  "23P01": (error, table) =>
    new ServiceError(
      "conflict",
      `These values overlap with another row of ${table.path} (${error.constraint ?? "a rule of the database"}).`,
    ),
  "25006": () => new ServiceError("conflict", "The database can only be read."),
  "40001": tryAgain,
  "40P01": tryAgain,
  "55P03": (_error, table, doing) =>
    doing === "read"
      ? new ServiceError(
          "unavailable",
          `${table.path} is locked, as while its columns are changed. Retry in a moment.`,
        )
      : new ServiceError(
          "conflict",
          `The row, or all of ${table.path}, is locked by another user. Retry in a moment.`,
        ),
  "42501": (_error, table) =>
    new ServiceError("conflict", `The database does not allow this on ${table.path}.`),
  "44000": () => new ServiceError("invalid-body", "The view does not take such a row."),
  "57014": (error, _table, doing) => new ServiceError("unavailable", canceledText(error, doing)),
  "55000": (error, table, doing) => {
    // Only a materialized view without rows cannot be read.
    const name = `${quoteName(table.schema)}.${quoteName(table.name)}`;
    if (doing !== "read") return new ServiceError("conflict", messageOf(error));
    const remedy = table.canRefresh ? "Refresh it here, or run" : "Run";
    return new ServiceError(
      "conflict",
      `${messageOf(error)} ${remedy}: refresh materialized view ${name};`,
    );
  },
  "42P01": schemaChanged,
  "42703": schemaChanged,
  "42704": schemaChanged,
};

function explainCheck(error: DatabaseError, table: Table): ServiceError {
  const check = table.checks.find(({ name }) => name === error.constraint);
  const names = check?.columns ?? listDomainColumns(error, table);
  const items = names.map((name) => {
    const pattern = findColumn(table, name)?.limits.pattern;
    const isPattern = pattern !== undefined && (check?.expression.includes(" ~ ") ?? true);
    const rule = check ? ruleOf(check) : "is refused by a rule of its type";
    return { pointer: pointerTo(name), detail: isPattern ? `must match ${pattern}` : rule };
  });
  if (check !== undefined && new Set(items.map(({ detail }) => detail)).size === 1) {
    const rules = `${names.join(", ")} ${items[0]?.detail}.`;
    return new ServiceError("invalid-body", rules, items);
  }
  if (items.length > 0) return invalidBody(items);
  const rule = error.constraint ?? error.message;
  return new ServiceError("invalid-body", `A rule of the database refuses these values: ${rule}.`);
}

/** The comment or the name of a rule over several columns is more readable than its SQL. */
function ruleOf({ name, comment, columns, ...check }: Check): string {
  const expression = withoutParentheses(check.expression);
  if (comment !== undefined) return `must satisfy: ${comment} (${expression})`;
  return columns.length > 1
    ? `must satisfy "${name.replaceAll("_", " ")}": ${expression}`
    : `must satisfy ${expression}`;
}

/** `((a > 0) AND (b > 0))` without its outer parentheses. */
function withoutParentheses(expression: string): string {
  // A parenthesis in a text or a name closes nothing.
  const plain = expression.replaceAll(/'[^']*'|"[^"]*"/g, (quoted) => "_".repeat(quoted.length));
  let depth = 0;
  const end = [...plain].findIndex((char) => {
    if (char === "(") depth += 1;
    if (char === ")") depth -= 1;
    return depth === 0;
  });
  const isWhole = plain.startsWith("(") && end === plain.length - 1;
  return isWhole ? withoutParentheses(expression.slice(1, -1)) : expression;
}

/** PostgreSQL names the domain, not the column: known only if one column has that domain. */
function listDomainColumns({ dataType }: DatabaseError, table: Table): readonly string[] {
  if (dataType === undefined) return [];
  const columns = table.columns.filter(({ sqlType }) => domainName(sqlType) === dataType);
  return columns.length === 1 ? columns.map(({ name }) => name) : [];
}

/** `people."Odd name"` without its schema and quotes. */
function domainName(sqlType: string): string {
  const name = /(?:^|\.)(?:"((?:[^"]|"")*)"|([^".]*))$/.exec(sqlType);
  return name?.[1]?.replaceAll('""', '"') ?? name?.[2] ?? sqlType;
}

/** SQLSTATE class 22 and similar: a value that our validation did not reject. */
function explainValue(error: DatabaseError, table: Table, doing: Doing): ServiceError {
  const isWrite = doing === "create" || doing === "update";
  const code = isWrite ? "invalid-body" : "bad-parameter";
  const errors = isWrite ? listFields(error, table) : [];
  return new ServiceError(code, `The database refuses a value: ${messageOf(error)}`, errors);
}

const endsTransaction =
  "This procedure ends its transaction itself (COMMIT or ROLLBACK), which is impossible in the transaction of a user. Nothing was changed; call it with psql.";

/** Converts an error caused by the request to a problem; other errors stay as they are. */
export function explainFailure(error: unknown, table: Table, doing: Doing): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === "2D000") return new ServiceError("conflict", endsTransaction);
  if (isRaised(error) || (isInFunction(error) && !isTransient(error))) {
    return explainRaised(error, table, doing);
  }
  if (isOfValue(error)) return explainValue(error, table, doing);
  const explain = ownMember(explanations, error.code);
  if (explain) return explain(error, table, doing);
  return /^(22|54|0A)/.test(error.code) ? explainValue(error, table, doing) : error;
}

/** True for a text that is not a `tsvector`, `jsonpath` or `regclass`: these have the code of a wrong statement. */
function isOfValue({ code, position }: DatabaseError): boolean {
  return /^42(?:601|602|P01|703|704|883)$/.test(code) && position === undefined;
}

/** True for locks, deadlocks and time limits, which a function only happens to meet. */
function isTransient({ code }: DatabaseError): boolean {
  return /^(?:40|55P|57)/.test(code);
}

/** True if the known tables are out of date. */
export function isSchemaChange(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    !isInFunction(error) &&
    !isOfValue(error) &&
    ownMember(explanations, error.code) === schemaChanged
  );
}

function canceledText({ message }: DatabaseError, doing: Doing): string {
  if (message.includes("user request")) {
    return "An administrator of the database canceled this. Retry in a moment.";
  }
  return doing === "read"
    ? "The database took too long. Narrow the list by a filter, or sort by another column."
    : "The database took too long, and nothing was changed. Retry in a moment.";
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
  const indexed = error.code === "23505" ? listKeyColumns(table, error) : [];
  const names = previous?.columns ?? indexed;
  return names.map((name) => ({ pointer: pointerTo(name), detail }));
}

/** Columns of an index that is not a constraint of the table, such as one with a condition or that of a partition. */
function listKeyColumns({ columns }: Table, { detail = "" }: DatabaseError): readonly string[] {
  const [, list = ""] = /\((.+?)\)=\(/.exec(detail) ?? [];
  const names = list.match(/"(?:[^"]|"")+"|[^\s,"()]+/g) ?? [];
  const plain = names.map((name) => name.replaceAll(/^"|"$/g, "").replaceAll('""', '"'));
  return columns.map(({ name }) => name).filter((name) => plain.includes(name));
}

function namesOf(errors: readonly ProblemItem[]): string {
  const names = errors.map(({ pointer = "" }) => pointer.slice(1));
  return names.length === 0 ? "values" : names.join(", ");
}
