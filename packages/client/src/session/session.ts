import { useSyncExternalStore } from "react";
import { CREDENTIAL_KEY, RENEWAL_KEY, RENEWED_KEY, TOKEN_KEY, USER_KEY } from "#config/contract.ts";
import { clearLocal, readLocal, subscribeLocal, writeLocal, writeTab } from "./local-storage.ts";
import { fingerprint } from "./fingerprint.ts";

/** R3: both are there and neither is empty. */
export interface Session {
  readonly token: string;
  readonly user: string;
}

export type EndReason = "signed-out" | "expired" | "refused" | "elsewhere";

/** Why the last session ended, for the login screen. */
export interface SessionEnd {
  readonly reason: EndReason;
  /** What the API said to it. */
  readonly message?: string;
}

interface NewSession extends Session {
  /** Where the token goes, as JSON, when that is not the contract's own place. */
  readonly credential?: string;
}

type Listener = (session: Session | null, end: SessionEnd | null) => void;

const listeners = new Set<Listener>();
const WATCH_MS = 1000;

let known: Session | null | undefined;
let mark = 0;
let end: SessionEnd | null = null;
let stopWatching: (() => void) | undefined;
let hasBegunHere = false;

/** R4: what storage says now; never remembered from before. */
export function readSession(): Session | null {
  const token = currentToken();
  const user = currentUserText();
  return token === null || user === null ? null : { token, user };
}

/** H2: read per call. */
export function currentToken(): string | null {
  return readLocal(TOKEN_KEY) || null;
}

/** H3: read per call. */
export function currentUserText(): string | null {
  return readLocal(USER_KEY) || null;
}

/** R3: the user first, because other tabs react to the token. */
export function startSession({ user, token, credential }: NewSession): void {
  end = null;
  hasBegunHere = true;
  writeTab(RENEWAL_KEY, null);
  writeLocal(USER_KEY, user);
  if (credential !== undefined) writeLocal(CREDENTIAL_KEY, credential);
  writeLocal(TOKEN_KEY, token);
  checkSession();
}

/** The same session with a fresh token: nobody is told, nothing is asked again. False: it has ended or changed meanwhile. */
export function renewToken(before: string, token: string): boolean {
  const now = readSession();
  if (now?.token !== before) return false;
  const change: Change = { from: fingerprint(before), to: fingerprint(token) };
  writeLocal(RENEWED_KEY, JSON.stringify(change));
  known = { ...now, token };
  writeLocal(TOKEN_KEY, token);
  return true;
}

interface Change {
  readonly from: string;
  readonly to: string;
}

/** R4: another tab renewed the token of this very session. */
function isRenewed(before: Session, now: Session): boolean {
  if (before.user !== now.user) return false;
  const { from, to } = readChange();
  return from === fingerprint(before.token) && to === fingerprint(now.token);
}

function readChange(): Partial<Change> {
  try {
    const value: unknown = JSON.parse(readLocal(RENEWED_KEY) ?? "");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** H7: clears all local storage. Of ten calls that are refused at once, the first one's reason stands. */
export function endSession(reason: EndReason, message?: string): void {
  clearLocal();
  writeTab(RENEWAL_KEY, null);
  end ??= { reason, ...(message === undefined ? {} : { message }) };
  known = null;
  notify(null);
}

/** Null after a sign-in and at the start. */
export function sessionEnd(): SessionEnd | null {
  return end;
}

/** For a refusal that its own form shows, such as a wrong password. */
export function clearSessionEnd(): void {
  end = null;
}

/**
 * R4: tells of every change: by this tab, by another one, after a return from the back-forward
 * cache, and by whatever else writes into storage without an event.
 */
export function subscribeSession(listener: Listener): () => void {
  if (listeners.size === 0) stopWatching = watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching?.();
  };
}

/** The session as React state. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, knownSession);
}

/** Compares storage with what was last told, and tells the difference. */
export function checkSession(): void {
  const before = known ?? null;
  const now = readSession();
  const isSame = before?.token === now?.token && before?.user === now?.user;
  if (isSame && known !== undefined) return;
  known = now;
  if (isSame || (before !== null && now !== null && isRenewed(before, now))) return;
  if (now === null) end ??= { reason: "elsewhere" };
  notify(now);
}

function notify(session: Session | null): void {
  mark += 1;
  for (const listener of listeners) listener(session, end);
}

/** Another one for each session of this page, the same while a token is only renewed. */
export function sessionNumber(): number {
  return mark;
}

/** Somebody signed in on this page, which is not read anew since. */
export function hasSignedInHere(): boolean {
  return hasBegunHere;
}

function knownSession(): Session | null {
  if (known === undefined) checkSession();
  return known ?? null;
}

function watch(): () => void {
  checkSession();
  const stopStored = subscribeLocal((key) => {
    if (key === null || key === TOKEN_KEY) checkSession();
  });
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) checkSession();
  };
  window.addEventListener("pageshow", onPageShow);
  // A token changed in this tab by anything but us raises no event.
  const timer = setInterval(() => {
    if (currentToken() !== (known?.token ?? null)) checkSession();
  }, WATCH_MS);
  return () => {
    stopStored();
    window.removeEventListener("pageshow", onPageShow);
    clearInterval(timer);
  };
}
