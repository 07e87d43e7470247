import { HttpError, NetworkError } from "#http/errors.ts";
import type { Clock } from "./clock.ts";
import { watchCreated } from "./created-records.ts";
import type { JobRow, PauseReason, RowOutcome } from "./job.ts";
import {
  classifyReadFailure,
  classifyWriteFailure,
  type FailureClass,
} from "./classify-failure.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import type { RowStore } from "./row-store.ts";
import { failureNote } from "./failure-note.ts";

/** Values that a row's request is built from. */
export interface Ready {
  readonly kind: "ready";
  /** Current record. */
  readonly before?: unknown;
  readonly etag?: string | undefined;
  /** Record after the write. */
  readonly after?: unknown;
  /** Copies of the records that a deletion concerns. */
  readonly copies?: object | undefined;
  /** Outcome of an earlier request that the API accepted; it is not sent again. */
  readonly accepted?: RowOutcome;
}

/** Run of the job, while the API carries out the request of a row. */
export interface RowRun {
  /** Aborts when the run ends. */
  readonly signal: AbortSignal;
  readonly sleep: Clock["sleep"];
  /** Stores the job of the API: after a reload it is followed, and nothing is sent again. */
  readonly onJob: (outcome: Pick<RowOutcome, "job" | "key">) => Promise<void>;
}

export type Prepared = Ready | { readonly kind: "settled"; readonly outcome: RowOutcome };

/** Result of `prepare` for a row that needs no request. */
export function settle(outcome: RowOutcome): Prepared {
  return { kind: "settled", outcome };
}

/** Reads and writes one row, for one kind of job. */
export interface RowHandler {
  /** Reads only. `earlier` is set if a request may have been sent already. */
  readonly prepare: (row: JobRow, earlier: RowOutcome | undefined) => Promise<Prepared>;
  readonly send: (row: JobRow, ready: Ready, run: RowRun) => Promise<RowOutcome>;
  /** True if rows without a key create records. */
  readonly isCreating?: true;
  /** Values to store; by default `before` and `after`. */
  readonly toStored?: (ready: Ready) => StoredValues;
}

export type StoredValues = Pick<RowOutcome, "before" | "after" | "hidden" | "copies">;

interface Sending {
  readonly ready: Ready;
  readonly stored: StoredValues;
}

interface RunOptions {
  readonly store: RowStore;
  readonly handler: RowHandler;
  readonly clock: Clock;
  /** Ends the run after the current requests. */
  readonly signal: AbortSignal;
  /** Called when the state of a row changes. */
  readonly onStep: () => void;
  /** Time before which nothing is sent, requested by the API in an earlier run. */
  readonly restUntil?: number | undefined;
  /** Called when the API requests to wait. */
  readonly onRest: (until: number) => void;
}

/** Reason of a run that ended before all rows were sent. */
export interface RunEnd {
  readonly reason?: PauseReason;
  readonly message?: string;
}

const WORKERS = 6;
/** Temporary rejections of one row until it counts as failed. */
const MAX_TRIES = 6;
/** Consecutive rows without a response until the job pauses. */
const MAX_SILENT = 5;

/** Rejected rows, without an accepted one, until the job pauses. */
const MAX_REFUSED = 25;

/** Sends the waiting rows, then those with an unknown outcome. */
export async function runRows(options: RunOptions): Promise<RunEnd> {
  const { store, handler, clock, signal, onStep, restUntil, onRest } = options;
  const limiter = createRateLimiter(clock, { restUntil });
  const halted = new AbortController();
  const stop = AbortSignal.any([signal, halted.signal]);
  const created = watchCreated(store);
  let end: RunEnd = {};
  let silent = 0;

  function halt(reason: PauseReason, message?: string): void {
    end = message === undefined ? { reason } : { reason, message };
    halted.abort();
  }

  async function mark(index: number, outcome: RowOutcome): Promise<void> {
    const stored = store.mark(index, outcome);
    const { done, unchanged, failed } = store.counts();
    // Exactly once: a user who resumes the job has seen the errors.
    const isHopeless = outcome.state === "failed" && failed === MAX_REFUSED;
    if (isHopeless && done + unchanged === 0) halt("refused", outcome.message);
    await stored;
    onStep();
  }

  /** Waits before a retry; false if the row is not retried. */
  async function waitForRetry(
    failure: FailureClass,
    tries: number,
    error: unknown,
  ): Promise<boolean> {
    if (failure.kind === "signed-out") halt("signed-out");
    if (failure.kind !== "later") return false;
    if (tries >= MAX_TRIES && error instanceof NetworkError) halt("offline");
    if (tries >= MAX_TRIES) return false;
    limiter.backOff(failure.wait);
    onRest(clock.now() + failure.wait);
    await clock.sleep(failure.wait, stop);
    return !stop.aborted;
  }

  /** The outcome; of a row that has the record of an earlier one, with a note at both. */
  async function compare(index: number, row: JobRow, outcome: RowOutcome): Promise<RowOutcome> {
    const first = handler.isCreating && (await created.note(index, row, outcome));
    if (first === undefined) return outcome;
    const earlier = await store.outcome(first);
    if (earlier?.state === "done" && earlier.note === undefined)
      await mark(first, { ...earlier, note: "same-record" });
    return { ...outcome, state: "conflict", note: "same-record" };
  }

  async function prepare(index: number, row: JobRow): Promise<Prepared | undefined> {
    const earlier = store.stateOf(index) === "unknown" ? await store.outcome(index) : undefined;
    for (let tries = 0; ; tries += 1) {
      try {
        return await handler.prepare(row, earlier);
      } catch (error) {
        const failure = classifyReadFailure(error, tries);
        if (await waitForRetry(failure, tries, error)) continue;
        if (stop.aborted && failure.kind !== "failed") return undefined;
        // After an earlier request, a failed read proves nothing.
        const state = earlier === undefined ? "failed" : "unknown";
        return { kind: "settled", outcome: { ...earlier, ...failureNote(error), state } };
      }
    }
  }

  async function send(index: number, row: JobRow, { ready, stored }: Sending): Promise<void> {
    const onJob = (outcome: Partial<RowOutcome>): Promise<void> =>
      mark(index, { ...stored, ...outcome, state: "sent" });
    for (let tries = 0; ; tries += 1) {
      try {
        const outcome = await handler.send(row, ready, { signal: stop, sleep: clock.sleep, onJob });
        silent = outcome.state === "unknown" && outcome.note !== "accepted" ? silent + 1 : 0;
        if (silent >= MAX_SILENT) halt("offline");
        // Each further row may change these records, too.
        if (outcome.note === "other-records") halt("refused");
        if (silent === 0) limiter.recordSuccess();
        return await mark(index, { ...stored, ...(await compare(index, row, outcome)) });
      } catch (error) {
        const failure = classifyWriteFailure(error, tries);
        if (await waitForRetry(failure, tries, error)) continue;
        if (error instanceof HttpError && error.status === 403) halt("signed-out");
        const isUntouched =
          failure.kind === "signed-out" || (failure.kind === "later" && stop.aborted);
        const state = isUntouched ? "waiting" : failure.kind === "unknown" ? "unknown" : "failed";
        return await mark(index, { ...stored, ...failureNote(error), state });
      }
    }
  }

  async function runOne(index: number): Promise<void> {
    const row = await store.row(index);
    let prepared = await prepare(index, row);
    // Another row has to wait: so does this one, and its record is read again.
    while (prepared?.kind === "ready" && limiter.isBackingOff()) {
      if (!(await limiter.waitForBackOff(stop))) return;
      prepared = await prepare(index, row);
    }
    if (prepared === undefined) return;
    if (prepared.kind === "settled") return mark(index, prepared.outcome);
    if (stop.aborted) return;
    const { before, after } = prepared;
    const stored = handler.toStored?.(prepared) ?? { before, after };
    // Stored before the request leaves: after a reload nothing is sent twice.
    await mark(index, { ...stored, state: "sent" });
    await send(index, row, { ready: prepared, stored });
  }

  async function runQueue(next: () => number | undefined): Promise<void> {
    const worker = async (): Promise<void> => {
      while (await limiter.acquire(stop)) {
        const index = next();
        try {
          if (index === undefined) return;
          await runOne(index);
        } finally {
          limiter.release();
        }
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, worker));
  }

  await runQueue(queueOf(store, "waiting"));
  if (!stop.aborted) await runQueue(queueOf(store, "unknown"));
  return end;
}

/** Returns each row of a state once, in order. */
function queueOf(store: RowStore, state: "waiting" | "unknown"): () => number | undefined {
  let from = 0;
  return () => {
    const [index] = store.find([state], from, 1);
    if (index !== undefined) from = index + 1;
    return index;
  };
}
