import type { ModelSummary } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { lacksCredential, setCredentialListener } from "#http/other-credentials.ts";
import { httpOf } from "./client-http.ts";
import { isRefused, mayReadInBackground, storePermission } from "./permission-cache.ts";

/** Marks operations that take another credential than the session's as refused until the user adds it. */
export function lockOperations(
  client: QueryClient,
  { operations }: Pick<ModelSummary, "operations">,
): void {
  const { session } = httpOf(client);
  const partial = operations.filter(({ schemes }) => schemes !== undefined);
  const lock = (): void => {
    for (const { id, schemes } of partial) {
      // The description may be wrong about one that was permitted.
      if (lacksCredential(session, schemes) && !mayReadInBackground(id)) storePermission(id, false);
    }
  };
  lock();
  setCredentialListener((name) => {
    // Another credential may be accepted.
    const refused = partial.filter(({ id, schemes }) => schemes?.includes(name) && isRefused(id));
    for (const { id } of refused) storePermission(id, undefined);
    lock();
  });
}
