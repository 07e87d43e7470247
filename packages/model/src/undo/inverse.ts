/** A completed write: the states before and after, if known. */
export interface Written {
  readonly kind: "create" | "change" | "remove" | "action";
  /** Key of the record when it was written. */
  readonly key?: string;
  /** State before; undefined for `create`. */
  readonly before?: unknown;
  /** State after; undefined for `remove`. */
  readonly after?: unknown;
  /** Names of fields whose values were not stored, or that only the request contained. */
  readonly hidden?: readonly string[];
  /** Other records may belong to this one and be deleted with it. */
  readonly hasReferrers?: boolean;
  /** Copies of the deleted records that the API returned with the effects of the deletion. */
  readonly copies?: object;
}

/**
 * Reason without an inverse: an action has none by description; the API lacks the operation; the previous state or
 * the key is unknown; a required or changed value is not shown, is secret, or is not accepted; the operation requires
 * input from the user.
 */
export type NoInverse =
  | "action"
  | "no-create"
  | "no-change"
  | "no-remove"
  | "not-read"
  | "no-key"
  | "required"
  | "requires-input"
  | "secret"
  | "not-taken"
  | "unchanged";

/**
 * Reason that a record that is created again differs: its state is not accepted, dependent records may have been deleted,
 * or the deleted record remains at the API and the new one is a copy with another key.
 */
export type RemoveDoubt = "state" | "followers" | "copy";

/** The write that undoes another one. */
export type Inverse =
  | {
      readonly kind: "create";
      /** Members that the create operation accepts. */
      readonly record: Readonly<Record<string, unknown>>;
      /** Members that only a later change accepts. */
      readonly rest: Readonly<Record<string, unknown>>;
      /** The API chooses a new key. */
      readonly isNewKey: boolean;
      /** Members that no operation accepts: the API sets them itself. */
      readonly lost: readonly string[];
      readonly doubt?: RemoveDoubt;
      /** The deletion may only mark the record. If a read still returns it, the changes of the deletion are undone. */
      readonly mayRemain?: true;
      /** A required member is left out because the API itself leaves it out: the create may be refused. */
      readonly isUncertain?: true;
    }
  /** The API restores the deleted record under its key, with the copies if there are any. */
  | {
      readonly kind: "restore";
      readonly key: string;
      readonly operation: string;
      readonly copies?: object;
    }
  | {
      readonly kind: "change";
      readonly key: string;
      /** Changed members, as they are and as they were. */
      readonly before: Readonly<Record<string, unknown>>;
      readonly after: Readonly<Record<string, unknown>>;
      /** Secrets changed in the same write, whose previous values are unknown. */
      readonly stays: readonly string[];
    }
  | { readonly kind: "remove"; readonly key: string }
  | {
      readonly kind: "none";
      readonly reason: NoInverse;
      /** Names of the members concerned. */
      readonly names: readonly string[];
    };
