import type { HttpResponse, HttpRequest } from "@quarterdeck/model";
import { useSyncExternalStore } from "react";
import { SESSION_ENDING_STATUSES } from "#config/contract.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { HttpError } from "#http/errors.ts";
import { sendInSession } from "#http/send-in-session.ts";
import { storePreference, readPreference } from "#storage/preferences.ts";

const STORE_NAME = "known-answers";

/** Operation id → true after a success, false after 401 or 403. */
let permissions: ReadonlyMap<string, boolean> = new Map();

const listeners = new Set<() => void>();

/** Loads the permissions stored for this user (H9); call after the session has started. */
export async function loadPermissionCache(): Promise<void> {
  const stored = await readPreference(STORE_NAME);
  const entries = typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
  setPermissions(
    new Map(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean")),
  );
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

/** Sends a request and stores whether the operation is allowed. */
export async function sendTracked(
  operationId: string | undefined,
  request: HttpRequest,
  signal?: AbortSignal,
): Promise<HttpResponse> {
  return trackPermission(operationId, () => sendInSession(request, { signal }));
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
    if (isRefusal) storePermission(operationId, false);
    throw error;
  }
}

export function storePermission(operationId: string | undefined, isAllowed: boolean): void {
  if (operationId === undefined || permissions.get(operationId) === isAllowed) return;
  setPermissions(new Map([...permissions, [operationId, isAllowed]]));
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
