import type { ModelChunk } from "@quarterdeck/model";
import { useQuery } from "@tanstack/react-query";
import type { Job } from "#jobs/job.ts";
import { rowsOf } from "#jobs/job-runs.ts";
import { hasWayBack } from "#jobs/undo-rows.ts";
import { queryKeys } from "#queries/keys.ts";

/** Whether to offer to take a job back; not before it is over, and once. */
export function useWayBack(job: Job, chunk: ModelChunk | undefined): boolean {
  const isOver = job.status === "finished" || job.status === "stopped";
  const { data } = useQuery({
    queryKey: queryKeys.jobUndo(job.id, job.counts.done),
    queryFn: async () => chunk !== undefined && hasWayBack(chunk, job, await rowsOf(job)),
    enabled: isOver && job.undoneBy === undefined && chunk !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
  return data === true && job.undoneBy === undefined;
}
