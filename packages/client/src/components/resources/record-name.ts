import { type Resource, recordKey, recordTitle } from "@quarterdeck/model";
import { formatKey } from "./format-key.ts";

/** Title of a record, or its formatted key. */
export function recordName(resource: Resource, row: unknown): string | undefined {
  const key = recordKey(resource, row);
  return recordTitle(resource, row) ?? (key === undefined ? undefined : shownKey(resource, key));
}

/** Formatted key of a record; dots for one that is a secret, such as a token that its own path takes. */
export function shownKey({ key: parts, fields }: Resource, key: string): string {
  const isSecret = parts.some(({ field: [name] }) =>
    fields.some((field) => field.kind === "secret" && field.name === name),
  );
  return isSecret ? "••••" : formatKey(key);
}
