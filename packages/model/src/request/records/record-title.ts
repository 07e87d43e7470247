import type { Resource } from "#types/resource.ts";
import { shortText } from "#request/values/short-text.ts";
import { valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";

/** Title of a record, at most 200 characters; undefined if it has none. */
export function recordTitle(resource: Pick<Resource, "title">, row: unknown): string | undefined {
  if (resource.title === undefined) return undefined;
  const text = scalarText(valueAt(row, resource.title));
  const title = text === undefined ? "" : shortText(text, 200);
  return title === "" ? undefined : title;
}
