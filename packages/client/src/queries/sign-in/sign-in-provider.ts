import type { AuthorizationCodeMethod, HttpResponse, OpenIdMethod } from "@quarterdeck/model";
import { valueAt } from "@quarterdeck/model";
import { prefix } from "#config/prefix.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { requestToken, findProvider } from "#http/provider.ts";
import type { Claims } from "#http/read-claims.ts";
import { readLifetime } from "#http/read-lifetime.ts";
import { describedSignIn } from "#session/credential.ts";
import { requestUser, beginSession } from "./begin-session.ts";
import { readIdToken } from "./id-token.ts";
import { createCodeVerifier, createRandomText } from "./pkce.ts";
import type { ProviderResponse } from "./provider-response.ts";
import { ProviderError } from "./provider-error.ts";
import type { PendingSignIn } from "./pending-sign-in.ts";
import { storePendingSignIn } from "./pending-sign-in.ts";

/** The ways in that lead over a page of the provider's own. */
export type ProviderPageMethod = AuthorizationCodeMethod | OpenIdMethod;

export interface ProviderRequest {
  readonly clientId: string;
  /** With spaces between them. */
  readonly scopes: string;
  /** R5: where the visitor wanted to go. */
  readonly wanted: string;
}

/** A person signs in there in less, and a code that was lost must not come back tomorrow. */
const MAX_PENDING_MS = 15 * 60_000;

/** Where the provider sends people back to; it must know this address beforehand. */
export function redirectAddress(): string {
  const place = runtimeConfig().history === "hash" ? "" : "login";
  return location.origin + prefix() + place;
}

/** Leaves for the provider's page (RFC 6749 section 4.1.1, with PKCE). */
export async function leaveForProvider(
  method: ProviderPageMethod,
  { clientId, scopes, wanted }: ProviderRequest,
): Promise<void> {
  // Browsers offer no SHA-256 to pages that came over plain HTTP.
  if (!isSecureContext) throw new ProviderError("insecure");
  const { authorizationUrl = "", issuer = "", sendsIssuer = false } = await findProvider(method);
  if (!/^https?:\/\//i.test(authorizationUrl)) throw new ProviderError("unusable");
  const { verifier, challenge } = await createCodeVerifier();
  const trip: PendingSignIn = {
    state: createRandomText(),
    verifier,
    nonce: isOpenId(method, scopes) ? createRandomText() : "",
    method: method.id,
    clientId,
    redirect: redirectAddress(),
    issuer,
    sendsIssuer,
    wanted,
    begunAt: Date.now(),
  };
  storePendingSignIn(trip);
  const url = new URL(authorizationUrl);
  url.hash = "";
  const asked = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: trip.redirect,
    scope: scopes,
    state: trip.state,
    code_challenge: challenge,
    code_challenge_method: "S256",
    nonce: trip.nonce,
  };
  for (const [name, value] of Object.entries(asked)) {
    if (value !== "") url.searchParams.set(name, value);
  }
  location.assign(url.href);
}

/** Begins a session with what the provider sent back; rejects with the reason why not. */
export async function returnFromProvider(
  response: ProviderResponse,
  trip: PendingSignIn | undefined,
): Promise<void> {
  const { method, code, found } = checkResponse(response, trip);
  const tokens = await requestToken(method, {
    grant_type: "authorization_code",
    code,
    redirect_uri: found.redirect,
    client_id: found.clientId,
    code_verifier: found.verifier,
  });
  const claims = readIdentity(method, tokens, found);
  const token = textAt(tokens, "access_token") ?? textAt(tokens, "id_token");
  if (token === undefined) throw new ProviderError("no-token");
  const { credential } = method;
  const isTelling = claims?.["name"] !== undefined || claims?.["email"] !== undefined;
  const user = isTelling ? claims : ((await requestUser(token, credential, false)) ?? claims);
  const lifetime = readLifetime(tokens, token);
  const by = { method: method.id, clientId: found.clientId };
  beginSession({ token, credential, user, lifetime, by });
}

interface CheckedResponse {
  readonly method: ProviderPageMethod;
  readonly code: string;
  readonly found: PendingSignIn;
}

/** Nothing is asked of anybody before the answer is known to be to a question of this tab. */
function checkResponse(
  response: ProviderResponse,
  trip: PendingSignIn | undefined,
): CheckedResponse {
  if (trip === undefined) throw new ProviderError("not-begun");
  if (response.state !== trip.state) throw new ProviderError("other-state");
  if (Date.now() - trip.begunAt > MAX_PENDING_MS) throw new ProviderError("too-late");
  // RFC 9207: a code goes to the issuer that gave it.
  const isNamed = trip.issuer !== "" && (trip.sendsIssuer || response.issuer !== undefined);
  if (isNamed && response.issuer !== trip.issuer) throw new ProviderError("other-issuer");
  if (response.error !== undefined)
    throw new ProviderError("refused", response.description ?? response.error);
  const method = describedSignIn()?.methods.find(({ id }) => id === trip.method);
  if (method?.kind !== "authorization-code" && method?.kind !== "openid-connect")
    throw new ProviderError("not-begun");
  if (response.code === undefined) throw new ProviderError("no-token");
  return { method, code: response.code, found: trip };
}

function readIdentity(
  method: ProviderPageMethod,
  tokens: HttpResponse,
  { clientId, nonce, issuer }: PendingSignIn,
): Claims | undefined {
  const idToken = textAt(tokens, "id_token");
  const isPromised = method.kind === "openid-connect";
  if (nonce === "" || (idToken === undefined && !isPromised)) return undefined;
  const expected = { clientId, nonce, issuer: issuer === "" ? undefined : issuer };
  const claims = idToken === undefined ? undefined : readIdToken(idToken, expected);
  if (claims === undefined) throw new ProviderError("wrong-identity");
  return claims;
}

function isOpenId({ kind }: ProviderPageMethod, scopes: string): boolean {
  return kind === "openid-connect" || /(?:^|\s)openid(?:\s|$)/.test(scopes);
}

function textAt({ body }: HttpResponse, name: string): string | undefined {
  const value = valueAt(body, [name]);
  return typeof value === "string" && value !== "" ? value : undefined;
}
