import type { KeyedRecordRef, Operation } from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";
import { readPreference } from "#storage/preferences.ts";

/** The record with the operations that the API is known to have, also by earlier visits. */
export async function knownTarget(target: KeyedRecordRef): Promise<KeyedRecordRef> {
  const id = target.resource.operations.update;
  if (id === undefined || !(await readPreference(`replaced ${id}`))) return target;
  // Few APIs refuse partial changes.
  const { asReplaced } = await import("./replace-instead.ts");
  return asReplaced(target);
}

/** True if the API refused a partial change and allows to replace the record. */
export async function isReplaceOnly(
  error: unknown,
  operation: Operation,
  { resource }: KeyedRecordRef,
): Promise<boolean> {
  if (!(error instanceof HttpError) || operation.method !== "patch") return false;
  const { noteReplacement } = await import("./replace-instead.ts");
  return noteReplacement(error, operation.id, resource.operations.replace);
}
