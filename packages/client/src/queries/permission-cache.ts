import type { HttpRequest, HttpResponse, ResourceSummary } from "@quarterdeck/model";
import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { ACCEPTED_BY_KEY, SESSION_ENDING_STATUSES } from "#config/contract.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { HttpError } from "#http/errors.ts";
import type { TabArea } from "#session/browser-storage.ts";
import { storePreference, readPreference } from "#storage/preferences.ts";
import { httpOf } from "./client-http.ts";

const STORE_NAME = "permissions";

/** True after a success, false after 401 or 403, null if each response was an error of the API, undefined if unknown. */
type Access = boolean | null | undefined;

/** Access by operation id. */
let permissions: ReadonlyMap<string, Access> = new Map();

const listeners = new Set<() => void>();

/** Loads the permissions stored for this user (H9); call after the session has started. */
export async function loadPermissionCache(tab: TabArea): Promise<void> {
  const stored = await readPreference(STORE_NAME);
  const entries = Object.entries(stored ?? {});
  setPermissions(new Map(entries.filter((entry): entry is [string, Access] => isAccess(entry[1]))));
  // The sign-in has sent this one already.
  storePermission(tab.read(ACCEPTED_BY_KEY) ?? undefined, true);
  tab.write(ACCEPTED_BY_KEY, null);
}

function isAccess(value: unknown): value is Access {
  return typeof value === "boolean" || value === null;
}

/** True if a background read is safe: a 401 or 403 is not expected (H9). */
export function mayReadInBackground(operationId: string | undefined): boolean {
  return (
    operationId !== undefined && (permissions.get(operationId) ?? runtimeConfig().ownsPermissions)
  );
}

/** True if the last response was a 401 or 403: another call would end the session again. */
export function isRefused(operationId: string): boolean {
  return permissions.get(operationId) === false;
}

/** `mayReadInBackground` as React state. */
export function useMayRead(operationId: string | undefined): boolean {
  return useSyncExternalStore(subscribePermissions, () => mayReadInBackground(operationId));
}

/** Reason for which a resource cannot be opened. */
export type ReadFailure = "denied" | "failed";

/** Reason for which a resource cannot be opened. A 404 of a record or a nested list may concern one key only. */
export function findReadFailure({
  operations: { list, read },
  parents,
}: ResourceSummary): ReadFailure | undefined {
  const access = permissions.get(list ?? read ?? "");
  if (access === false) return "denied";
  return access === null && list !== undefined && parents.length === 0 ? "failed" : undefined;
}

/** `findReadFailure` as React state. */
export function useReadFailure(resource: ResourceSummary): ReadFailure | undefined {
  return useSyncExternalStore(subscribePermissions, () => findReadFailure(resource));
}

/** Sends a request and stores whether the operation is allowed. */
export async function sendTracked(
  client: QueryClient,
  operationId: string | undefined,
  request: HttpRequest,
  signal?: AbortSignal,
  tolerated?: number,
): Promise<HttpResponse> {
  return trackPermission(operationId, () =>
    httpOf(client).sendInSession(request, { signal, tolerated }),
  );
}

/** Stores whether an operation is allowed, from the result of a call. */
export async function trackPermission(
  operationId: string | undefined,
  call: () => Promise<HttpResponse>,
): Promise<HttpResponse> {
  try {
    const response = await call();
    storePermission(operationId, true);
    return response;
  } catch (error) {
    if (error instanceof HttpError) {
      if (SESSION_ENDING_STATUSES.includes(error.status)) {
        if (!error.isOfParameters)
          storePermission(operationId, error.isExpired ? undefined : false);
      } else if (
        FAILURES.includes(error.status) &&
        permissions.get(operationId ?? "") === undefined
      ) {
        storePermission(operationId, null);
      }
    }
    throw error;
  }
}

/** Statuses of an operation that the API does not have or cannot perform. A list with a success fails for a while only. */
const FAILURES: readonly number[] = [404, 405, 410, 500, 501];

/** `undefined`: unknown, after the session has expired. */
export function storePermission(operationId: string | undefined, access: Access): void {
  if (operationId === undefined || permissions.get(operationId) === access) return;
  setPermissions(new Map(permissions).set(operationId, access));
  void storePreference(STORE_NAME, Object.fromEntries(permissions));
}

function setPermissions(next: ReadonlyMap<string, Access>): void {
  permissions = next;
  for (const listener of listeners) listener();
}

/** Notifies about changed permissions. */
export function subscribePermissions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
