import { ownMember } from "@quarterdeck/model";
import { DatabaseError, isRaised } from "#database/database-error.ts";
import type { Doing } from "#tables/doing.ts";
import { constraintExplanations } from "./constraint-failure.ts";
import type { Explain } from "./constraint-failure.ts";
import { explainRaised, isInFunction, listFields, messageOf } from "./raised-failure.ts";
import { quoteName } from "#tables/quote-name.ts";
import { ServiceError } from "#problem/problems.ts";
import type { Table } from "#tables/table.ts";

const tryAgain: Explain = (_error, _table, doing) =>
  doing === "read"
    ? new ServiceError("unavailable", "The database canceled this read for other work. Retry.")
    : new ServiceError("conflict", "Another user is changing the same row. Retry.");

/** Problems by SQLSTATE. */
const explanations: { readonly [code: string]: Explain } = {
  ...constraintExplanations,
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
  "42501": ({ message }, table) => new ServiceError("conflict", explainRight(message, table)),
  "57014": (error, _table, doing) => new ServiceError("unavailable", canceledText(error, doing)),
  "55000": (error, table, doing) => {
    const name = `${quoteName(table.schema)}.${quoteName(table.name)}`;
    // Only a materialized view without rows cannot be read; a view over it has another name.
    if (doing !== "read" || !table.isMaterialized) {
      return new ServiceError("conflict", messageOf(error));
    }
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
  if (isRemote(error) && !/^23/.test(error.code)) return explainOther(error, table, doing);
  if (isOfValue(error)) return explainValue(error, table, doing);
  const explain = ownMember(explanations, error.code);
  if (explain) return explain(error, table, doing);
  const isOfView = doing === "read" && /^22(?:012|01[EFG])/.test(error.code);
  if (!isOfView && /^(22|54|0A)/.test(error.code)) return explainValue(error, table, doing);
  // A statement of the service that PostgreSQL cannot parse, or an error inside of PostgreSQL.
  const isInternal = /^(?:XX|42)/.test(error.code);
  return isInternal ? error : explainOther(error, table, doing);
}

/** True for an error of a foreign server. */
function isRemote({ where, code }: DatabaseError): boolean {
  return /^(?:HV|08|2F|58)/.test(code) || where?.includes("remote SQL command") === true;
}

/** The table itself fails, such as an expression of a view or a foreign server. */
function explainOther(error: DatabaseError, table: Table, doing: Doing): ServiceError {
  const action = doing === "read" ? "read" : "changed";
  return new ServiceError("conflict", `${table.path} cannot be ${action}: ${messageOf(error)}`);
}

function explainRight(message: string, { path }: Table): string {
  if (!message.includes("row-level security"))
    return `The database does not allow this: ${message}.`;
  const [, policy] = /policy "((?:[^"]|"")+)"/.exec(message) ?? [];
  const [, table = path] = /table "((?:[^"]|"")+)"/.exec(message) ?? [];
  const name = policy === undefined ? "A policy" : `The policy "${policy}"`;
  return `${name} of the database does not allow these values in ${table}.`;
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
