import type { KeyedRecordRef, Operation } from "@quarterdeck/model";
import { HttpError } from "#http/errors.ts";

/** Present after an API refused a partial change; the code loads with the first refusal. */
let asReplaced: ((target: KeyedRecordRef) => KeyedRecordRef) | undefined;

/** The record with the operations that the API is known to have. */
export function knownTarget(target: KeyedRecordRef): KeyedRecordRef {
  return asReplaced?.(target) ?? target;
}

/** True if the API refused a partial change and allows to replace the record. */
export async function isReplaceOnly(error: unknown, operation: Operation): Promise<boolean> {
  if (!(error instanceof HttpError) || error.status !== 405) return false;
  const rules = await import("./replace-instead.ts");
  asReplaced = rules.asReplaced;
  return rules.noteReplacement(error, operation);
}
