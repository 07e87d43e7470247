import { useQuery } from "@tanstack/react-query";
import { useJobs } from "#jobs/use-jobs.ts";
import { queryKeys } from "#queries/keys.ts";

/** Loads the user's jobs once per session; true when they are loaded. */
export function useOpenJobs(): boolean {
  const { open } = useJobs();
  const { isSuccess } = useQuery({
    queryKey: queryKeys.jobs(),
    queryFn: async () => {
      await open();
      return true;
    },
    staleTime: Infinity,
  });
  return isSuccess;
}
