import { useQuery, useQueryClient } from "@tanstack/react-query";
import { openJobs } from "#jobs/job-center.ts";
import { queryKeys } from "#queries/keys.ts";

/** Loads the user's jobs once per session; true when they are loaded. */
export function useOpenJobs(): boolean {
  const client = useQueryClient();
  const { isSuccess } = useQuery({
    queryKey: queryKeys.jobs(),
    queryFn: async () => {
      await openJobs(client);
      return true;
    },
    staleTime: Infinity,
  });
  return isSuccess;
}
