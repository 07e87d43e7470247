import {
  JOB_CHUNK,
  storeJobOutcome,
  storeJobRows,
  readJobOutcome,
  readJobOutcomes,
  readJobRows,
} from "#storage/jobs.ts";
import type { JobRow, RowCounts, RowOutcome, RowState } from "./job.ts";
import { noRows, rowStates } from "./job.ts";

/** Rows of one job: the state of each in memory, everything else in IndexedDB. */
export interface RowStore {
  readonly total: () => number;
  readonly counts: () => RowCounts;
  readonly stateOf: (index: number) => RowState;
  readonly row: (index: number) => Promise<JobRow>;
  readonly outcome: (index: number) => Promise<RowOutcome | undefined>;
  /** Resolves when the outcome is stored. */
  readonly mark: (index: number, outcome: RowOutcome) => Promise<void>;
  readonly add: (rows: readonly JobRow[]) => Promise<void>;
  /** Indexes of the first `max` rows in these states, from an index on. */
  readonly find: (states: readonly RowState[], from: number, max: number) => readonly number[];
}

/** Chunks in memory; the workers of a job are never further apart. */
const CACHED_CHUNKS = 3;

/** Creates a store, empty or with rows in the states of `stored`. */
export function createRowStore(id: string, stored: Uint8Array = new Uint8Array(0)): RowStore {
  let codes = Uint8Array.from(stored);
  let total = stored.length;
  /** Rows of the last, incomplete chunk. */
  let open: JobRow[] = [];
  const counts = countStates(stored);
  const chunks = new Map<number, Promise<readonly JobRow[]>>();

  const readChunk = (chunk: number): Promise<readonly JobRow[]> => {
    const cached = chunks.get(chunk);
    if (cached !== undefined) return cached;
    const read = readJobRows(id, chunk) as Promise<readonly JobRow[]>;
    chunks.set(chunk, read);
    const [oldest] = chunks.keys();
    if (chunks.size > CACHED_CHUNKS && oldest !== undefined) chunks.delete(oldest);
    return read;
  };

  const setState = (index: number, state: RowState): void => {
    counts[stateAt(codes, index)] -= 1;
    codes[index] = rowStates.indexOf(state);
    counts[state] += 1;
  };

  return {
    total: () => total,
    counts: () => ({ ...counts }),
    stateOf: (index) => stateAt(codes, index),
    row: async (index) => {
      const rows = await readChunk(Math.floor(index / JOB_CHUNK));
      const row = rows[index % JOB_CHUNK];
      if (row === undefined) throw new Error(`Row ${index} of the job is not stored.`);
      return row;
    },
    outcome: async (index) => {
      const outcome = (await readJobOutcome(id, index)) as RowOutcome | undefined;
      return outcome && { ...outcome, state: stateAt(codes, index) };
    },
    mark: async (index, outcome) => {
      setState(index, outcome.state);
      await storeJobOutcome(id, index, outcome);
    },
    add: async (rows) => {
      for (const row of rows) {
        if (total >= codes.length) codes = grow(codes);
        counts.waiting += 1;
        total += 1;
        open.push(row);
        if (open.length < JOB_CHUNK) continue;
        await storeJobRows(id, total / JOB_CHUNK - 1, open);
        open = [];
      }
      const chunk = Math.floor(total / JOB_CHUNK);
      chunks.delete(chunk);
      if (open.length > 0) await storeJobRows(id, chunk, open);
    },
    find: (states, from, max) => {
      const expected = new Set(states.map((state) => rowStates.indexOf(state)));
      const indexes: number[] = [];
      for (let index = from; index < total && indexes.length < max; index += 1) {
        if (expected.has(codes[index] ?? 0)) indexes.push(index);
      }
      return indexes;
    },
  };
}

/** Opens the stored rows of a job; rows that were `sent` when the page closed are `unknown`. */
export async function openRowStore(id: string, total: number): Promise<RowStore> {
  const codes = new Uint8Array(total);
  for (let chunk = 0; chunk * JOB_CHUNK < total; chunk += 1) {
    for (const [index, outcome] of await readJobOutcomes(id, chunk)) {
      const { state } = outcome as RowOutcome;
      codes[index] = rowStates.indexOf(state === "sent" ? "unknown" : state);
    }
  }
  return createRowStore(id, codes);
}

function countStates(codes: Uint8Array): Record<RowState, number> {
  const counts = { ...noRows };
  for (let index = 0; index < codes.length; index += 1) counts[stateAt(codes, index)] += 1;
  return counts;
}

function stateAt(codes: Uint8Array, index: number): RowState {
  return rowStates[codes[index] ?? 0] ?? "waiting";
}

function grow(codes: Uint8Array): Uint8Array<ArrayBuffer> {
  const wider = new Uint8Array(Math.max(JOB_CHUNK, codes.length * 2));
  wider.set(codes);
  return wider;
}
