import { SESSION_ENDING_STATUSES } from "#config/contract.ts";
import type { SessionStore } from "#session/session-store.ts";
import type { HttpError } from "./errors.ts";

/** State of the calls of one page, for the rules about refused calls. */
export interface CallState {
  /** Time of the last success of this session, as of `performance.now()`. */
  acceptedAt?: number | undefined;
  /** Method and path of the call that ended the last session. */
  lastRefused?: string;
}

/** Connection of calls to the session. */
export interface SessionCalls {
  /** Aborts when the session of a call ends or changes (H7). */
  readonly signal: () => AbortSignal;
  /** Notes that the API accepts a token. */
  readonly noteSuccess: (sentToken: string | null) => void;
  /** Ends the session after a refusal, by `rules` if they are loaded, unless another session has started (H7). */
  readonly endRefused: (error: HttpError, sentToken: string | null, rules?: EndRefused) => void;
}

export interface RefusedCall {
  readonly session: SessionStore;
  readonly state: CallState;
  readonly sentToken: string | null;
}

/** Rules about refused calls, which `failed-response.ts` has. */
export type EndRefused = (call: RefusedCall, error: HttpError) => void;

/** Watches the session from the first call on. `onChange`: called after the calls are aborted. */
export function createSessionCalls(session: SessionStore, onChange: () => void): SessionCalls {
  let calls: AbortController | undefined;
  const state: CallState = {};

  function watch(): AbortController {
    session.subscribe(() => {
      calls?.abort(new DOMException("The session has ended", "AbortError"));
      calls = new AbortController();
      state.acceptedAt = undefined;
      onChange();
    });
    return new AbortController();
  }

  return {
    signal: () => (calls ??= watch()).signal,
    noteSuccess: (sentToken) => {
      if (sentToken !== null && sentToken === session.token()) state.acceptedAt = performance.now();
    },
    endRefused: (error, sentToken, rules) => {
      if (!SESSION_ENDING_STATUSES.includes(error.status)) return;
      if (rules !== undefined) rules({ session, state, sentToken }, error);
      else if (session.token() === sentToken) session.end("refused");
    },
  };
}
