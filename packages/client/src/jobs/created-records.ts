import { JOB_CHUNK } from "#storage/jobs.ts";
import type { JobRow, RowOutcome } from "./job.ts";
import type { RowStore } from "./row-store.ts";

/** Records that the rows of a job created. */
export interface CreatedRecords {
  /** Notes the record of a row. Returns the first row with the same record. */
  readonly note: (index: number, row: JobRow, outcome: RowOutcome) => Promise<number | undefined>;
}

/** Watches for rows that the API stores as one record: a later row may have replaced the values of an earlier one. */
export function watchCreated(store: RowStore): CreatedRecords {
  const rows = new Map<string, number>();
  let reading: Promise<void> | undefined;

  function add(
    index: number,
    row: JobRow,
    { state, key, location }: RowOutcome,
  ): number | undefined {
    const identity = key ?? location;
    if (state !== "done" || row.key !== "" || identity === undefined) return undefined;
    const first = rows.get(identity);
    if (first === undefined) rows.set(identity, index);
    return first === index ? undefined : first;
  }

  /** Rows of an earlier run. */
  async function readEarlier(): Promise<void> {
    const done = store.find(["done"], 0, store.total());
    for (let at = 0; at < done.length; at += JOB_CHUNK) {
      const indexes = done.slice(at, at + JOB_CHUNK);
      const outcomes = await Promise.all(indexes.map((index) => store.outcome(index)));
      for (const [position, index] of indexes.entries()) {
        const outcome = outcomes[position];
        if (outcome !== undefined) add(index, await store.row(index), outcome);
      }
    }
  }

  return {
    note: async (index, row, outcome) => {
      await (reading ??= readEarlier());
      return add(index, row, outcome);
    },
  };
}
