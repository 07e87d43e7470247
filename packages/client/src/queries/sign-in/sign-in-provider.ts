import type { AuthorizationCodeMethod, HttpResponse, OpenIdMethod } from "@quarterdeck/model";
import { valueAt } from "@quarterdeck/model";
import { apiIdentity } from "#config/api-base.ts";
import { prefix } from "#config/prefix.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import { createHttp, type Http } from "#http/http.ts";
import type { OpenHttp } from "#http/http-context.ts";
import { requestToken, findProvider } from "#http/provider.ts";
import type { Claims } from "#http/read-claims.ts";
import { readLifetime } from "#http/read-lifetime.ts";
import { readStored, writeStored } from "#storage/object-store.ts";
import { requestUser, beginSession } from "./begin-session.ts";
import { readIdToken } from "./id-token.ts";
import type { ProviderResponse } from "./provider-response.ts";
import { ProviderError } from "./provider-error.ts";
import type { TabArea } from "#session/browser-storage.ts";
import type { PendingSignIn } from "./pending-sign-in.ts";
import { storePendingSignIn } from "./pending-sign-in.ts";

/** Sign-in methods with a page of the provider. */
export type ProviderPageMethod = AuthorizationCodeMethod | OpenIdMethod;

export interface ProviderRequest {
  readonly clientId: string;
  /** Separated by spaces. */
  readonly scopes: string;
  /** Address to open after the sign-in (R5). */
  readonly returnTo: string;
}

/** Longest time at the provider: an old code must not start a session. */
const MAX_PENDING_MS = 15 * 60_000;

/** Redirect address, which must be registered at the provider. */
export function redirectAddress(): string {
  const path = runtimeConfig().history === "hash" ? "" : "login";
  return location.origin + prefix() + path;
}

/** Opens the provider's page (RFC 6749 section 4.1.1, with PKCE). */
export async function leaveForProvider(
  tab: TabArea,
  method: ProviderPageMethod,
  { clientId, scopes, returnTo }: ProviderRequest,
): Promise<void> {
  // Without HTTPS browsers have no SHA-256.
  if (!isSecureContext) throw new ProviderError("insecure");
  const { authorizationUrl = "", issuer = "", sendsIssuer = false } = await findProvider(method);
  if (!/^https?:\/\//i.test(authorizationUrl)) throw new ProviderError("unusable");
  const { verifier, challenge } = await createCodeVerifier();
  const pending: PendingSignIn = {
    state: createRandomText(),
    verifier,
    nonce: isOpenId(method, scopes) ? createRandomText() : "",
    method: method.id,
    clientId,
    redirect: redirectAddress(),
    issuer,
    sendsIssuer,
    returnTo,
    startedAt: Date.now(),
  };
  storePendingSignIn(tab, pending);
  const url = new URL(authorizationUrl);
  url.hash = "";
  const parameters = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: pending.redirect,
    scope: scopes,
    state: pending.state,
    code_challenge: challenge,
    code_challenge_method: "S256",
    nonce: pending.nonce,
  };
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== "") url.searchParams.set(name, value);
  }
  location.assign(url.href);
}

/** Starts a session from the redirect; rejects with a `ProviderError`. */
export async function returnFromProvider(
  openHttp: OpenHttp,
  response: ProviderResponse,
  pending: PendingSignIn | undefined,
): Promise<void> {
  const http = openHttp(createHttp);
  const { method, code, signIn } = checkResponse(http, response, pending);
  const tokens = await requestToken(method, {
    grant_type: "authorization_code",
    code,
    redirect_uri: signIn.redirect,
    client_id: signIn.clientId,
    code_verifier: signIn.verifier,
  });
  const claims = readIdentity(method, tokens, signIn);
  const token = textAt(tokens, "access_token") ?? textAt(tokens, "id_token");
  if (token === undefined) throw new ProviderError("no-token");
  const { credential } = method;
  const hasUser = claims?.["name"] !== undefined || claims?.["email"] !== undefined;
  const user = hasUser ? claims : ((await requestUser(http, { token, credential })) ?? claims);
  const lifetime = readLifetime(tokens, token);
  const by = { method: method.id, clientId: signIn.clientId };
  beginSession(http.session, { token, credential, user, lifetime, by });
}

interface CheckedResponse {
  readonly method: ProviderPageMethod;
  readonly code: string;
  readonly signIn: PendingSignIn;
}

/** Checks that the redirect belongs to the pending sign-in of this tab, before any request. */
function checkResponse(
  http: Http,
  response: ProviderResponse,
  pending: PendingSignIn | undefined,
): CheckedResponse {
  if (pending === undefined) throw new ProviderError("not-begun");
  if (response.state !== pending.state) throw new ProviderError("other-state");
  if (Date.now() - pending.startedAt > MAX_PENDING_MS) throw new ProviderError("too-late");
  // The issuer that sent the code must be the expected one (RFC 9207).
  const hasIssuer = pending.issuer !== "" && (pending.sendsIssuer || response.issuer !== undefined);
  if (hasIssuer && response.issuer !== pending.issuer) throw new ProviderError("other-issuer");
  if (response.error !== undefined)
    throw new ProviderError("refused", response.description ?? response.error);
  const method = http.session.describedSignIn()?.methods.find(({ id }) => id === pending.method);
  if (method?.kind !== "authorization-code" && method?.kind !== "openid-connect")
    throw new ProviderError("not-begun");
  if (response.code === undefined) throw new ProviderError("no-token");
  return { method, code: response.code, signIn: pending };
}

function readIdentity(
  method: ProviderPageMethod,
  tokens: HttpResponse,
  { clientId, nonce, issuer }: PendingSignIn,
): Claims | undefined {
  const idToken = textAt(tokens, "id_token");
  const isRequired = method.kind === "openid-connect";
  if (nonce === "" || (idToken === undefined && !isRequired)) return undefined;
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

/** Client id that a user entered for a provider; not a secret, and shared by all users of this API. */
export function readClientId(method: string): Promise<string | undefined> {
  return readStored(clientIdKey(method));
}

export function storeClientId(method: string, clientId: string): Promise<void> {
  return writeStored(clientIdKey(method), clientId);
}

function clientIdKey(method: string): string {
  return [apiIdentity(), "client-id", method].map(encodeURIComponent).join(" ");
}

/** Secret of this tab and its hash for the authorization request (RFC 7636, method S256). */
interface CodeVerifier {
  readonly verifier: string;
  readonly challenge: string;
}

async function createCodeVerifier(): Promise<CodeVerifier> {
  const verifier = createRandomText();
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return { verifier, challenge: writeBase64Url(new Uint8Array(digest)) };
}

/** 256 random bits, safe in URLs. */
function createRandomText(): string {
  return writeBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

function writeBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
