import type { KeyedRecordRef, Operation } from "@quarterdeck/model";
import type { HttpError } from "#http/errors.ts";
import { storePreference } from "#storage/preferences.ts";

/** Stores that the API refused PATCH (405) and allows PUT; false for another error. */
export async function noteReplacement(
  { response }: HttpError,
  { id, method }: Operation,
): Promise<boolean> {
  if (method !== "patch") return false;
  const allowed = response.headers["allow"]?.split(",").map((name) => name.trim());
  const isAllowed = allowed?.some((name) => /^put$/i.test(name)) === true;
  if (isAllowed) await storePreference(`replaced ${id}`, true);
  return isAllowed;
}

/** The record with an API that replaces it: its partial change was refused. */
export function asReplaced(target: KeyedRecordRef): KeyedRecordRef {
  const { chunk, resource } = target;
  const id = resource.operations.update;
  if (id === undefined) return target;
  const replaced = { ...resource, operations: { ...resource.operations, replace: id } };
  const operations = chunk.operations.map((one) => (one.id === id ? asReplacement(one) : one));
  return { ...target, resource: replaced, chunk: { ...chunk, operations } };
}

function asReplacement({ body, ...operation }: Operation): Operation {
  const replacement = { ...operation, method: "put", role: "replace" } as const;
  if (body === undefined) return replacement;
  const isPatch = /patch/i.test(body.mediaType);
  return { ...replacement, body: { ...body, ...(isPatch && { mediaType: "application/json" }) } };
}
