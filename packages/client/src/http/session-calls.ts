import { SESSION_ENDING_STATUSES } from "#config/contract.ts";
import { currentToken, endSession, subscribeSession } from "#session/session.ts";
import { removeWrittenCookies } from "./cookies.ts";

let calls: AbortController | undefined;

/** Aborts when the session of a call ends or changes (H7). */
export function sessionSignal(): AbortSignal {
  calls ??= startWatch();
  return calls.signal;
}

/** Ends the session after a refusal, unless another session has started since the call (H7). */
export function endRefusedSession(status: number, sentToken: string | null, message: string): void {
  if (!SESSION_ENDING_STATUSES.includes(status)) return;
  const token = currentToken();
  if (token !== sentToken) return;
  endSession(status === 401 ? "expired" : "refused", message);
}

function startWatch(): AbortController {
  subscribeSession(() => {
    calls?.abort(new DOMException("The session has ended", "AbortError"));
    calls = new AbortController();
    removeWrittenCookies();
  });
  return new AbortController();
}
