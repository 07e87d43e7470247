import type { Credential, HttpResponse, HttpRequest } from "@quarterdeck/model";
import { apiBase, isOwnOrigin } from "#config/api-base.ts";
import { toApiPath } from "#config/api-path.ts";
import { RENEWAL_KEY } from "#config/contract.ts";
import { activeCredential } from "#session/credential.ts";
import { currentToken } from "#session/session.ts";
import { readTab } from "#session/local-storage.ts";
import { writeIdentity } from "./call-headers.ts";
import { ApiError } from "./errors.ts";
import { type PreparedRequest, type Progress, sendPrepared } from "./send-prepared.ts";
import { writeBody } from "./write-body.ts";

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** True for the sign-out, which continues after the end of the session and of the page. */
  readonly outlivesSession?: boolean;
  /** Progress callback of a file transfer. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Replaces the stored token and credential, before the session starts. */
  readonly identity?: { readonly token: string; readonly credential: Credential };
}

/** Sends a request to the API with session, settings and headers of the contract; the only access to the API. */
export async function send(
  original: HttpRequest,
  options: SendOptions = {},
): Promise<HttpResponse> {
  const request = original.settings === undefined ? original : await fillSettings(original);
  const isOwn = options.identity === undefined && options.outlivesSession !== true;
  if (isOwn && readTab(RENEWAL_KEY) !== null) await renewToken();
  const token = options.identity?.token ?? currentToken();
  const credential = options.identity?.credential ?? activeCredential();
  const identity = writeIdentity(token, credential);
  const body = writeBody(request);
  const prepared: PreparedRequest = {
    call: request,
    url: writeUrl(request, identity.query),
    token,
    signal: options.signal,
    outlivesSession: options.outlivesSession === true,
    init: {
      method: request.method.toUpperCase(),
      headers: {
        Accept: "application/json, */*;q=0.5",
        ...body.headers,
        ...request.headers,
        ...identity.headers,
      },
      ...(body.body === undefined ? {} : { body: body.body }),
      ...originRules(credential),
      ...(options.outlivesSession === true ? { keepalive: true } : {}),
    },
  };
  // XHR follows redirects, which must not happen for another origin.
  if (options.onProgress === undefined || !isOwnOrigin()) return sendPrepared(prepared);
  const { sendFile } = await import("./send-file.ts");
  return sendPrepared(prepared, sendFile(options.onProgress));
}

/** Loads the code for connection settings, which few APIs need. */
async function fillSettings(request: HttpRequest): Promise<HttpRequest> {
  return (await import("./connection-settings.ts")).fillSettings(request);
}

/** Loads the code for renewals, which few APIs need. */
async function renewToken(): Promise<void> {
  // If it does not load, the request is sent with the old token.
  const renewal = await import("./renewal.ts").catch(() => undefined);
  await renewal?.renewInTime(send);
}

/** Redirects are followed on the own origin only (H1). */
function originRules(credential: Credential): RequestInit {
  if (isOwnOrigin()) return { mode: "same-origin", credentials: "same-origin", redirect: "follow" };
  const needsCookies = credential.in === "session" || credential.in === "cookie";
  return { mode: "cors", credentials: needsCookies ? "include" : "omit", redirect: "manual" };
}

function writeUrl(request: HttpRequest, identityQuery: string): string {
  const path = request.path.startsWith("/") ? request.path : `/${request.path}`;
  const [plain = "", ...rest] = path.split("?");
  const query = [rest.join("?"), request.query, identityQuery]
    .filter((part) => part !== "")
    .join("&");
  const url = apiBase() + plain + (query === "" ? "" : `?${query}`);
  // Dot segments could send the token outside of the API.
  if (toApiPath(url) === undefined) throw new ApiError("the path is outside of the API", request);
  return url;
}
