import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Job, JobRow, RowOutcome, RowState } from "#jobs/job.ts";
import { rowStates } from "#jobs/job.ts";
import type { RowStore } from "#jobs/row-store.ts";
import { useJobs } from "#jobs/use-jobs.ts";
import { queryKeys } from "#queries/keys.ts";

export const pageSize = 50;
const REFRESH_MS = 1500;

export interface OutcomeRow {
  readonly index: number;
  readonly row: JobRow;
  readonly state: RowState;
  readonly outcome: RowOutcome | undefined;
}

/** One page of a job's stored rows; refreshed while the job runs. */
export function useOutcomes(
  job: Job,
  shown: RowState | "all",
  page: number,
): readonly OutcomeRow[] | undefined {
  const { loadRows } = useJobs();
  const { data } = useQuery({
    queryKey: queryKeys.jobOutcomes(job.id, { shown, page, status: job.status }),
    queryFn: async () => readOutcomes(await loadRows(job), shown, page),
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: job.status === "running" ? REFRESH_MS : false,
  });
  return data;
}

async function readOutcomes(
  store: RowStore,
  shown: RowState | "all",
  page: number,
): Promise<readonly OutcomeRow[]> {
  const states = shown === "all" ? rowStates : [shown];
  const indexes = store.find(states, 0, page * pageSize).slice((page - 1) * pageSize);
  return Promise.all(
    indexes.map(async (index) => ({
      index,
      row: await store.row(index),
      state: store.stateOf(index),
      outcome: await store.outcome(index),
    })),
  );
}
