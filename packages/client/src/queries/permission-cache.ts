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

/** Operation id → true after a success, false after 401 or 403. */
let permissions: ReadonlyMap<string, boolean> = new Map();

const listeners = new Set<() => void>();

/** Loads the permissions stored for this user (H9); call after the session has started. */
export async function loadPermissionCache(tab: TabArea): Promise<void> {
  const stored = await readPreference(STORE_NAME);
  const entries = typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
  setPermissions(
    new Map(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean")),
  );
  // The sign-in has sent this one already.
  storePermission(tab.read(ACCEPTED_BY_KEY) ?? undefined, true);
  tab.write(ACCEPTED_BY_KEY, null);
}

/** True if a background read is safe: a 401 or 403 is not expected (H9). */
export function mayReadInBackground(operationId: string | undefined): boolean {
  if (operationId === undefined) return false;
  return permissions.get(operationId) ?? runtimeConfig().ownsPermissions;
}

/** True if the last response was a 401 or 403: another call would end the session again. */
export function isRefused(operationId: string): boolean {
  return permissions.get(operationId) === false;
}

/** `mayReadInBackground` as React state. */
export function useMayRead(operationId: string | undefined): boolean {
  return useSyncExternalStore(subscribePermissions, () => mayReadInBackground(operationId));
}

/** Read that opens a resource: its list, or the read of a single record. */
export function readOf({ operations }: Pick<ResourceSummary, "operations">): string | undefined {
  return operations.list ?? operations.read;
}

/** `isRefused` as React state; undefined: no operation. */
export function useIsRefused(operationId: string | undefined): boolean {
  return useSyncExternalStore(
    subscribePermissions,
    () => operationId !== undefined && isRefused(operationId),
  );
}

/** Sends a request and stores whether the operation is allowed. */
export async function sendTracked(
  client: QueryClient,
  operationId: string | undefined,
  request: HttpRequest,
  signal?: AbortSignal,
): Promise<HttpResponse> {
  return trackPermission(operationId, () => httpOf(client).sendInSession(request, { signal }));
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
    const isRefusal = error instanceof HttpError && SESSION_ENDING_STATUSES.includes(error.status);
    if (isRefusal && !error.isOfParameters)
      storePermission(operationId, error.isExpired ? undefined : false);
    throw error;
  }
}

/** `undefined`: unknown, after the session has expired. */
export function storePermission(
  operationId: string | undefined,
  isAllowed: boolean | undefined,
): void {
  if (operationId === undefined || permissions.get(operationId) === isAllowed) return;
  const next = new Map(permissions);
  if (isAllowed === undefined) next.delete(operationId);
  else next.set(operationId, isAllowed);
  setPermissions(next);
  void storePreference(STORE_NAME, Object.fromEntries(permissions));
}

function setPermissions(next: ReadonlyMap<string, boolean>): void {
  permissions = next;
  for (const listener of listeners) listener();
}

/** Notifies about changed permissions. */
export function subscribePermissions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
