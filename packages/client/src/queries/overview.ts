import type {
  ListPage,
  ListState,
  ModelChunk,
  Resource,
  ResourceSummary,
} from "@quarterdeck/model";
import { latestSort, missingParameters, ownMember, resourceChunk } from "@quarterdeck/model";
import { skipToken, useQuery } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import { useMayRead } from "./permission-cache.ts";
import { useChunkWithLearned } from "#queries/model/learned-facts.ts";
import { listOptions } from "./list.ts";
import { useNamedChunk } from "#queries/model/model-chunk.ts";
import { queryKeys } from "./keys.ts";

const LATEST = 5;

/** Total and latest records of a resource for the home screen, from one background read. */
export interface Overview {
  /** False until a background read is safe (H9). */
  readonly isAllowed: boolean;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly total?: number | undefined;
  /** Estimate instead of the total. */
  readonly estimate?: number | undefined;
  readonly latest: readonly unknown[];
  /** Undefined until it is read. */
  readonly described: Resource | undefined;
  readonly chunk: ModelChunk | undefined;
}

export function useOverview(
  { name, operations, parents }: ResourceSummary,
  values: ParentValues = {},
): Overview {
  const hasParents = parents.every(({ parameter }) => ownMember(values, parameter) !== undefined);
  const mayRead = useMayRead(operations.list) && hasParents;
  const { data: described, ...reading } = useNamedChunk(resourceChunk(name), {
    isEnabled: mayRead,
  });
  const chunk = useChunkWithLearned(described);
  const isAllowed = mayRead && (!chunk || isReadableAlone(chunk));
  const options = isAllowed && chunk ? latestOptions(chunk, values) : undefined;
  const { data, isLoading, error } = useQuery<ListPage>({
    queryKey: options?.queryKey ?? queryKeys.overview(name),
    queryFn: options?.queryFn ?? skipToken,
  });
  return {
    isAllowed,
    isLoading: isLoading || reading.isLoading,
    error: error ?? reading.error,
    total: data?.total,
    estimate: data?.estimate,
    latest: (data?.rows ?? []).slice(0, LATEST),
    described: chunk?.resource,
    chunk: chunk ?? undefined,
  };
}

/** List state with the newest records first, if the API can sort by a time or by the key. */
export function latestState(resource: Resource): ListState {
  return { page: 1, size: LATEST, sort: latestSort(resource), search: "", filters: {} };
}

export function latestOptions(chunk: ModelChunk, parents: ParentValues = {}) {
  const { resource } = chunk;
  return resource && listOptions(chunk, resource, latestState(resource), parents);
}

export function isReadableAlone({ resource, operations }: ModelChunk): boolean {
  if (resource?.list === undefined) return false;
  return missingParameters({ operations }, resource, latestState(resource)).length === 0;
}
