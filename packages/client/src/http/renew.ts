import type { Credential, HttpResponse, HttpRequest, SignIn, SignInCall } from "@quarterdeck/model";
import { ownMember, valueAt } from "@quarterdeck/model";
import { activeCredential } from "#session/credential.ts";
import type { SessionStore } from "#session/session-store.ts";
import { storeRenewal, createRenewal, readRenewal } from "#session/renewal.ts";
import type { Renewal } from "#session/renewal.ts";
import { HttpError } from "./errors.ts";
import { requestToken } from "./provider.ts";
import { readLifetime } from "./read-lifetime.ts";

const noCredential: Credential = { in: "session" };

/** Sends a request to the API with a token and its location; `send.ts` without an import cycle. */
export type Send = (
  request: HttpRequest,
  options: {
    readonly identity: { readonly token: string; readonly credential: Credential };
    readonly isTrial?: boolean;
  },
) => Promise<HttpResponse>;

/** Session to renew, and the `send` of its http object. */
export interface Sender {
  readonly session: SessionStore;
  readonly send: Send;
}

/** Renews the stored token, one tab at a time; see `renew`. */
export async function renewLocked(sender: Sender): Promise<void> {
  const run = (): Promise<void> => renew(sender);
  // One tab at a time, if locks are available (HTTPS): a reused refresh token ends the session at strict providers.
  const { locks } = navigator as { readonly locks?: LockManager | null };
  await (locks ? locks.request("quarterdeck-renewal", run) : run());
}

/** Renews the stored token. Rejects if a retry may help; a refused renewal is removed. */
async function renew(sender: Sender): Promise<void> {
  const { session } = sender;
  const { tab } = session.storage;
  const renewal = readRenewal(session);
  const before = session.token();
  const signIn = session.describedSignIn();
  // Another tab has renewed it, or the session has ended.
  if (renewal === undefined || before === null || signIn === undefined) return;
  const renewalCall = findRenewalCall(signIn, renewal, sender, before);
  if (renewalCall === undefined) return storeRenewal(tab, null);
  let response: HttpResponse;
  try {
    response = await renewalCall.run();
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return storeRenewal(tab, null);
    throw error;
  }
  const token = findNewToken(response, renewalCall);
  if (token === undefined || !session.renew(before, token)) return storeRenewal(tab, null);
  const lifetime = readLifetime(response, token, renewalCall.tokenPaths);
  if (lifetime === undefined) return storeRenewal(tab, null);
  // Without a new refresh token the old one stays valid (RFC 6749, section 6).
  const { refreshToken = renewal.refreshToken } = lifetime;
  storeRenewal(tab, createRenewal(token, { ...lifetime, refreshToken }, renewal));
}

interface RenewalCall {
  readonly run: () => Promise<HttpResponse>;
  readonly tokenPaths: readonly (readonly string[])[];
  readonly tokenHeader?: string | undefined;
}

/** Token in the body, else in a header, without its scheme. */
function findNewToken(
  { body, headers }: HttpResponse,
  { tokenPaths, tokenHeader = "authorization" }: RenewalCall,
): string | undefined {
  const inHeader = ownMember(headers, tokenHeader);
  return [
    ...tokenPaths.map((path) => valueAt(body, path)),
    inHeader?.replace(/^\S+ +(?=\S+$)/, ""),
  ].find((value): value is string => typeof value === "string" && value !== "");
}

function findRenewalCall(
  signIn: SignIn,
  renewal: Renewal,
  sender: Sender,
  before: string,
): RenewalCall | undefined {
  const { refreshToken, clientId } = renewal;
  if (renewal.method === "") return refreshOperation(signIn, refreshToken, sender, before);
  const method = signIn.methods.find(({ id }) => id === renewal.method);
  if (method === undefined || !("credential" in method)) return undefined;
  if (method.kind === "token" || method.kind === "basic") return undefined;
  const fields = { grant_type: "refresh_token", refresh_token: refreshToken, client_id: clientId };
  const tokenPaths =
    method.kind === "password" ? method.tokenPaths : [["access_token"], ["id_token"]];
  if (method.kind !== "password" || method.tokenUrl !== undefined)
    return { run: () => requestToken(method, fields), tokenPaths };
  const { call } = method;
  const filled = Object.entries(fields).filter(([, value]) => value !== "");
  const content = new URLSearchParams(filled).toString();
  const request = writeRequest(call, content);
  // The token endpoint takes no bearer token.
  const identity = { token: before, credential: noCredential };
  return { run: () => sender.send(request, { identity }), tokenPaths };
}

function refreshOperation(
  { refresh }: SignIn,
  refreshToken: string,
  { session, send }: Sender,
  before: string,
): RenewalCall | undefined {
  if (refresh === undefined) return undefined;
  const { tokenPath, tokenPaths, tokenHeader } = refresh;
  const body = (tokenPath ?? []).reduceRight<unknown>(
    (inner, name) => ({ [name]: inner }),
    tokenPath === undefined ? {} : refreshToken,
  );
  const content = refresh.mediaType.includes("json")
    ? JSON.stringify(body)
    : new URLSearchParams(
        tokenPath === undefined ? {} : { [tokenPath.join(".")]: refreshToken },
      ).toString();
  const request = writeRequest(refresh, content);
  const run = (credential: Credential): Promise<HttpResponse> =>
    send(request, { identity: { token: before, credential }, isTrial: true });
  return {
    run: async () => {
      try {
        return await run(activeCredential(session));
      } catch (error) {
        // Some APIs refuse an expired token also next to a refresh token.
        const isRefused = error instanceof HttpError && [401, 403].includes(error.status);
        if (!isRefused || tokenPath === undefined) throw error;
        return await run(noCredential);
      }
    },
    tokenPaths,
    tokenHeader,
  };
}

function writeRequest(
  { method, path, mediaType, settings }: SignInCall,
  content: string,
): HttpRequest {
  const request = { method, path, query: "", headers: {}, body: { mediaType, content } };
  return settings === undefined ? request : { ...request, settings };
}
