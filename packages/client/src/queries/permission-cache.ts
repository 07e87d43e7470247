import type { HttpResponse, HttpRequest } from "@quarterdeck/model";
import { useSyncExternalStore } from "react";
import { SESSION_ENDING_STATUSES } from "#config/contract.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { HttpError } from "#http/errors.ts";
import { sendInSession } from "#http/send-in-session.ts";
import { storePreference, readPreference } from "#storage/preferences.ts";

const STORE_NAME = "known-answers";

/** Operation id → whether it last answered this person with success (or with 401 or 403). */
let known: ReadonlyMap<string, boolean> = new Map();

const listeners = new Set<() => void>();

/** H9: reads what is remembered of this person; call after the session has begun. */
export async function loadPermissionCache(): Promise<void> {
  const kept = await readPreference(STORE_NAME);
  const entries = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
  setPermissions(
    new Map(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean")),
  );
}

/** H9: true where a read that nobody asked for cannot end the session, as far as anyone can know. */
export function mayReadInBackground(operationId: string | undefined): boolean {
  if (operationId === undefined) return false;
  return known.get(operationId) ?? runtimeConfig().ownsPermissions;
}

/** True where the last answer to this person was a refusal: asking again would end the session again. */
export function isRefused(operationId: string): boolean {
  return known.get(operationId) === false;
}

/** `mayReadInBackground` as React state: an operation becomes known by being used. */
export function useMayRead(operationId: string | undefined): boolean {
  return useSyncExternalStore(subscribePermissions, () => mayReadInBackground(operationId));
}

/** Sends an operation's request and remembers how it was received. */
export async function sendTracked(
  operationId: string | undefined,
  request: HttpRequest,
  signal?: AbortSignal,
): Promise<HttpResponse> {
  return trackPermission(operationId, () => sendInSession(request, { signal }));
}

/** Remembers of any call how it was received. */
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
  if (operationId === undefined || known.get(operationId) === isAllowed) return;
  setPermissions(new Map([...known, [operationId, isAllowed]]));
  void storePreference(STORE_NAME, Object.fromEntries(known));
}

function setPermissions(next: ReadonlyMap<string, boolean>): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Calls back when an operation becomes known, or known otherwise. */
export function subscribePermissions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
