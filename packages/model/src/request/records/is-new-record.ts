import { isJsonObject } from "#request/values/value-at.ts";
import { memberKey } from "./member-title.ts";

/** True for the object of a new record in place of a key. */
export function isNewRecord(value: unknown): boolean {
  return isJsonObject(value) && memberKey(value) === undefined;
}
