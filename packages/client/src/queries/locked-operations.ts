import type { OperationSummary } from "@quarterdeck/model";
import { lacksCredential, setCredentialListener } from "#http/other-credentials.ts";
import type { SessionStore } from "#session/session-store.ts";
import { isRefused, setLocked, storePermission } from "./permission-cache.ts";

/** Marks operations that take another credential than the session's as refused until the user adds it. */
export function lockOperations(
  session: SessionStore,
  operations: readonly OperationSummary[],
): void {
  const schemes = new Map(
    operations.flatMap((one) => (one.schemes ? [[one.id, one.schemes]] : [])),
  );
  const isLocked = (id: string): boolean => lacksCredential(session, schemes.get(id));
  setLocked(isLocked);
  setCredentialListener((scheme) => {
    // Another credential may be accepted.
    const refused = [...schemes].filter(([id, names]) => names.includes(scheme) && isRefused(id));
    for (const [id] of refused) storePermission(id, undefined);
    setLocked(isLocked);
  });
}
