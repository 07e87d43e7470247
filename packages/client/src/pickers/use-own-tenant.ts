import {
  buildReadRequest,
  readRecord,
  recordKey,
  recordTitle,
  resourceChunk,
  type TenantLevel,
} from "@quarterdeck/model";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useNamedChunk } from "#queries/model/model-chunk.ts";
import { useModel } from "#queries/model/use-model.ts";
import { sendTracked, useMayRead } from "#queries/permission-cache.ts";
import { queryKeys } from "#queries/keys.ts";

export interface OwnTenant {
  readonly key: string;
  readonly title: string | undefined;
}

/**
 * Reads the user's own tenant of a level (`TenantLevel.own`); undefined until the response arrives.
 * `isRequested`: the user opened the choice of tenants, so a refusal may end the session (H9).
 */
export function useOwnTenant(
  level: TenantLevel,
  { isEnabled, isRequested = false }: { isEnabled: boolean; isRequested?: boolean },
): OwnTenant | undefined {
  const { resources } = useModel();
  const named = (name: string | undefined) => resources.find((one) => one.name === name);
  const own = level.own === undefined ? undefined : named(level.own);
  const tenants = named(level.parents.at(-1)?.resource);
  const isAllowed = useMayRead(own?.operations.read) || isRequested;
  const isReadable = isEnabled && isAllowed && own !== undefined;
  const { data: chunk } = useNamedChunk(resourceChunk(own?.name ?? ""), { isEnabled: isReadable });
  const resource = chunk?.resource;
  const request = chunk && resource && buildReadRequest(chunk, resource, "");
  const { data } = useQuery({
    queryKey: queryKeys.ownTenant(own?.name),
    queryFn:
      request && isReadable
        ? async ({ signal, client }) =>
            readRecord(resource, await sendTracked(client, own.operations.read, request, signal)) ??
            null
        : skipToken,
    // Only a suggestion.
    retry: false,
  });
  const key = tenants && recordKey(tenants, data);
  return key === undefined ? undefined : { key, title: tenants && recordTitle(tenants, data) };
}
