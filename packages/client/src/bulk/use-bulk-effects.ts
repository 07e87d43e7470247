import type { RecordRef, SelectedKeys } from "@quarterdeck/model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { JobKind } from "#jobs/job.ts";
import { queryKeys } from "#queries/keys.ts";
import { type BulkEffects, readBulkEffects } from "#records/read-row-effects.ts";
import { type BulkSelection, selectedKeys } from "./bulk-selection.ts";

/**
 * Effects of a bulk deletion on other records; null for other tasks and if the API does not list them, undefined while they
 * are read.
 */
export function useBulkEffects(
  kind: JobKind,
  target: RecordRef,
  choice: BulkSelection,
): BulkEffects | null | undefined {
  const client = useQueryClient();
  const { chunk, resource } = target;
  const removal = chunk.operations.find(({ id }) => id === resource.operations.remove);
  const isListed = kind === "remove" && removal?.bulkEffects !== undefined;
  const selected: SelectedKeys = isListed ? selectedKeys(target, choice) : { keys: [] };
  const { data } = useQuery({
    queryKey: queryKeys.bulkEffects(resource.name, selected),
    queryFn: () => readBulkEffects(client, target, selected),
    enabled: isListed,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return isListed ? data : null;
}
