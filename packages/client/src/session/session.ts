import { TOKEN_KEY, USER_KEY } from "#config/contract.ts";
import { readLocal } from "./local-storage.ts";

/** Token and user, neither empty (R3). */
export interface Session {
  readonly token: string;
  readonly user: string;
}

export type EndReason = "signed-out" | "expired" | "refused" | "other-tab";

/** Reason for the end of the last session, for the sign-in screen. */
export interface SessionEnd {
  readonly reason: EndReason;
  /** Message of the API. */
  readonly message?: string;
  /** Method, path and status of the call that ended the session. */
  readonly call?: string;
  /** True if the next session would end at the same screen: its own read was refused. */
  readonly isRepeating?: boolean;
}

/** Stored session; read from storage each time (R4). */
export function readSession(): Session | null {
  const token = currentToken();
  const user = currentUserText();
  return token === null || user === null ? null : { token, user };
}

/** Stored token; read per call (H2). */
export function currentToken(): string | null {
  return readLocal(TOKEN_KEY) || null;
}

/** Stored user; read per call (H3). */
export function currentUserText(): string | null {
  return readLocal(USER_KEY) || null;
}
