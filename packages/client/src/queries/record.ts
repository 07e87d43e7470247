import type { Resource } from "@quarterdeck/model";
import { buildReadRequest, readRecord } from "@quarterdeck/model";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { sendTracked } from "./permission-cache.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import type { Reading } from "./reading.ts";
import { useReading } from "./reading.ts";
import { queryKeys } from "./keys.ts";

export interface RecordReading extends Reading {
  readonly record?: unknown;
  /** The whole body of the answer. */
  readonly body?: unknown;
  /** Sent back on a write, so that nobody's change is lost. */
  readonly etag?: string;
}

/** One record of the resource that shows, by its key. */
export function useRecord(
  resource: Resource,
  key: string,
  parents: ParentValues = {},
): RecordReading {
  const request = buildReadRequest(useChunk(), resource, key, parents);
  const queryKey = queryKeys.record(request, resource.name);
  const result = useQuery({
    queryKey,
    queryFn: ({ signal }) => sendTracked(resource.operations.read, request, signal),
  });
  const reading = useReading(result, queryKey);
  // Drawn in slices: all of a record at once is a long task on a phone.
  const response = useDeferredValue(result.data);
  const etag = response?.headers["etag"];
  const isLoading = reading.isLoading || result.data !== undefined;
  if (response === undefined) return { ...reading, isLoading };
  const read = { ...reading, record: readRecord(resource, response), body: response.body };
  return etag === undefined ? read : { ...read, etag };
}
