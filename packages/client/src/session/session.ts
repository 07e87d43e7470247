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
