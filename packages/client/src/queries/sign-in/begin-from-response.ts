import type { Credential, HttpResponse, JsonPath } from "@quarterdeck/model";
import { isPage, readMessage, readReportedError } from "@quarterdeck/model";
import { PLACEHOLDER_TOKEN, SIGN_OUT_KEY } from "#config/contract.ts";
import type { HeaderCredential } from "#http/credential-forms.ts";
import { BadResponseError, HttpError, NoTokenError } from "#http/errors.ts";
import type { TokenIdentity } from "#http/find-credential.ts";
import type { Http } from "#http/http.ts";
import { readLifetime } from "#http/read-lifetime.ts";
import { methodCredential } from "#session/credential.ts";
import type { Renewal } from "#session/renewal.ts";
import { requestUser, beginSession } from "./begin-session.ts";
import { checkCredential } from "./check-credential.ts";
import { readCsrfToken, storeCsrfToken } from "./csrf-token.ts";
import { REDIRECTED } from "./send-guarded.ts";
import type { FormValues } from "./sign-in-body.ts";
import type { FoundToken, TokenLocations } from "./sign-in-response.ts";
import {
  findToken,
  findUser,
  listMembers,
  readSetCookies,
  tokenHeaders,
  tokenNames,
} from "./sign-in-response.ts";

/** The API renews the token by its own operation. */
const noMethod = { method: "", clientId: "" };

/** Locations of token and user in a response. */
interface ResponseLocations extends TokenLocations {
  readonly userPaths: readonly JsonPath[];
  /** Id of the sign-in method. */
  readonly id?: string;
  readonly prefixes?: readonly string[];
  /** True if the description does not declare where the token is sent. */
  readonly isAssumed?: true;
}

interface SessionSource {
  readonly credential: Credential;
  readonly typedName: string | undefined;
  /** Sent values, without the password. */
  readonly typed?: FormValues;
  readonly call: { readonly method: string; readonly path: string };
  /** Method that can renew the token. */
  readonly by?: Pick<Renewal, "method" | "clientId">;
}

/** Starts a session from the response of a sign-in: with its token, else with the cookie that it set. */
export async function beginFromResponse(
  http: Http,
  response: HttpResponse,
  locations: ResponseLocations,
  source: SessionSource,
): Promise<void> {
  rejectError(response, source.call);
  const match = findToken(response, { ...locations, credential: source.credential });
  if (match !== undefined && !hasBetterCookie(response, source.credential, match))
    return beginWithToken(http, response, locations, { ...source, match });
  return beginWithCookie(http, response, locations, source);
}

/** Rejects an error that the API reports inside a success, and a page of another server. */
export function rejectError(response: HttpResponse, call: SessionSource["call"]): void {
  const reported = readReportedError(response);
  if (reported !== undefined) throw new HttpError(call, response, reported);
  const { body } = response;
  const isCookieSet = (readSetCookies(response) ?? []).length > 0;
  if (typeof body !== "string" || !isPage(body) || isCookieSet) return;
  const options = { responseError: "html", response } as const;
  throw new BadResponseError("the response is a page", call, options);
}

/** A described cookie is better than a member that only looks like a token. */
function hasBetterCookie(
  response: HttpResponse,
  credential: Credential,
  { isDescribed }: FoundToken,
): boolean {
  return credential.in === "session" && !isDescribed && readSetCookies(response)?.length !== 0;
}

async function beginWithToken(
  http: Http,
  response: HttpResponse,
  locations: ResponseLocations,
  source: SessionSource & { readonly match: FoundToken },
): Promise<void> {
  const { match, typedName, call, by = noMethod } = source;
  const { token } = match;
  const identity = { token, credential: locationOf(source.credential, match, locations) };
  const suggested = listSuggested(http, identity.credential, match, locations);
  const isOpen =
    locations.isAssumed === true || locations.prefixes !== undefined || suggested.length > 0;
  const checked: JudgedIdentity | undefined = isOpen
    ? await checkToken(http, identity, { ...locations, suggested })
    : identity;
  if (checked === undefined) {
    if (readSetCookies(response)?.length === 0) throw noToken(response, call);
    return beginWithCookie(http, response, locations, source);
  }
  const user =
    findUser(response, locations.userPaths) ?? checked.user ?? (await requestUser(http, checked));
  const isRenewable = by.method !== "" || http.session.describedSignIn()?.refresh !== undefined;
  const lifetime = isRenewable ? readLifetime(response, token, locations.tokenPaths) : undefined;
  const { credential, operation } = checked;
  const identified = { token: checked.token, credential, user, typedName };
  beginSession(http.session, { ...identified, lifetime, by, operation });
  await storeForSignOut(http, response, locations, source.typed);
}

/**
 * Header that contained the token, if the description has another location; for a key in the URL also the usual one, and
 * for a header that only the response has also those that the description has.
 */
function listSuggested(
  { session }: Http,
  described: Credential,
  match: FoundToken,
  locations: ResponseLocations,
): readonly HeaderCredential[] {
  const isInUrl = described.in === "query";
  if (!isInUrl && (match.header === undefined || match.isDescribed)) return [];
  const own = locationOf({ in: "session" }, match, locations);
  const isTaken = described.in === "header" && described.name.toLowerCase() === match.header;
  const methods = isTaken ? (session.describedSignIn()?.methods ?? []) : [];
  const others = methods.flatMap((method) => methodCredential(method) ?? []);
  const usual = { in: "header", name: "Authorization", prefix: "Bearer " } as const;
  const seen = new Set([JSON.stringify(described)]);
  return [own, ...others, ...(isTaken ? [usual] : [])].filter((one): one is HeaderCredential => {
    const isNew = !seen.has(JSON.stringify(one));
    seen.add(JSON.stringify(one));
    return one.in === "header" && isNew;
  });
}

/** Location of a token: the described one, else the header that contained it, with the scheme before it. */
function locationOf(
  described: Credential,
  { header, prefix }: FoundToken,
  { isAssumed, tokenHeader }: ResponseLocations,
): Credential {
  const isOther = isAssumed === true || described.in === "session";
  if (!isOther) return described;
  const name = header === undefined || tokenHeader === header ? "Authorization" : header;
  const own = described.in === "header" ? described : undefined;
  if (tokenHeader !== undefined && own !== undefined)
    return { ...own, prefix: prefix ?? own.prefix };
  if (name === "authorization" || name === "Authorization")
    return { in: "header", name: "Authorization", prefix: prefix ?? own?.prefix ?? "Bearer " };
  return { in: "header", name, prefix: prefix ?? "" };
}

interface JudgedIdentity extends TokenIdentity {
  readonly user?: unknown;
  readonly operation?: string | undefined;
}

/** Undefined: the API refuses the token in every form. */
async function checkToken(
  http: Http,
  identity: TokenIdentity,
  locations: ResponseLocations & { readonly suggested: readonly HeaderCredential[] },
): Promise<JudgedIdentity | undefined> {
  const { id = "", prefixes = [], suggested } = locations;
  try {
    return await checkCredential(http, identity, { method: { id, prefixes }, suggested });
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    // 403: this user may not read that list.
    return error.status === 403 ? identity : undefined;
  }
}

async function beginWithCookie(
  http: Http,
  response: HttpResponse,
  locations: ResponseLocations,
  { credential: described, typedName, call, typed }: SessionSource,
): Promise<void> {
  const isRedirect = response === REDIRECTED;
  const cookies = isRedirect ? undefined : readSetCookies(response);
  // A cookie of an earlier session may still apply, where the description has cookies.
  if (cookies?.length === 0 && described.in !== "session") throw noToken(response, call);
  const isSet = cookies === undefined ? described.in === "session" : cookies.length > 0;
  const credential: Credential = { in: "session" };
  const identity = { token: PLACEHOLDER_TOKEN, credential };
  const checked = await checkCredential(http, identity, {
    method: { id: "" },
    isFixed: true,
  }).catch((error: unknown) => {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    // A wrong password leads to the form again.
    if (isRedirect) throw error;
    if (error.status !== 403) throw noToken(response, call, error);
    return { isChecked: isSet, user: undefined, operation: undefined };
  });
  if (!isSet && !checked.isChecked) throw noToken(response, call);
  storeCsrfToken(http.session, response);
  const user = findUser(response, locations.userPaths) ?? checked.user;
  beginSession(http.session, { ...identity, user, typedName, operation: checked.operation });
  await storeForSignOut(http, response, locations, typed);
  // Most frameworks replace the token at the sign-in.
  await readCsrfToken(http);
}

function noToken(
  response: HttpResponse,
  call: SessionSource["call"],
  cause?: HttpError,
): NoTokenError {
  return new NoTokenError(call, {
    message: readMessage(response.body),
    members: listMembers(response),
    names: tokenNames.slice(0, 4),
    headers: tokenHeaders.slice(0, 3),
    cookies: readSetCookies(response),
    refusal: cause && { status: cause.status, path: cause.call.path },
  });
}

/** Stores values for a sign-out that declares them. */
async function storeForSignOut(
  http: Http,
  response: HttpResponse,
  { tokenPaths }: TokenLocations,
  typed: FormValues = [],
): Promise<void> {
  const body = http.session.describedSignIn()?.signOut?.body;
  if (body?.tokenPath === undefined && body?.storedPaths === undefined) return;
  // Few sign-outs have a body.
  const { signOutValues } = await import("./sign-out-values.ts");
  const stored = signOutValues(body, { response, tokenPaths, typed });
  http.session.storage.tab.write(SIGN_OUT_KEY, JSON.stringify(stored));
}
