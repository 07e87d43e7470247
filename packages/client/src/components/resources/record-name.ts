import { type Resource, recordKey, recordTitle } from "@quarterdeck/model";
import { formatKey } from "./format-key.ts";

/** What a person reads as the record's name: its title, else its key as it is spelled in the API. */
export function recordName(resource: Resource, row: unknown): string | undefined {
  const key = recordKey(resource, row);
  return recordTitle(resource, row) ?? (key === undefined ? undefined : formatKey(key));
}
