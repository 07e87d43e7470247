import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Job, JobRow, RowOutcome, RowState } from "#jobs/job.ts";
import { rowStates } from "#jobs/job.ts";
import { rowsOf } from "#jobs/job-runs.ts";
import { queryKeys } from "#queries/keys.ts";

export const pageSize = 50;
const FOLLOW_MS = 1500;

export interface OutcomeRow {
  readonly index: number;
  readonly row: JobRow;
  readonly state: RowState;
  readonly outcome: RowOutcome | undefined;
}

/** A page of a job's rows as they were written down; follows while it runs. */
export function useOutcomes(
  job: Job,
  shown: RowState | "all",
  page: number,
): readonly OutcomeRow[] | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.jobOutcomes(job.id, { shown, page, status: job.status }),
    queryFn: () => readOutcomes(job, shown, page),
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: job.status === "running" ? FOLLOW_MS : false,
  });
  return data;
}

async function readOutcomes(
  job: Job,
  shown: RowState | "all",
  page: number,
): Promise<readonly OutcomeRow[]> {
  const book = await rowsOf(job);
  const states = shown === "all" ? rowStates : [shown];
  const found = book.find(states, 0, page * pageSize).slice((page - 1) * pageSize);
  return Promise.all(
    found.map(async (index) => ({
      index,
      row: await book.row(index),
      state: book.stateOf(index),
      outcome: await book.outcome(index),
    })),
  );
}
