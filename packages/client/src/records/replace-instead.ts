import type { KeyedRecordRef, Operation } from "@quarterdeck/model";
import type { HttpError } from "#http/errors.ts";
import { storePreference } from "#storage/preferences.ts";

/**
 * Stores that the API has no PATCH for a record and allows PUT: its `Allow` header has PUT, or `replace` is PUT. False
 * for another error.
 */
export async function noteReplacement(
  { response }: HttpError,
  update: string,
  replace: string | undefined,
): Promise<boolean> {
  const { status, headers, body } = response;
  const allowed = headers["allow"]?.split(",").map((name) => name.trim());
  const allows = allowed?.some((name) => /^put$/i.test(name)) ?? replace !== undefined;
  const isWithout = status === 405 || status === 501 || (status === 404 && namesMethod(body));
  const isAllowed = isWithout && allows && replace !== update;
  if (isAllowed) await storePreference(`replaced ${update}`, true);
  return isAllowed;
}

/** True for errors of routers: “Cannot PATCH /tasks/5”, “Route PATCH:/tasks/5 not found”. */
function namesMethod(body: unknown): boolean {
  return /\bPATCH\b/.test(JSON.stringify(body) ?? "");
}

/** The record with an API that replaces it: its partial change was refused. */
export function asReplaced(target: KeyedRecordRef): KeyedRecordRef {
  const { chunk, resource } = target;
  const { update: id, ...others } = resource.operations;
  if (id === undefined) return target;
  const { replace = id } = others;
  const replaced = { ...resource, operations: { ...others, replace } };
  const operations = chunk.operations.map((one) =>
    one.id === id && replace === id ? asReplacement(one) : one,
  );
  return { ...target, resource: replaced, chunk: { ...chunk, operations } };
}

function asReplacement({ body, ...operation }: Operation): Operation {
  const replacement = { ...operation, method: "put", role: "replace" } as const;
  if (body === undefined) return replacement;
  const isPatch = /patch/i.test(body.mediaType);
  return { ...replacement, body: { ...body, ...(isPatch && { mediaType: "application/json" }) } };
}
