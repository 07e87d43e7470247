import type { HttpRequest, Operation } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { AssumedWriteError } from "#http/errors.ts";
import { mayReadInBackground, storePermission } from "#queries/permission-cache.ts";

/** Key of the query cache, which ends with the session. */
const confirmedKey = ({ method, path }: Pick<HttpRequest, "method" | "path">) =>
  ["assumed-write", method.toLowerCase(), path] as const;

/**
 * Throws an `AssumedWriteError` unless the user confirmed such a request or one of the operation succeeded. A POST at a
 * list may change all of its records. A deletion has its own confirmation, and HTTP defines its effect.
 */
export function refuseAssumed(
  client: QueryClient,
  operation: Operation,
  request: HttpRequest,
): void {
  if (operation.isAssumed !== true || operation.method === "delete") return;
  if (mayReadInBackground(operation.id)) return;
  if (client.getQueryData(confirmedKey(request)) !== true) throw new AssumedWriteError(request);
}

/** Sends requests with this method and path without a question for the rest of the session. */
export function confirmAssumed(client: QueryClient, request: HttpRequest): void {
  client.setQueryDefaults(confirmedKey(request), { gcTime: Infinity });
  client.setQueryData(confirmedKey(request), true);
}

/** Demands a new confirmation: the request had another effect. */
export function withdrawAssumed(
  client: QueryClient,
  operation: Operation,
  request: HttpRequest,
): void {
  if (operation.isAssumed !== true) return;
  client.setQueryData(confirmedKey(request), false);
  storePermission(operation.id, undefined);
}
