import type { ModelChunk, Resource } from "@quarterdeck/model";
import { buildReadRequest, namesEffectKey, readRecord, recordTitle } from "@quarterdeck/model";
import { type QueryClient, skipToken, useQuery } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import { HttpError } from "#http/errors.ts";
import { sendTracked } from "./permission-cache.ts";
import { queryKeys } from "./keys.ts";

export interface NamedRecord {
  /** The API has no record with this key. */
  readonly isMissing: boolean;
  readonly title: string | undefined;
}

/** Reads the title of a record by a key that the user entered (H9); undefined until the response arrives. */
export function useNamedRecord(
  chunk: ModelChunk | undefined,
  key: string | undefined,
  parents: ParentValues | undefined,
): NamedRecord | undefined {
  const resource = chunk?.resource;
  const canRead = resource?.operations.read !== undefined && resource.key.length === 1;
  const { data } = useQuery({
    queryKey: queryKeys.recordTitle(resource, key, parents),
    queryFn:
      chunk === undefined ||
      resource === undefined ||
      key === undefined ||
      !parents ||
      !canRead ||
      namesEffectKey(key)
        ? skipToken
        : ({ signal, client }) => readNamed(client, chunk, resource, { key, parents, signal }),
    // Only a hint: the API validates the key when the form is sent.
    retry: false,
  });
  return data;
}

interface NamedKey {
  readonly key: string;
  readonly parents: ParentValues;
  readonly signal: AbortSignal;
}

async function readNamed(
  client: QueryClient,
  chunk: ModelChunk,
  resource: Resource,
  { key, parents, signal }: NamedKey,
): Promise<NamedRecord> {
  try {
    const request = buildReadRequest(chunk, resource, encodeURIComponent(key), parents);
    const response = await sendTracked(client, resource.operations.read, request, signal);
    return { isMissing: false, title: recordTitle(resource, readRecord(resource, response)) };
  } catch (error) {
    const isGone = error instanceof HttpError && (error.status === 404 || error.status === 410);
    if (isGone) return { isMissing: true, title: undefined };
    throw error;
  }
}
