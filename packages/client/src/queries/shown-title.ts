import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys } from "./keys.ts";

/** Stores the title of the record that a screen shows at a path. */
export function useShownTitle(path: string, title: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    client.setQueryData(queryKeys.shownTitle(path), title);
  }, [client, path, title]);
}

/** Title of the record at a path if a screen has shown it. */
export function useStoredTitle(path: string): string | undefined {
  return useQuery<string>({ queryKey: queryKeys.shownTitle(path), queryFn: skipToken }).data;
}
