import { useSyncExternalStore } from "react";
import { TOKEN_KEY, USER_KEY } from "#config/contract.ts";
import { readLocal } from "./local-storage.ts";
import {
  createSessionStore,
  type EndReason,
  type NewSession,
  type Session,
  type SessionEnd,
  type SessionListener,
} from "./session-store.ts";

/** The session of the page: every request reads it, so that one instance is shared. */
const store = createSessionStore();

/** Stored session; read from storage each time (R4). */
export function readSession(): Session | null {
  return store.read();
}

/** Stored token; read per call (H2). */
export function currentToken(): string | null {
  return readLocal(TOKEN_KEY) || null;
}

/** Stored user; read per call (H3). */
export function currentUserText(): string | null {
  return readLocal(USER_KEY) || null;
}

/** Stores a session and notifies listeners (R3). */
export function startSession(session: NewSession): void {
  store.start(session);
}

/** Replaces the token without a notification. False: the session has ended or changed. */
export function renewToken(before: string, token: string): boolean {
  return store.renew(before, token);
}

/** Clears all local storage and notifies listeners (H7). */
export function endSession(reason: EndReason, message?: string): void {
  store.end(reason, message);
}

/** Reason for the end of the last session; null after a sign-in and at the start. */
export function sessionEnd(): SessionEnd | null {
  return store.lastEnd();
}

/** Removes the reason, for refusals that a form shows itself, such as a wrong password. */
export function clearSessionEnd(): void {
  store.clearEnd();
}

/** Notifies about each change of the session (R4). */
export function subscribeSession(listener: SessionListener): () => void {
  return store.subscribe(listener);
}

/** The session as React state. */
export function useSession(): Session | null {
  return useSyncExternalStore(store.subscribe, store.current);
}

/** Notifies about a change of storage that raised no event. */
export function checkSession(): void {
  store.check();
}

/** Number of session changes on this page; renewals do not count. */
export function sessionNumber(): number {
  return store.number();
}

/** True if a sign-in happened on this page since it was loaded. */
export function hasSignedInHere(): boolean {
  return store.hasSignedInHere();
}
