import type { ListState } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import type { Job as ApiJob } from "#records/find-job.ts";

/** Change that a job makes to each row. */
export type JobTask =
  | (SharedCallValues & {
      readonly kind: "edit";
      readonly values: Readonly<Record<string, unknown>>;
      /** True if the user accepted that full updates remove fields that the API does not return. */
      readonly allowsUnseen?: boolean;
    })
  | (SharedCallValues & {
      readonly kind: "remove";
      /** True if the user was promised that undo restores all: other rows are not deleted. */
      readonly isRestored?: boolean;
    })
  | {
      readonly kind: "act";
      /** `Operation.id`. */
      readonly operation: string;
      readonly label: string;
      readonly parameters: TaskParameters;
      readonly body?: unknown;
    }
  /** Each row contains its new record. */
  | (SharedCallValues & { readonly kind: "create" })
  /** Rows with a key contain changed values, rows without a key a new record. */
  | (SharedCallValues & { readonly kind: "upsert" })
  /** Each row contains the record before and after another job. */
  | {
      readonly kind: "undo";
      readonly of: string;
      readonly was: "edit" | "remove" | "create" | "upsert";
    };

type TaskParameters = Readonly<Record<string, unknown>>;

/** Values sent with every row: parameters and sibling members of the record. */
export interface SharedCallValues {
  readonly parameters?: TaskParameters;
  /** Sibling members in the body envelope, by kind of write. */
  readonly around?: { readonly [act in "create" | "change"]?: unknown };
}

export type JobKind = JobTask["kind"];

/** Rows of a job: the selected ones, or every match of a list's state at the start. */
export type JobSource =
  | { readonly kind: "chosen" }
  | {
      readonly kind: "matching";
      readonly state: ListState;
      /** Keys excluded from the selection. */
      readonly except: readonly string[];
      /** Number of rows that the user confirmed; a larger number pauses the job before any write. */
      readonly agreed?: number;
    };

/** A `paused` job can be resumed, a `stopped` one cannot. */
export type JobStatus = "collecting" | "running" | "paused" | "stopped" | "finished";

/**
 * `list-gone`, `task-gone`: missing from the current model. `refused`: all rows so far were rejected.
 * `counted`: more rows than the user confirmed, or no number was confirmed. `counted-part`: the API may have more. `asked`: paused by the user.
 */
export type PauseReason =
  | "asked"
  | "counted"
  | "counted-part"
  | "list-gone"
  | "task-gone"
  | "refused"
  | "signed-out"
  | "interrupted"
  | "offline"
  | "failed";

/**
 * `sent`: stored before the request leaves. `unknown`: unknown outcome; the record is read before a
 * second request. `unchanged`: no request was necessary.
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
  /** Result of `recordKey`; empty for a new record. */
  readonly key: string;
  /** Title of the record. */
  readonly name?: string;
  /** Row of the list response, if the API has no read operation. */
  readonly listed?: unknown;
  /** New record; for `edit`, values of this row only (`ImportedValue`); for `undo`, the record before. */
  readonly given?: unknown;
  /** For `undo`, the record after. */
  readonly left?: unknown;
  readonly hidden?: readonly string[];
  /** For `undo` of a deletion, copies of the deleted and changed records. */
  readonly copies?: object;
}

/**
 * Note on a row without a message from the API. `gone`: the record does not exist. `there`: the record
 * exists again. `moved`: the record changed since. `unseen`: the API cannot read it. `differs`: the
 * record changed, so the request may have arrived. `no-way-back`: no undo. `silent`: no response.
 * `garbled`: the response is not valid. `undecodable`: its text could not be decoded. `unseen-fields`: a full update
 * would remove values that the API did not return. `other-records`: the response to a create has several other records.
 * `assumed`: not sent, because nothing describes the operation.
 * `accepted`: the API accepted the request; its own job has not ended, or cannot be read. `job-failed`: that job failed.
 * `same-record`: the API responded with one record for this row and another one.
 * `no-copies`: not deleted, because undo could not restore all of it. `whole`: all values were sent, because the API
 * refused a part.
 */
export type RowNote =
  | "gone"
  | "there"
  | "moved"
  | "unseen"
  | "differs"
  | "no-way-back"
  | "silent"
  | "garbled"
  | "undecodable"
  | "unseen-fields"
  | "other-records"
  | "assumed"
  | "no-copies"
  | "accepted"
  | "job-failed"
  | "same-record"
  | "whole";

/** Outcome of a row. */
export interface RowOutcome {
  readonly state: RowState;
  readonly note?: RowNote;
  /** Message of the API or of the error. */
  readonly message?: string;
  readonly status?: number;
  /** Record before the write, for undo. */
  readonly before?: unknown;
  /** Record after the write. */
  readonly after?: unknown;
  /** Paths of secret members, which are not stored. */
  readonly hidden?: readonly string[];
  /** Copies of deleted and changed records, for undo. */
  readonly copies?: object;
  /** Key of a new record. */
  readonly key?: string;
  /** Address of a new record whose response has no key. */
  readonly location?: string;
  /** Job of the API that carries out the accepted request of this row. */
  readonly job?: ApiJob;
}

export interface Job {
  readonly id: string;
  readonly task: JobTask;
  readonly source: JobSource;
  /** `Resource.name`. */
  readonly resource: string;
  /** `Resource.labels.many`: a list of jobs needs no model chunk. */
  readonly label: string;
  readonly parents: ParentValues;
  readonly status: JobStatus;
  readonly reason?: PauseReason;
  /** Message of the error that paused the job. */
  readonly message?: string;
  /** False while rows are read from the list; no row is written yet. */
  readonly isCollected: boolean;
  readonly total: number;
  readonly counts: RowCounts;
  /** Time before which the API accepts no request, by `Retry-After`. */
  readonly restUntil?: number;
  readonly createdAt: number;
  readonly endedAt?: number;
  /** Job that undoes this one. */
  readonly undoneBy?: string;
}
