import type { ListState } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";

/** What is done to each row. */
export type JobTask =
  | (JobTold & {
      readonly kind: "edit";
      readonly values: Readonly<Record<string, unknown>>;
    })
  | (JobTold & { readonly kind: "remove" })
  | {
      readonly kind: "act";
      /** `Operation.id`. */
      readonly operation: string;
      readonly label: string;
      readonly parameters: TaskParameters;
      readonly body?: unknown;
    }
  /** Each row brings the record that is made of it. */
  | (JobTold & { readonly kind: "create" })
  /** Rows with a key bring what is to be different, rows without one the record that is made of them. */
  | (JobTold & { readonly kind: "upsert" })
  /** Each row brings what another job found there, and what it left. */
  | {
      readonly kind: "undo";
      readonly of: string;
      readonly was: "edit" | "remove" | "create" | "upsert";
    };

type TaskParameters = Readonly<Record<string, unknown>>;

/** What each call is told beside the record. */
export interface JobTold {
  readonly parameters?: TaskParameters;
  /** What stands around the record in its envelope, by what is done to it. */
  readonly around?: { readonly [act in "create" | "change"]?: unknown };
}

export type JobKind = JobTask["kind"];

/** Which rows: those that were chosen, or all that a list's state matches when the job begins. */
export type JobSource =
  | { readonly kind: "chosen" }
  | {
      readonly kind: "matching";
      readonly state: ListState;
      /** Keys that were taken out of the choice. */
      readonly except: readonly string[];
      /** How many were agreed to; more are not touched before a person has seen their number. */
      readonly agreed?: number;
    };

/** `stopped` is for good; `paused` goes on when somebody says so. */
export type JobStatus = "collecting" | "running" | "paused" | "stopped" | "finished";

/** `list-gone`, `task-gone`: the API was described anew without it. `refused`: so far nothing but refusals. `counted`: there are more rows than were agreed to, or nobody knew how many. */
export type PauseReason =
  | "asked"
  | "counted"
  | "list-gone"
  | "task-gone"
  | "refused"
  | "signed-out"
  | "interrupted"
  | "offline"
  | "failed";

/**
 * `sent`: on its way, as far as was written down. `unknown`: nobody knows whether it arrived, so it is read before it is
 * sent again. `unchanged`: nothing had to be done.
 */
export const rowStates = [
  "waiting",
  "sent",
  "done",
  "unchanged",
  "failed",
  "conflict",
  "unknown",
] as const;

export type RowState = (typeof rowStates)[number];

export type RowCounts = Readonly<Record<RowState, number>>;

export const noRows: RowCounts = {
  waiting: 0,
  sent: 0,
  done: 0,
  unchanged: 0,
  failed: 0,
  conflict: 0,
  unknown: 0,
};

export interface JobRow {
  /** As `recordKey` writes it; empty for a record that is still to be made. */
  readonly key: string;
  /** What a person calls it. */
  readonly name?: string;
  /** What the list showed of it, where the API has no other way to read it. */
  readonly listed?: unknown;
  /** For a new record: the record. For `edit`: values of this row alone (`ImportedValue`). For `undo`: as it was found. */
  readonly given?: unknown;
  /** For `undo`: as it was left. */
  readonly left?: unknown;
  readonly hidden?: readonly string[];
}

/**
 * What we say of a row, where the API said nothing. `gone`: it was not there any more. `there`: it is there again already. `moved`: somebody
 * changed it since. `unseen`: the API has no way to look at it. `differs`: it is not as it was before it was sent, so it may have arrived. `no-way-back`: nothing takes it back.
 */
export type RowNote =
  | "gone"
  | "there"
  | "moved"
  | "unseen"
  | "differs"
  | "no-way-back"
  | "silent"
  | "garbled";

/** What became of a row. */
export interface RowOutcome {
  readonly state: RowState;
  readonly note?: RowNote;
  /** What the API said, or what went wrong. */
  readonly message?: string;
  readonly status?: number;
  /** As it was before, for the way back. */
  readonly before?: unknown;
  /** As it was left. */
  readonly after?: unknown;
  /** Names of members that are secret, so that nothing of them is kept. */
  readonly hidden?: readonly string[];
  /** Of a record that was made. */
  readonly key?: string;
}

export interface Job {
  readonly id: string;
  readonly task: JobTask;
  readonly source: JobSource;
  /** `Resource.name`. */
  readonly resource: string;
  /** `Resource.labels.many`, so that a list of jobs needs no part of the model. */
  readonly label: string;
  readonly parents: ParentValues;
  readonly status: JobStatus;
  readonly reason?: PauseReason;
  /** What the last pause was about, in the words of whoever knows. */
  readonly message?: string;
  /** False while its rows are not all known: nothing was touched yet. */
  readonly isCollected: boolean;
  readonly total: number;
  readonly counts: RowCounts;
  /** Until when the API asked to be left alone, if it did. */
  readonly restUntil?: number;
  readonly createdAt: number;
  readonly endedAt?: number;
  /** The job that takes it back. */
  readonly undoneBy?: string;
}
