import { type Resource, recordKey, recordTitle } from "@quarterdeck/model";
import { formatKey } from "./format-key.ts";

/** Title of a record, or its formatted key. */
export function recordName(resource: Resource, row: unknown): string | undefined {
  const key = recordKey(resource, row);
  return recordTitle(resource, row) ?? (key === undefined ? undefined : formatKey(key));
}
