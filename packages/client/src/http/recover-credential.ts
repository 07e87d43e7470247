import type { Credential, HttpRequest, HttpResponse } from "@quarterdeck/model";
import { activeCredential, isRealToken, storeCredential } from "#session/credential.ts";
import type { SessionStore } from "#session/session-store.ts";
import { readSchemes } from "./credential-forms.ts";
import type { HttpError } from "./errors.ts";
import { findCredential } from "./find-credential.ts";
import type { SendOptions } from "./prepare-request.ts";

/** Network access that sends a refused call again. */
export interface RecoverySources {
  readonly session: SessionStore;
  readonly send: (request: HttpRequest, options?: SendOptions) => Promise<HttpResponse>;
}

/** Search for the form of a credential that the API accepts, once for each session. */
export interface CredentialRecovery {
  /** True: another form is stored, and the refused request can be sent again. */
  readonly recover: (request: HttpRequest, token: string, refusal: HttpError) => Promise<boolean>;
}

export function createCredentialRecovery({ session, send }: RecoverySources): CredentialRecovery {
  let tried: { readonly session: number; readonly isFound: Promise<boolean> } | undefined;
  return {
    recover: async (request, token, refusal) => {
      if (tried?.session !== session.number())
        tried = { session: session.number(), isFound: search(request, token, refusal) };
      return tried.isFound;
    },
  };

  async function search(request: HttpRequest, token: string, refusal: HttpError): Promise<boolean> {
    const credential = activeCredential(session);
    const challenge = refusal.response.headers["www-authenticate"];
    if (!isRealToken(token) || !isOpenForm(credential, challenge)) return false;
    const other = /^get$/i.test(request.method)
      ? await tryForms(request, { token, credential }, refusal)
      : namedForm(challenge);
    if (other === undefined || session.token() !== token) return false;
    storeCredential(session.storage.local, other);
    return true;
  }

  async function tryForms(
    request: HttpRequest,
    identity: { readonly token: string; readonly credential: Credential },
    refusal: HttpError,
  ): Promise<Credential | undefined> {
    const method = session.describedSignIn()?.methods.find((one) => "prefixes" in one);
    const prefixes = method !== undefined && "prefixes" in method ? method.prefixes : undefined;
    const match = await findCredential(send, identity, { reads: [request], prefixes, refusal });
    return match.isChecked && match.token === identity.token ? match.credential : undefined;
  }
}

/** A write is sent again only in the form that the API names. */
function namedForm(challenge: string | undefined): Credential | undefined {
  const [scheme] = readSchemes(challenge);
  if (scheme === undefined || /^basic$/i.test(scheme)) return undefined;
  return { in: "header", name: "Authorization", prefix: `${scheme} ` };
}

/** False if the API names the scheme that was sent: it refuses this token, not its form. */
function isOpenForm(credential: Credential, challenge: string | undefined): boolean {
  if (credential.in !== "header" || /^basic /i.test(credential.prefix)) return false;
  const sent = credential.prefix.trim().toLowerCase();
  return !readSchemes(challenge).some((scheme) => scheme.toLowerCase() === sent);
}
