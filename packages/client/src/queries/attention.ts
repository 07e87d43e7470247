import type { ListState, ResourceSummary } from "@quarterdeck/model";
import {
  buildListRequest,
  missingParameters,
  readListPage,
  resourceChunk,
} from "@quarterdeck/model";
import { useQuery } from "@tanstack/react-query";
import { queryKeys } from "./keys.ts";
import { readChunk } from "./model/read-chunk.ts";
import { useMayRead } from "./permission-cache.ts";
import { sendInBackground } from "./send-in-background.ts";

/** Interval after which another user may have added a record that waits. */
const INTERVAL_MS = 180_000;

/** Number of records that `attention` selects, from a background read of one row (H9). */
export function useAttentionCount({
  name,
  operations,
  attention = {},
}: ResourceSummary): number | undefined {
  const isAllowed = useMayRead(operations.list);
  const { data } = useQuery({
    queryKey: queryKeys.attention(name),
    enabled: isAllowed,
    refetchInterval: INTERVAL_MS,
    queryFn: async ({ client, signal }) => {
      const chunk = await readChunk(client, resourceChunk(name));
      const resource = chunk?.resource;
      const state: ListState = { page: 1, size: 1, sort: [], search: "", filters: attention };
      if (chunk === null || resource?.list === undefined) return null;
      if (missingParameters(chunk, resource, state).length > 0) return null;
      const request = buildListRequest(chunk, resource, state, {});
      const response = await sendInBackground(client, request, signal);
      return readListPage(resource, response, state).total ?? null;
    },
  });
  return data ?? undefined;
}
