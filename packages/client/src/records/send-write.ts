import {
  type HttpRequest,
  type HttpResponse,
  type Operation,
  readWritten,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { carriesFile } from "#http/carries-file.ts";
import { ApiError } from "#http/errors.ts";
import type { Progress } from "#http/send-prepared.ts";
import { httpOf } from "#queries/client-http.ts";
import { trackPermission } from "#queries/permission-cache.ts";
import { refuseAssumed, withdrawAssumed } from "./assumed-writes.ts";
import type { ConflictResult } from "./detect-conflict.ts";
import { isUnknownOutcome } from "./write-guards.ts";

export type WriteOutcome =
  | {
      readonly kind: "done";
      readonly response: HttpResponse;
      readonly key?: string;
      /** The record in the response, if it contains one. */
      readonly record?: unknown;
      readonly etag?: string;
      /** True if the API cannot restore a previous value. */
      readonly isFinal?: boolean;
    }
  | ConflictResult
  /** The request was sent and no valid response arrived. */
  | { readonly kind: "unknown"; readonly error: Error };

export interface WriteOptions {
  readonly signal?: AbortSignal;
  /** Upload progress callback. */
  readonly onProgress?: (progress: Progress) => void;
  /** Values of the operation's other parameters, by name. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** Sibling members of the record in the body. */
  readonly envelope?: unknown;
  /** True if the user accepted that a full update removes fields that the API does not return. */
  readonly allowsUnseen?: boolean;
}

/** Sends a write and reads its outcome. */
export async function sendWrite(
  client: QueryClient,
  operation: Operation,
  request: HttpRequest,
  { signal, onProgress }: WriteOptions,
  readKey: (response: HttpResponse) => string | undefined | Promise<string | undefined>,
): Promise<WriteOutcome> {
  refuseAssumed(client, operation, request);
  const isUpload = onProgress !== undefined && carriesFile(request);
  try {
    const response = await trackPermission(operation.id, () =>
      httpOf(client).sendInSession(request, isUpload ? { signal, onProgress } : { signal }),
    );
    const key = await readKey(response);
    const record = readWritten(operation, response);
    const { etag, "quarterdeck-undo": undo } = response.headers;
    return {
      kind: "done",
      response,
      ...(key !== undefined && { key }),
      ...(record !== undefined && { record }),
      ...(etag !== undefined && { etag }),
      ...(undo === "none" && { isFinal: true }),
    };
  } catch (error) {
    if (error instanceof ApiError && error.responseError === "other-records")
      withdrawAssumed(client, operation, request);
    const isCanceled = signal?.aborted === true;
    if (error instanceof Error && isUnknownOutcome(error) && !isCanceled) {
      return { kind: "unknown", error };
    }
    throw error;
  }
}
