import type { Resource } from "@quarterdeck/model";
import { valueAt } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";

/** Stores the titles of references that rows or a record contain; the code for it is loaded for those alone. */
export async function storeEmbedded(
  client: QueryClient,
  resource: Resource,
  rows: readonly unknown[],
): Promise<void> {
  if (!hasEmbedded(resource, rows[0])) return;
  // Without the code, keys are shown.
  const code = await import("./embedded-titles.ts").catch(() => undefined);
  code?.storeEmbeddedTitles(client, resource, rows);
}

/** True if a row may contain a record, also next to its key. */
function hasEmbedded({ fields }: Resource, row: unknown): boolean {
  return fields.some(
    ({ kind, name }) =>
      kind.startsWith("reference") &&
      typeof valueAt(row, [name.replace(/_?ids?$/i, "")]) === "object",
  );
}
