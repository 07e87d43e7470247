import type { HttpRequest, HttpResponse } from "@quarterdeck/model";
import type { Identify } from "./call-headers.ts";
import type { HttpError } from "./errors.ts";
import { demandsAccept, JSON_TYPE } from "./failed-response.ts";
import { demandsDefaults } from "./demanded-defaults.ts";
import { listOtherSchemes } from "./other-credentials.ts";
import { prepareRequest, type SendOptions } from "./prepare-request.ts";
import {
  createCredentialRecovery,
  type CredentialRecovery,
  type RecoverySources,
} from "./recover-credential.ts";
import { createExpiryRecovery } from "./recover-expired.ts";
import { sendWithDefaults } from "./recover-defaults.ts";
import { sendInOtherHeaders } from "./recover-csrf.ts";
import { sendReduced } from "./reduced-reads.ts";
import type { PreparedRequest } from "./send-prepared.ts";

interface Sender extends RecoverySources {
  readonly identify: Identify;
}

interface RefusedRequest {
  readonly request: HttpRequest;
  readonly options: SendOptions;
  readonly prepared: PreparedRequest;
}

export type RecoverCall = (
  refused: RefusedRequest,
  refusal: HttpError,
) => Promise<PreparedRequest | HttpResponse | undefined>;

/**
 * Recovers refused calls: the response without the parameters that the console added or with those that the API demands,
 * or the request with the credential in another form. Undefined if the API refuses these, too.
 */
export function createCallRecovery(sender: Sender): RecoverCall {
  const recovery = createCredentialRecovery(sender);
  const recoverExpired = createExpiryRecovery(sender);
  return async (refused, refusal) => {
    if (demandsAccept(refusal)) return withAccept(refused.prepared);
    const { request, options } = refused;
    if (demandsDefaults(refusal, request)) return sendWithDefaults(sender, refused, refusal);
    const reduced = await sendReduced(sender.send, request, options, refusal);
    if (reduced !== undefined) return reduced;
    // The refusal is not one of the session's credential.
    if (listOtherSchemes(sender.session, request.schemes).length > 0) return undefined;
    const { token } = refused.prepared;
    if (refusal.status === 401 && token !== null && (await recoverExpired(token, refusal)))
      return prepareRequest(sender, request, options);
    if (options.isTrial === true) return undefined;
    return refusal.status === 401
      ? recoverCredential(sender, recovery, refused, refusal)
      : sendInOtherHeaders(sender, refused, refusal);
  };
}

function withAccept({ init, ...prepared }: PreparedRequest): PreparedRequest {
  return { ...prepared, init: { ...init, headers: { ...init.headers, Accept: JSON_TYPE } } };
}

/** Before the first refusal ends a session that began on this page, other forms of its credential are tried. */
async function recoverCredential(
  { session, identify }: Sender,
  recovery: CredentialRecovery,
  { request, options, prepared }: RefusedRequest,
  refusal: HttpError,
): Promise<PreparedRequest | undefined> {
  const { token, url, init } = prepared;
  if (token === null || !session.hasSignedInHere()) return undefined;
  try {
    if (!(await recovery.recover(request, token, refusal))) return undefined;
    const again = prepareRequest({ session, identify }, request, options);
    const sent = JSON.stringify([url, init.headers]);
    return JSON.stringify([again.url, again.init.headers]) === sent ? undefined : again;
  } catch {
    return undefined;
  }
}
