import { SESSION_ENDING_STATUSES } from "#config/contract.ts";
import { currentToken, endSession, subscribeSession } from "#session/session.ts";
import { dropWrittenCookies } from "./cookies.ts";

let calls: AbortController | undefined;

/** H7: aborted when the session that a call belongs to ends or is followed by another. */
export function sessionSignal(): AbortSignal {
  calls ??= startWatch();
  return calls.signal;
}

/** H7: a refusal ends the session that it was an answer to, and no later one. */
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
    dropWrittenCookies();
  });
  return new AbortController();
}
