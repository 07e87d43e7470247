import type { KeyedRecordRef, Operation } from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";
import { readPreference } from "#storage/preferences.ts";

/** The record with the operations that the API is known to have, also by earlier visits. */
export async function knownTarget(target: KeyedRecordRef): Promise<KeyedRecordRef> {
  const id = target.resource.operations.update;
  const replaced = id === undefined ? undefined : await readPreference(`replaced ${id}`);
  if (!replaced) return target;
  // Few APIs refuse partial changes.
  const { asReplaced } = await import("./replace-instead.ts");
  return asReplaced(target, replaced === "patch" ? replaced : "put");
}

/** True if the API refused a partial change and takes the whole record. */
export async function isReplaceOnly(
  error: unknown,
  operation: Operation,
  { resource }: KeyedRecordRef,
  change: { readonly before: unknown; readonly after: unknown },
): Promise<boolean> {
  if (!(error instanceof HttpError) || operation.method !== "patch") return false;
  const { noteReplacement, noteWhole } = await import("./replace-instead.ts");
  const { replace } = resource.operations;
  return (await noteReplacement(error, operation, replace)) || noteWhole(error, operation, change);
}

/** Rejects with the refusal of a replaced record. If the whole record was refused, later changes are partial again. */
export async function rejectReplaced(error: unknown, update: string): Promise<never> {
  const { forgetWhole } = await import("./replace-instead.ts");
  await forgetWhole(error, update);
  throw error;
}
