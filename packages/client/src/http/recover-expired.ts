import { readRenewal } from "#session/renewal.ts";
import type { HttpError } from "./errors.ts";
import { UNKNOWN_EXPIRY } from "./read-lifetime.ts";
import { renewLocked, type Sender } from "./renew.ts";

/** Renews a token that the API refuses because it has expired; true: the session has a new token. */
export type RecoverExpired = (refusedToken: string, refusal: HttpError) => Promise<boolean>;

/** Calls that are refused at the same time cause one renewal. */
export function createExpiryRecovery(sender: Sender): RecoverExpired {
  const { session } = sender;
  let last: { readonly of: string; readonly isRenewed: Promise<boolean> } | undefined;

  async function renewOnce(refusedToken: string, refusal: HttpError): Promise<boolean> {
    const renewal = readRenewal(session);
    if (renewal === undefined || session.token() !== refusedToken) return false;
    const isOpen = renewal.expiresAt === UNKNOWN_EXPIRY || renewal.dueAt <= Date.now();
    if (!isOpen && !namesExpiry(refusal)) return false;
    await renewLocked(sender);
    return session.token() !== refusedToken && session.stored() !== null;
  }

  return (refusedToken, refusal) => {
    if (last?.of !== refusedToken)
      last = { of: refusedToken, isRenewed: renewOnce(refusedToken, refusal).catch(() => false) };
    return last.isRenewed;
  };
}

/** True if the refusal names the expiry of the token: `TOKEN_EXPIRED`, "Your session has expired". */
function namesExpiry({ problem, response }: HttpError): boolean {
  const challenge = response.headers["www-authenticate"] ?? "";
  return /expired/i.test(`${problem.message} ${challenge} ${JSON.stringify(response.body) ?? ""}`);
}
