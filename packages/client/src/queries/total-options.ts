import type { ListState, ModelChunk, Resource } from "@quarterdeck/model";
import { buildTotalRequest, readTotal } from "@quarterdeck/model";
import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import { queryKeys } from "./keys.ts";
import type { ListWalk } from "./list-walk.ts";
import { mayReadInBackground, sendTracked } from "./permission-cache.ts";
import { sendInBackground } from "./send-in-background.ts";

/** Query of the total from a count operation; skipped if it does not support an active filter. */
export function totalOptions(
  chunk: Pick<ModelChunk, "operations">,
  resource: Resource,
  state: ListState,
  parents: ParentValues,
) {
  const total = resource.list?.total;
  const operation = total?.in === "operation" ? total.operation : undefined;
  const request = buildTotalRequest(chunk, resource, state, parents);
  return queryOptions({
    queryKey: queryKeys.total(request, resource.name),
    queryFn:
      request === undefined
        ? skipToken
        : async ({ signal, client }) =>
            readTotal(resource, await sendTracked(client, operation, request, signal)) ?? null,
  });
}

/** Reads a total from its operation if a background read is safe (H9). */
export async function readSeparateTotal(
  client: QueryClient,
  { chunk, resource, parents, state }: ListWalk,
  signal: AbortSignal,
): Promise<number | undefined> {
  const location = resource.list?.total;
  const operation = location?.in === "operation" ? location.operation : undefined;
  const request = mayReadInBackground(operation)
    ? buildTotalRequest(chunk, resource, state, parents)
    : undefined;
  if (request === undefined) return undefined;
  try {
    return readTotal(resource, await sendInBackground(client, request, signal));
  } catch {
    // The number of rows is sufficient.
    return undefined;
  }
}
