import type { SignIn } from "@quarterdeck/model";
import {
  COLOR_MODE_KEY,
  CREDENTIAL_KEY,
  LANGUAGE_KEY,
  RENEWAL_KEY,
  RENEWED_KEY,
  TOKEN_KEY,
  USER_KEY,
} from "#config/contract.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { fingerprint } from "./fingerprint.ts";
import { createSessionHold, type SessionHold } from "./session-hold.ts";
import type { Session, SessionEnd, EndReason } from "./session.ts";
import { type BrowserStorage, createBrowserStorage, type LocalArea } from "./browser-storage.ts";

export interface NewSession extends Session {
  /** `Credential` as JSON; absent: the default of the contract. */
  readonly credential?: string;
}

export type SessionListener = (session: Session | null, end: SessionEnd | null) => void;

/** The session in local storage, with notifications about its changes. */
export interface SessionStore {
  readonly storage: BrowserStorage;
  /** The session of the last notification. */
  readonly current: () => Session | null;
  /** Stored session; read from storage each time (R4). */
  readonly stored: () => Session | null;
  /** Stored token; read per call (H2). */
  readonly token: () => string | null;
  /** Stored user; read per call (H3). */
  readonly user: () => string | null;
  readonly start: (session: NewSession) => void;
  /** Replaces the token without a notification. False: the session has ended or changed. */
  readonly renew: (before: string, token: string) => boolean;
  /** Clears all local storage; a sign-out retains the color mode and the language (H7). The first reason of concurrent refusals stays. */
  readonly end: (reason: EndReason, refusal?: Omit<SessionEnd, "reason">) => void;
  /** Null after a sign-in and at the start. */
  readonly lastEnd: () => SessionEnd | null;
  readonly clearEnd: () => void;
  /** Notifies about changes by this tab, by another tab, from the back-forward cache and by other code (R4). */
  readonly subscribe: (listener: SessionListener) => () => void;
  /** Compares storage with the current session and notifies about a difference. */
  readonly check: () => void;
  /** Number of session changes on this page; renewals do not count. */
  readonly number: () => number;
  /** True if a sign-in happened on this page since it was loaded. */
  readonly hasSignedInHere: () => boolean;
  /** Sign-in of the model in use, or else of the page configuration; undefined before it is read. */
  readonly describedSignIn: () => SignIn | undefined;
  /** Stores the sign-in of the model in use. */
  readonly setDescribedSignIn: (signIn: SignIn) => void;
  readonly hold: SessionHold;
}

const WATCH_MS = 1000;

/** Creates the session of a page over the storage of its browser. */
export function createSessionStore(storage: BrowserStorage = createBrowserStorage()): SessionStore {
  const { local, tab } = storage;
  const listeners = new Set<SessionListener>();
  let current: Session | null | undefined;
  let changes = 0;
  let end: SessionEnd | null = null;
  let stopWatching: (() => void) | undefined;
  let hasSignedIn = false;
  let described: SignIn | undefined;

  const readToken = (): string | null => local.read(TOKEN_KEY) || null;
  const readUser = (): string | null => local.read(USER_KEY) || null;
  // The model may have corrections of this browser, and may be newer than the page.
  const describedSignIn = (): SignIn | undefined =>
    described ?? runtimeConfig().signIn ?? undefined;

  function readSession(): Session | null {
    const token = readToken();
    const user = readUser();
    return token === null || user === null ? null : { token, user };
  }

  function check(): void {
    const before = current ?? null;
    const now = readSession();
    const isSame = before?.token === now?.token && before?.user === now?.user;
    if (isSame && current !== undefined) return;
    current = now;
    if (isSame || (before !== null && now !== null && isRenewed(local, before, now))) return;
    if (now === null) end ??= { reason: "other-tab" };
    notify(now);
  }

  function notify(session: Session | null): void {
    changes += 1;
    for (const listener of listeners) listener(session, end);
  }

  function watch(): () => void {
    check();
    const stopStored = local.subscribe((key) => {
      if (key === null || key === TOKEN_KEY) check();
    });
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) check();
    };
    window.addEventListener("pageshow", onPageShow);
    // Other code of this tab changes storage without an event.
    const timer = setInterval(() => {
      if (readToken() !== (current?.token ?? null)) check();
    }, WATCH_MS);
    return () => {
      stopStored();
      window.removeEventListener("pageshow", onPageShow);
      clearInterval(timer);
    };
  }

  return {
    storage,
    stored: readSession,
    token: readToken,
    user: readUser,
    current: () => {
      if (current === undefined) check();
      return current ?? null;
    },
    start: ({ user, token, credential }) => {
      end = null;
      hasSignedIn = true;
      tab.write(RENEWAL_KEY, null);
      // The user first: other tabs react to the token (R3).
      local.write(USER_KEY, user);
      if (credential !== undefined) local.write(CREDENTIAL_KEY, credential);
      local.write(TOKEN_KEY, token);
      check();
    },
    renew: (before, token) => {
      const now = readSession();
      if (now?.token !== before) return false;
      const change: TokenChange = { from: fingerprint(before), to: fingerprint(token) };
      local.write(RENEWED_KEY, JSON.stringify(change));
      current = { ...now, token };
      local.write(TOKEN_KEY, token);
      return true;
    },
    end: (reason, refusal) => {
      const retained = reason === "signed-out" ? [COLOR_MODE_KEY, LANGUAGE_KEY] : [];
      const values = retained.map((key) => [key, local.read(key)] as const);
      local.clear();
      for (const [key, value] of values) if (value !== null) local.write(key, value);
      tab.write(RENEWAL_KEY, null);
      end ??= { reason, ...refusal };
      current = null;
      notify(null);
    },
    lastEnd: () => end,
    clearEnd: () => {
      end = null;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) stopWatching = watch();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopWatching?.();
      };
    },
    check,
    number: () => changes,
    hasSignedInHere: () => hasSignedIn,
    describedSignIn,
    setDescribedSignIn: (signIn) => {
      described = signIn;
    },
    hold: createSessionHold(),
  };
}

/** Fingerprints of the last renewal, for other tabs. */
interface TokenChange {
  readonly from: string;
  readonly to: string;
}

/** True if another tab renewed the token of this session (R4). */
function isRenewed(local: LocalArea, before: Session, now: Session): boolean {
  if (before.user !== now.user) return false;
  const { from, to } = readTokenChange(local);
  return from === fingerprint(before.token) && to === fingerprint(now.token);
}

function readTokenChange(local: LocalArea): Partial<TokenChange> {
  try {
    const value: unknown = JSON.parse(local.read(RENEWED_KEY) ?? "");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
