import type { ValueChange } from "@quarterdeck/model";

/** Result of an undo. */
export type UndoOutcome =
  | {
      readonly kind: "done";
      /** Current key of the record. */
      readonly key?: string;
      /** Values that undo could not restore. */
      readonly differs: readonly ValueChange[];
    }
  /** Another user changed it since; no request was sent. `isUnrelated`: the changes concern other members. */
  | {
      readonly kind: "changed";
      readonly changes: readonly ValueChange[];
      readonly isUnrelated: boolean;
    }
  /** The record does not exist any more; no request was sent. */
  | { readonly kind: "gone" }
  /** The API accepted it, and its job failed. */
  | { readonly kind: "failed"; readonly message?: string }
  /** `isMissing`: the record shows that the undo did not arrive. Without an error, the API does not show the end of its job. */
  | { readonly kind: "unknown"; readonly error?: Error | undefined; readonly isMissing?: boolean };
