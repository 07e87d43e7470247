import { ownMember } from "@quarterdeck/model";
import { ServiceError } from "#problem/problems.ts";
import { isRaised } from "./database-error.ts";
import type { DatabaseErrorFields } from "./database-error.ts";

/** SQLSTATE classes and codes of a database that is gone, stopping or full. */
const isOutageCode = /^(08|53|57P0|58)/;

const messages: { readonly [code: string]: string } = {
  "53100": "The disk of the database is full. Make room there, then retry.",
  "53200": "The database has no memory left. Narrow the list by a filter, or retry in a moment.",
  "53300": "The database has no connection left. Retry in a moment.",
  "58030": "The disk of the database cannot be read or written. Check it, then retry.",
};

/** True for an error of the server itself; a function may raise the same codes, and a foreign table may fail. */
export function isOutage({
  code,
  routine,
}: Pick<DatabaseErrorFields, "code" | "routine">): boolean {
  return isOutageCode.test(code) && !isRaised({ routine }) && !isForeign(code, routine);
}

/** True for a foreign server, or a file of a foreign table: PostgreSQL itself reports the error. */
function isForeign(code: string, routine: string | undefined): boolean {
  return code.startsWith("08") ? routine !== undefined : routine === "BeginCopyFrom";
}

/** The problem for an outage, by SQLSTATE if there is one. */
export function createOutage(cause: unknown, code = ""): ServiceError {
  const detail = ownMember(messages, code) ?? "The database does not respond. Retry in a moment.";
  return new ServiceError("database-unavailable", detail, [], { cause });
}
