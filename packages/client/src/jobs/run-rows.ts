import { HttpError, NetworkError } from "#http/errors.ts";
import type { Clock } from "./clock.ts";
import type { JobRow, PauseReason, RowOutcome } from "./job.ts";
import { judgeRead, judgeWrite, type Judgement } from "./judge-failure.ts";
import { createPace } from "./pace.ts";
import type { RowStore } from "./row-store.ts";
import { tellFailure } from "./failure-note.ts";

/** What a row's sending begins with. */
export interface Ready {
  readonly kind: "ready";
  /** As the record is now. */
  readonly before?: unknown;
  readonly etag?: string | undefined;
  /** As it is to be. */
  readonly after?: unknown;
}

export type Prepared = Ready | { readonly kind: "settled"; readonly outcome: RowOutcome };

/** Nothing is sent for it. */
export function settle(outcome: RowOutcome): Prepared {
  return { kind: "settled", outcome };
}

/** What a kind of job does with a row. */
export interface RowWork {
  /** Reads and changes nothing. `earlier`: it may have been sent already. */
  readonly prepare: (row: JobRow, earlier: RowOutcome | undefined) => Promise<Prepared>;
  readonly send: (row: JobRow, ready: Ready) => Promise<RowOutcome>;
  /** What is written down of it; absent: its values as they are. */
  readonly keep?: (ready: Ready) => Kept;
}

export type Kept = Pick<RowOutcome, "before" | "after" | "hidden">;

interface Sending {
  readonly ready: Ready;
  readonly kept: Kept;
}

interface RunOptions {
  readonly book: RowStore;
  readonly work: RowWork;
  readonly clock: Clock;
  /** Aborted: what is under way comes to its end, nothing more is begun. */
  readonly signal: AbortSignal;
  /** After each step of a row. */
  readonly onStep: () => void;
  /** The API asked to wait before this: nothing is sent until then. */
  readonly restUntil?: number | undefined;
  /** It asks now. */
  readonly onRest: (until: number) => void;
}

/** Why a run ended before its rows did. */
export interface RunEnd {
  readonly reason?: PauseReason;
  readonly message?: string;
}

const LANES = 6;
/** Refusals of one row to be taken now, until it counts as failed. */
const MOST_TRIES = 6;
/** So many rows in a row with no answer: more would only become unknown as well. */
const MOST_SILENT = 5;

/** So many refusals before anything else: a person looks before thousands more follow. */
const MOST_REFUSED = 25;

/** Works through the rows that wait, then through those of which nobody knows whether they were sent. */
export async function runRows(options: RunOptions): Promise<RunEnd> {
  const { book, work, clock, signal, onStep, restUntil, onRest } = options;
  const pace = createPace(clock, { restUntil });
  const own = new AbortController();
  const stop = AbortSignal.any([signal, own.signal]);
  let end: RunEnd = {};
  let silent = 0;

  function halt(reason: PauseReason, message?: string): void {
    end = message === undefined ? { reason } : { reason, message };
    own.abort();
  }

  async function mark(index: number, outcome: RowOutcome): Promise<void> {
    const kept = book.mark(index, outcome);
    const { done, unchanged, failed } = book.counts();
    // Once: who goes on has seen it.
    const isHopeless = outcome.state === "failed" && failed === MOST_REFUSED;
    if (isHopeless && done + unchanged === 0) halt("refused", outcome.message);
    await kept;
    onStep();
  }

  /** False: the row stays as it was, and may be tried again later. */
  async function heed(judged: Judgement, tries: number, error: unknown): Promise<boolean> {
    if (judged.kind === "signed-out") halt("signed-out");
    if (judged.kind !== "later") return false;
    if (tries >= MOST_TRIES && error instanceof NetworkError) halt("offline");
    if (tries >= MOST_TRIES) return false;
    pace.yieldFor(judged.wait);
    onRest(clock.now() + judged.wait);
    await clock.sleep(judged.wait, stop);
    return !stop.aborted;
  }

  async function prepare(index: number, row: JobRow): Promise<Prepared | undefined> {
    const earlier = book.stateOf(index) === "unknown" ? await book.outcome(index) : undefined;
    for (let tries = 0; ; tries += 1) {
      try {
        return await work.prepare(row, earlier);
      } catch (error) {
        const judged = judgeRead(error, tries);
        if (await heed(judged, tries, error)) continue;
        if (stop.aborted && judged.kind !== "failed") return undefined;
        // Of what may have been sent, a failed look proves nothing.
        const state = earlier === undefined ? "failed" : "unknown";
        return { kind: "settled", outcome: { ...earlier, ...tellFailure(error), state } };
      }
    }
  }

  async function send(index: number, row: JobRow, { ready, kept }: Sending): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        const outcome = await work.send(row, ready);
        silent = outcome.state === "unknown" ? silent + 1 : 0;
        if (silent >= MOST_SILENT) halt("offline");
        if (silent === 0) pace.succeed();
        return await mark(index, { ...kept, ...outcome });
      } catch (error) {
        const judged = judgeWrite(error, tries);
        if (await heed(judged, tries, error)) continue;
        if (error instanceof HttpError && error.status === 403) halt("signed-out");
        const isUntouched =
          judged.kind === "signed-out" || (judged.kind === "later" && stop.aborted);
        const state = isUntouched ? "waiting" : judged.kind === "unknown" ? "unknown" : "failed";
        return await mark(index, { ...kept, ...tellFailure(error), state });
      }
    }
  }

  async function runOne(index: number): Promise<void> {
    const row = await book.row(index);
    let prepared = await prepare(index, row);
    // Another row was told to wait meanwhile: that holds for this one too, and what was read of it grows old.
    while (prepared?.kind === "ready" && pace.isResting()) {
      if (!(await pace.rest(stop))) return;
      prepared = await prepare(index, row);
    }
    if (prepared === undefined) return;
    if (prepared.kind === "settled") return mark(index, prepared.outcome);
    if (stop.aborted) return;
    const { before, after } = prepared;
    const kept = work.keep?.(prepared) ?? { before, after };
    // Written down before it leaves: after a reload nothing is sent twice.
    await mark(index, { ...kept, state: "sent" });
    await send(index, row, { ready: prepared, kept });
  }

  async function runAll(next: () => number | undefined): Promise<void> {
    const lane = async (): Promise<void> => {
      while (await pace.enter(stop)) {
        const index = next();
        try {
          if (index === undefined) return;
          await runOne(index);
        } finally {
          pace.leave();
        }
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  await runAll(queueOf(book, "waiting"));
  if (!stop.aborted) await runAll(queueOf(book, "unknown"));
  return end;
}

/** Each row of a state once, in their order. */
function queueOf(book: RowStore, state: "waiting" | "unknown"): () => number | undefined {
  let from = 0;
  return () => {
    const [index] = book.find([state], from, 1);
    if (index !== undefined) from = index + 1;
    return index;
  };
}
