export { readProblem } from "@quarterdeck/model";
export { demandsDefaults } from "./demanded-defaults.ts";
export { typeRequest } from "./type-request.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { ACCEPTED_KEY } from "#config/contract.ts";
import type { FailedCall, HttpError } from "./errors.ts";
import { listOtherSchemes } from "./other-credentials.ts";
import type { RefusedCall } from "./session-calls.ts";

/** A 401 within this time after the sign-in or the success of another call is a refusal, not the end of the token. */
const VALID_MS = 60_000;

/**
 * Ends the session after a 401 or 403 (H7), and notes in the error whether the session has expired or only this call
 * was refused (R5). An operation that takes another credential cannot refuse that of the session.
 */
export function endRefused({ session, state, sentToken }: RefusedCall, error: HttpError): void {
  const { status, call, problem, response } = error;
  const isOther = takesOther(session, call);
  const name = `${call.method.toUpperCase()} ${call.path}`;
  const { acceptedAt = -VALID_MS, lastRefused } = state;
  const signedInAt = Number(session.storage.tab.read(ACCEPTED_KEY));
  const isAccepted =
    performance.now() - acceptedAt < VALID_MS || Date.now() - signedInAt < VALID_MS;
  error.isExpired = status === 401 && !isOther && !isAccepted && lastRefused !== name;
  if (session.token() !== sentToken || isOther) return;
  if (status === 403 && runtimeConfig().onForbidden === "stay") return;
  state.lastRefused = name;
  session.end(error.isExpired ? "expired" : "refused", {
    message: problem.message,
    call: `${name} · ${response.status}`,
    // A write is not sent again by opening its screen.
    isRepeating: !error.isExpired && /^(?:get|head)$/i.test(call.method),
  });
}

/** True for a call that takes another credential than the session's. */
export function takesOther(
  session: Parameters<typeof listOtherSchemes>[0],
  { schemes }: FailedCall,
): boolean {
  return listOtherSchemes(session, schemes).length > 0;
}

/**
 * True for an API that permits one media type in `Accept` and names it: "Accept header is not 'application/json'". The
 * header had that type among others, so the API refused before it did anything, and a write can be sent again.
 */
export function demandsAccept({ status, problem, response: { body } }: HttpError): boolean {
  const text = typeof body === "string" ? body.slice(0, MAX_TEXT) : problem.message;
  return (status === 400 || status === 406) && /\baccept\b/i.test(text) && text.includes(JSON_TYPE);
}

const MAX_TEXT = 1000;
export const JSON_TYPE = "application/json";
