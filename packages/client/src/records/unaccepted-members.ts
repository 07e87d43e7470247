import { listUnacceptedMembers } from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";

export type Members = Readonly<Record<string, unknown>>;

/** True for a request that the API did not carry out because of its content: by its status, or inside a success. */
export function isRefusal(error: unknown): error is HttpError {
  if (!(error instanceof HttpError)) return false;
  return [400, 403, 409, 422].includes(error.status) || error.status < 300;
}

/** Names of the members that a refusal does not accept; empty for other errors. */
export function findUnaccepted(error: unknown, record: Members): readonly string[] {
  if (!isRefusal(error)) return [];
  const { problem, response } = error;
  return listUnacceptedMembers(problem.fields, Object.keys(record), response.body);
}

export function withoutMembers(record: Members, names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}
