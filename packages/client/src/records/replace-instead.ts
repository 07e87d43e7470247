import {
  ignoresMissingMembers,
  isSameJson,
  type KeyedRecordRef,
  type Operation,
  valueAt,
} from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";
import { readPreference, storePreference } from "#storage/preferences.ts";

/**
 * Stores that the API has no PATCH for a record and allows PUT: its `Allow` header has PUT, or `replace` is PUT. False
 * for another error.
 */
export async function noteReplacement(
  { response }: HttpError,
  { id: update, isAssumed }: Pick<Operation, "id" | "isAssumed">,
  replace: string | undefined,
): Promise<boolean> {
  const { status, headers, body } = response;
  const allowed = headers["allow"]?.split(",").map((name) => name.trim());
  const allows = allowed?.some((name) => /^put$/i.test(name)) ?? replace !== undefined;
  // The record was read before: a router without the method does not find it.
  const isUnknown = status === 404 && (isAssumed === true || namesMethod(body));
  const isWithout = status === 405 || status === 501 || isUnknown;
  const isAllowed = isWithout && allows && replace !== update;
  if (isAllowed) await storePreference(`replaced ${update}`, true);
  return isAllowed;
}

/** True for errors of routers: “Cannot PATCH /tasks/5”, “Route PATCH:/tasks/5 not found”. */
function namesMethod(body: unknown): boolean {
  return /\bPATCH\b/.test(JSON.stringify(body) ?? "");
}

/** Stores that the API takes the whole record: its refusal names members that the change left out. */
export async function noteWhole(
  { status, problem }: HttpError,
  operation: Operation,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): Promise<boolean> {
  const isPart = operation.role === "update" && ignoresMissingMembers(operation);
  if (!isPart || (status !== 400 && status !== 422)) return false;
  // A refusal that names a changed member too is about its value.
  const isMissing = problem.fields.every(({ path }) => {
    const value = valueAt(before, path.slice(0, 1));
    const isUnchanged = isSameJson(value, valueAt(after, path.slice(0, 1)));
    return path.length > 0 && value !== undefined && value !== null && isUnchanged;
  });
  if (!isMissing || problem.fields.length === 0) return false;
  await storePreference(`replaced ${operation.id}`, "patch");
  return true;
}

/** Removes the note after the API has refused the whole record, too. */
export async function forgetWhole(error: unknown, update: string): Promise<void> {
  const isRefused = error instanceof HttpError && (error.status === 400 || error.status === 422);
  const isWhole = isRefused && (await readPreference(`replaced ${update}`)) === "patch";
  if (isWhole) await storePreference(`replaced ${update}`, false);
}

/** The record with an API that takes it whole: its partial change was refused. */
export function asReplaced(
  target: KeyedRecordRef,
  method: "put" | "patch" = "put",
): KeyedRecordRef {
  const { chunk, resource } = target;
  const { update: id, ...others } = resource.operations;
  if (id === undefined) return target;
  const replace = method === "patch" ? id : (others.replace ?? id);
  const replaced = { ...resource, operations: { ...others, replace } };
  const operations = chunk.operations.map((one) =>
    one.id === id && replace === id ? asReplacement(one, method) : one,
  );
  return { ...target, resource: replaced, chunk: { ...chunk, operations } };
}

function asReplacement({ body, ...operation }: Operation, method: "put" | "patch"): Operation {
  const replacement = { ...operation, method, role: "replace" } as const;
  if (body === undefined) return replacement;
  const isPatch = /patch/i.test(body.mediaType);
  return { ...replacement, body: { ...body, ...(isPatch && { mediaType: "application/json" }) } };
}
