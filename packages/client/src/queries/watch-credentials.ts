import type { ModelSummary } from "@quarterdeck/model";
import { setCredentialListener } from "#http/other-credentials.ts";
import { storePermission } from "./permission-cache.ts";

/**
 * Forgets the permissions of the operations that take another credential than the session's when the user adds, replaces
 * or removes it. Only a refusal of the API marks an operation: the description may be wrong about its credential.
 */
export function watchCredentials({ operations }: Pick<ModelSummary, "operations">): void {
  setCredentialListener((name) => {
    for (const { id, schemes } of operations)
      if (schemes?.includes(name) === true) storePermission(id, undefined);
  });
}
