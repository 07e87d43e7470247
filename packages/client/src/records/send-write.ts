import {
  type HttpRequest,
  type HttpResponse,
  type Operation,
  readWritten,
} from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { carriesFile } from "#http/carries-file.ts";
import { ApiError, HttpError } from "#http/errors.ts";
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

/** True for a response that may name a job. */
export function isAccepted({ status, headers, body }: HttpResponse): boolean {
  const names = Object.keys(headers).filter((name) => /location|asyncoperation/.test(name));
  const isNamed = names.some((name) => name !== "location" && name !== "content-location");
  return isNamed || (status === 202 && (names.length > 0 || body !== undefined));
}

/** True if the API has no such method for a create that only an assumption offers (RFC 9110, section 15.5.6). */
function refusesMethod({ isAssumed, role, method }: Operation, error: unknown): boolean {
  const isRefused = error instanceof HttpError && [405, 501].includes(error.response.status);
  return isRefused && isAssumed === true && role === "create" && method === "post";
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
    if (refusesMethod(operation, error)) {
      // Few APIs without a description create by PUT.
      const learning = await import("#corrections/create-by-put.ts").catch(() => undefined);
      await learning?.learnPutCreate(client, operation).catch(() => undefined);
    }
    const isCanceled = signal?.aborted === true;
    if (error instanceof Error && isUnknownOutcome(error) && !isCanceled) {
      return { kind: "unknown", error };
    }
    throw error;
  }
}
