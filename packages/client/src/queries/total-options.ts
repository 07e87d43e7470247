import type { ListState, ModelChunk, Resource } from "@quarterdeck/model";
import { buildTotalRequest, readTotal } from "@quarterdeck/model";
import { queryOptions, skipToken } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import { queryKeys } from "./keys.ts";
import { sendTracked } from "./permission-cache.ts";

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
