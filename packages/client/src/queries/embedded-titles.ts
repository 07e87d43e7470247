import { listEmbeddedTitles, type Resource } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { setTitle } from "./reference-titles.ts";

/** Stores the titles of references that rows contain, so that they are not read. */
export function storeEmbeddedTitles(
  client: QueryClient,
  { fields }: Resource,
  rows: readonly unknown[],
): void {
  for (const { to, key, title } of listEmbeddedTitles(fields, rows)) {
    setTitle(client, to, encodeURIComponent(key), title);
  }
}
