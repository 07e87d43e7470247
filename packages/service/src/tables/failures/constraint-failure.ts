import type { DatabaseError } from "#database/database-error.ts";
import { ServiceError } from "#problem/problems.ts";
import type { ProblemItem } from "#problem/problems.ts";
import type { Doing } from "#tables/doing.ts";
import { messageOf } from "./raised-failure.ts";
import { invalidBody, pointerTo } from "#tables/read-row-body.ts";
import { findColumn } from "#tables/table.ts";
import type { Check, Table } from "#tables/table.ts";

export type Explain = (error: DatabaseError, table: Table, doing: Doing) => ServiceError;

/** Problems of constraints by SQLSTATE. */
export const constraintExplanations: { readonly [code: string]: Explain } = {
  "23505": (error, table) => {
    const errors = itemsOf(table, error, "is taken already");
    return new ServiceError(
      "conflict",
      `Another row of ${table.path} has the same ${namesOf(errors)}.`,
      errors,
    );
  },
  "23503": explainReference,
  "23502": explainEmpty,
  "23514": explainCheck,
  "23P01": explainExclusion,
  "44000": ({ message }) => {
    const view = quotedName(message) ?? "the view";
    return new ServiceError(
      "invalid-body",
      `The record would not be in ${view}, whose check option refuses it.`,
    );
  },
};

function explainReference(error: DatabaseError, table: Table, doing: Doing): ServiceError {
  if (doing === "remove") return stillReferred(error, table);
  const isPartial = error.detail?.includes("MATCH FULL") === true;
  const rule = isPartial
    ? "must be filled in together with the others, or not at all"
    : "names a row that does not exist";
  const errors = itemsOf(table, error, rule);
  // The opposite case: a key with references to it was changed.
  if (errors.length === 0) return stillReferred(error, table);
  if (errors.length === 1) return invalidBody(errors);
  const names = namesOf(errors);
  const summary = isPartial
    ? `${names} must be filled in together, or not at all.`
    : `${names} together name a row that does not exist.`;
  return new ServiceError("invalid-body", summary, errors);
}

/** Foreign servers name the column only in their message. */
function explainEmpty(error: DatabaseError, table: Table): ServiceError {
  const name = error.column ?? quotedName(error.message);
  return name !== undefined && (error.column === name || findColumn(table, name))
    ? invalidBody([{ pointer: pointerTo(name), detail: "must not be empty (null)" }])
    : // The detail contains the row, also its columns that the user may not read.
      new ServiceError("invalid-body", error.message);
}

function explainExclusion(error: DatabaseError, table: Table): ServiceError {
  const names = listKeyColumns(table, error);
  const key = /\((.+?)\)=\(/.exec(error.detail ?? "")?.[1];
  // The values of the other row, if the user may read all of them.
  const isPlain = names.length > 0 && key?.split(", ").length === names.length;
  const [, other] = isPlain ? (/existing key (.+?)\.?$/.exec(error.detail ?? "") ?? []) : [];
  const errors = names.map((name) => ({
    pointer: pointerTo(name),
    detail: "conflicts with another row",
  }));
  const rule = error.constraint === undefined ? "" : ` (rule ${error.constraint})`;
  return new ServiceError(
    "conflict",
    `These values conflict with another row of ${table.path}${rule}${other === undefined ? "" : `: ${other}`}.`,
    errors,
  );
}

function quotedName(message: string): string | undefined {
  return /"((?:[^"]|"")+)"/.exec(message)?.[1];
}

function explainCheck(error: DatabaseError, table: Table): ServiceError {
  const partition = explainPartition(error, table);
  if (partition !== undefined) return partition;
  const check = table.checks.find(({ name }) => name === error.constraint);
  const names = check?.columns ?? listDomainColumns(error, table);
  const items = names.map((name) => {
    const pattern = findColumn(table, name)?.limits.pattern;
    const isPattern = pattern !== undefined && (check?.expression.includes(" ~ ") ?? true);
    const rule = check ? ruleOf(check) : "is refused by a rule of its type";
    return { pointer: pointerTo(name), detail: isPattern ? `must match ${pattern}` : rule };
  });
  if (check !== undefined && new Set(items.map(({ detail }) => detail)).size === 1) {
    const expression = hasWords(check) ? `: ${withoutParentheses(check.expression)}` : "";
    const rule = items[0]?.detail ?? "";
    const rules = check.comment === undefined ? `${names.join(", ")} ${rule}` : rule;
    return new ServiceError("invalid-body", `${rules}${expression}.`, items);
  }
  if (items.length > 0) return invalidBody(items);
  const rule = error.constraint ?? error.message;
  return new ServiceError("invalid-body", `A rule of the database refuses these values: ${rule}.`);
}

/** A row that no partition takes has no constraint. */
function explainPartition(error: DatabaseError, table: Table): ServiceError | undefined {
  if (error.constraint !== undefined || error.dataType !== undefined) return undefined;
  const [, key] = /\((.+?)\) = \(/.exec(error.detail ?? "") ?? [];
  if (key === undefined) return undefined;
  const items = listNames(table, key).map((name) => ({
    pointer: pointerTo(name),
    detail: "has a value that no partition takes",
  }));
  return new ServiceError("invalid-body", messageOf(error), items);
}

/** The comment or the name of a rule is more readable than its SQL. */
function ruleOf(check: Check): string {
  if (check.comment !== undefined) return check.comment;
  return hasWords(check)
    ? `must satisfy "${check.name.replaceAll("_", " ")}"`
    : `must satisfy ${withoutParentheses(check.expression)}`;
}

/** True for a comment, and for a name of a rule over several columns that PostgreSQL has not chosen itself. */
function hasWords({ name, comment, columns }: Check): boolean {
  return comment !== undefined || (columns.length > 1 && !/(?:^|_)check\d*$/.test(name));
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
function listKeyColumns(table: Table, { detail = "" }: DatabaseError): readonly string[] {
  const [, list = ""] = /\((.+?)\)=\(/.exec(detail) ?? [];
  return listNames(table, list);
}

/** Columns in a list of names and expressions. */
function listNames({ columns }: Table, list: string): readonly string[] {
  const names = list.match(/"(?:[^"]|"")+"|[^\s,"()]+/g) ?? [];
  const plain = names.map((name) => name.replaceAll(/^"|"$/g, "").replaceAll('""', '"'));
  return columns.map(({ name }) => name).filter((name) => plain.includes(name));
}

function namesOf(errors: readonly ProblemItem[]): string {
  const names = errors.map(({ pointer = "" }) => pointer.slice(1));
  return names.length === 0 ? "values" : names.join(", ");
}
