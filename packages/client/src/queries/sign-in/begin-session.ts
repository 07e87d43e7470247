import type { Credential, HttpRequest, SignInCall } from "@quarterdeck/model";
import { valueAt } from "@quarterdeck/model";
import { ACCEPTED_BY_KEY, ACCEPTED_KEY } from "#config/contract.ts";
import type { Http } from "#http/http.ts";
import type { Lifetime, Renewal } from "#session/renewal.ts";
import { storeRenewal, createRenewal } from "#session/renewal.ts";
import type { SessionStore } from "#session/session-store.ts";
import { compactUser } from "#session/user-value.ts";
import { sendDemanded } from "./send-demanded.ts";

interface SignInResult {
  readonly token: string;
  readonly credential: Credential;
  /** The user as the API or the provider describes it. */
  readonly user: unknown;
  readonly typedName?: string | undefined;
  /** Lifetime of the token, if it is known. */
  readonly lifetime?: Lifetime | undefined;
  /** Method that can renew the token. */
  readonly by?: Pick<Renewal, "method" | "clientId">;
  /** False if the API has not judged the credential. */
  readonly isChecked?: boolean;
  /** Id of the operation that accepted the credential, if it was tried. */
  readonly operation?: string | undefined;
}

/** Starts the session and stores its renewal (R3, H3). */
export function beginSession(session: SessionStore, result: SignInResult): void {
  const { token, credential, user, typedName, lifetime, by, isChecked = true, operation } = result;
  session.storage.tab.write(ACCEPTED_BY_KEY, operation ?? null);
  session.start({
    user: compactUser(user, typedName || undefined),
    token,
    credential: JSON.stringify(credential),
  });
  session.storage.tab.write(ACCEPTED_KEY, isChecked ? String(Date.now()) : null);
  if (lifetime === undefined || by === undefined) return;
  const needsNoRefreshToken =
    by.method === "" && session.describedSignIn()?.refresh?.tokenPath === undefined;
  if (lifetime.refreshToken !== undefined || needsNoRefreshToken)
    storeRenewal(session.storage.tab, createRenewal(token, lifetime, by));
}

/** Requests the current user (H3); undefined if the API does not return one. */
export async function requestUser(
  http: Http,
  { token, credential }: Pick<SignInResult, "token" | "credential">,
): Promise<unknown> {
  const me = http.session.describedSignIn()?.me;
  if (me === undefined) return undefined;
  try {
    const request = { method: me.method, path: me.path, query: "", headers: {}, ...settingsOf(me) };
    const { body } = await sendDemanded(http, request, { identity: { token, credential } });
    return valueAt(body, me.record);
  } catch {
    return undefined;
  }
}

/** Connection settings that a sign-in request declares, and defaults that the API may demand. */
export function settingsOf({
  settings = [],
}: Pick<SignInCall, "settings">): Pick<HttpRequest, "settings" | "defaults"> {
  const sent = settings.filter(({ isOptional }) => isOptional !== true);
  const defaults = settings.filter(({ isOptional }) => isOptional === true);
  return {
    ...(sent.length > 0 && { settings: sent }),
    ...(defaults.length > 0 && { defaults }),
  };
}
