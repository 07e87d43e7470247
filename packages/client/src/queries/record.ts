import type { HttpRequest, HttpResponse, Resource } from "@quarterdeck/model";
import { buildReadRequest, readRecord } from "@quarterdeck/model";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { sendTracked } from "./permission-cache.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import type { Reading } from "./reading.ts";
import { useReading } from "./reading.ts";
import { queryKeys } from "./keys.ts";
import { storeEmbedded } from "./store-embedded.ts";

export interface RecordReading extends Reading, Pick<HttpResponse, "undecodable"> {
  readonly record?: unknown;
  /** The whole response body. */
  readonly body?: unknown;
  /** Precondition of a write. */
  readonly etag?: string;
}

/** One record of the screen's resource. */
export function useRecord(
  resource: Resource,
  key: string,
  parents: ParentValues = {},
): RecordReading {
  const chunk = useChunk();
  const request = buildReadRequest(chunk, resource, key, parents);
  const queryKey = queryKeys.record(request, resource.name);
  const result = useQuery({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const send = (sent: HttpRequest) =>
        sendTracked(client, resource.operations.read, sent, signal);
      const response = await send(request).catch(async (error: unknown) => {
        const { readRecordAfterRefusal } = await import("./read-after-refusal.ts");
        const read = (other: Resource) => send(buildReadRequest(chunk, other, key, parents));
        return readRecordAfterRefusal({ ...chunk, resource }, read, error);
      });
      await storeEmbedded(client, resource, [readRecord(resource, response)]);
      return response;
    },
  });
  const reading = useReading(result, queryKey);
  // Deferred, so that React renders the record in slices.
  const response = useDeferredValue(result.data);
  const etag = response?.headers["etag"];
  const isLoading = reading.isLoading || result.data !== undefined;
  if (response === undefined) return { ...reading, isLoading };
  const { body, undecodable } = response;
  const state = {
    ...reading,
    record: readRecord(resource, response),
    body,
    ...(undecodable !== undefined && { undecodable }),
  };
  return etag === undefined ? state : { ...state, etag };
}
