import { ownMember } from "@quarterdeck/model";
import type { DatabaseErrorFields } from "./database-error.ts";

/** Error numbers of Emscripten's file system, which are those of WASI, and of Node. */
const fileFailures: { readonly [errno: string]: string } = {
  51: "its disk is full",
  19: "its disk quota is used up",
  22: "a file is too large",
  2: "a file may not be used",
  29: "its disk cannot be read or written",
  33: "too many files are open",
  63: "a file may not be used",
  69: "its disk is read-only",
  ENOSPC: "its disk is full",
  EDQUOT: "its disk quota is used up",
};

/**
 * Converts anything that the embedded engine throws: errors of PostgreSQL, of Emscripten's file system (which are not
 * of the class Error), of WebAssembly, of Node. `code` is empty if the engine cannot continue.
 */
export function engineFailure(error: unknown): DatabaseErrorFields {
  const fields = (typeof error === "object" && error !== null ? error : {}) as RawFailure;
  const failure =
    ownMember(fileFailures, String(fields.errno)) ?? ownMember(fileFailures, String(fields.code));
  if (failure !== undefined) return { message: failure, code: "" };
  const code = isSqlState(fields.code) ? fields.code : "";
  // An exception of a function may have an empty message.
  const message = code === "" ? messageOf(error, fields) : (fields.message ?? "");
  const { detail, hint, table, column, constraint, dataType, where, position, routine } = fields;
  return {
    message,
    code,
    detail,
    hint,
    table,
    column,
    constraint,
    dataType,
    where,
    position,
    routine,
  };
}

type RawFailure = Partial<DatabaseErrorFields> & {
  readonly errno?: unknown;
  readonly name?: unknown;
};

function messageOf(error: unknown, { message, name, errno }: RawFailure): string {
  if (typeof message === "string" && message !== "") return message;
  if (errno !== undefined) return `the file system reports error ${String(errno)}`;
  if (typeof error === "string" && error !== "") return error;
  return typeof name === "string" ? `the engine stopped (${name})` : "the engine stopped";
}

function isSqlState(code: unknown): code is string {
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code);
}
