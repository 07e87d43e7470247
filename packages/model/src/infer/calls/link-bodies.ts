import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Call } from "./call.ts";
import { isOnlyAdded } from "#infer/fields/record-members.ts";

/** True for a body of addresses, which changes the records that belong to another one (`text/uri-list`). */
export function takesLinks(document: Document, call: Call): boolean {
  const { mediaType = "" } = call.body ?? {};
  return (
    mediaType.startsWith("text/uri-list") || isOnlyAdded(readSchema(document, call.body?.schema))
  );
}
