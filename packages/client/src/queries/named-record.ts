import type { ModelChunk, Resource } from "@quarterdeck/model";
import { buildReadRequest, readRecord, recordTitle } from "@quarterdeck/model";
import { skipToken, useQuery } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import { HttpError } from "#http/errors.ts";
import { sendTracked } from "./permission-cache.ts";
import { queryKeys } from "./keys.ts";

export interface NamedRecord {
  /** The API answered that it has none of this key. */
  readonly isMissing: boolean;
  readonly title: string | undefined;
}

/** A record whose key a person typed, which is asking for it (H9); undefined until it is known. */
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
      chunk === undefined || resource === undefined || key === undefined || !parents || !canRead
        ? skipToken
        : ({ signal }) => readNamed(chunk, resource, { key, parents, signal }),
    // It is said where it helps; what goes wrong the API will tell of the form itself.
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
  chunk: ModelChunk,
  resource: Resource,
  { key, parents, signal }: NamedKey,
): Promise<NamedRecord> {
  try {
    const request = buildReadRequest(chunk, resource, encodeURIComponent(key), parents);
    const response = await sendTracked(resource.operations.read, request, signal);
    return { isMissing: false, title: recordTitle(resource, readRecord(resource, response)) };
  } catch (error) {
    const isGone = error instanceof HttpError && (error.status === 404 || error.status === 410);
    if (isGone) return { isMissing: true, title: undefined };
    throw error;
  }
}
