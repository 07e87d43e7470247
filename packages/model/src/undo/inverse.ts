/** A write, as far as it is known: what was there before and what came of it. */
export interface Written {
  readonly kind: "create" | "change" | "remove" | "action";
  /** Of the record as it was written to. */
  readonly key?: string;
  /** The record as it was; for `create`, nothing. */
  readonly before?: unknown;
  /** The record as it is; for `remove`, nothing. */
  readonly after?: unknown;
  /** Names of fields whose values were not kept, or that only the request held. */
  readonly hidden?: readonly string[];
  /** Other records may belong to this one, and go with it. */
  readonly hasFollowers?: boolean;
}

/**
 * Why nothing takes a write back: an action says not what undoes it; the API has no such operation; nobody knows what
 * was there, or which record it is; what is required, or was changed, is not shown, is secret, or is not taken; it asks for what
 * only a person can say.
 */
export type NoInverse =
  | "action"
  | "no-create"
  | "no-change"
  | "no-remove"
  | "not-read"
  | "no-key"
  | "required"
  | "asked"
  | "secret"
  | "not-taken"
  | "unchanged";

/** The write that takes another one back. */
export type Inverse =
  | {
      readonly kind: "create";
      /** The record's members that the operation takes. */
      readonly record: Readonly<Record<string, unknown>>;
      /** Members that it takes only afterwards, by a change. */
      readonly rest: Readonly<Record<string, unknown>>;
      /** The API gives it a key of its own choice. */
      readonly isNewKey: boolean;
      /** Members that it held and that nothing takes: the API sets them itself. */
      readonly lost: readonly string[];
      /** Why it may not be what was: its state is not taken, or records that belong to it may have gone with it. */
      readonly doubt?: "state" | "followers";
    }
  | {
      readonly kind: "change";
      readonly key: string;
      /** What it takes back, member by member: as it is, and as it was. */
      readonly before: Readonly<Record<string, unknown>>;
      readonly after: Readonly<Record<string, unknown>>;
      /** Secrets that were changed along with it: nobody can bring back what they were. */
      readonly stays: readonly string[];
    }
  | { readonly kind: "remove"; readonly key: string }
  | {
      readonly kind: "none";
      readonly reason: NoInverse;
      /** The members that it is about. */
      readonly names: readonly string[];
    };
