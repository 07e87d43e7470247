import type { Credential, HttpResponse, HttpRequest } from "@quarterdeck/model";
import { apiBase, isOwnOrigin } from "#config/api-base.ts";
import { toApiPath } from "#config/api-path.ts";
import { RENEWAL_KEY } from "#config/contract.ts";
import { activeCredential } from "#session/credential.ts";
import { currentToken } from "#session/session.ts";
import { readTab } from "#session/local-storage.ts";
import { writeIdentity } from "./call-headers.ts";
import { ApiError } from "./errors.ts";
import { type PreparedRequest, sendPrepared } from "./send-prepared.ts";
import { writeBody } from "./write-body.ts";

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** The sign-out itself goes on after the session's end, even after the page's. */
  readonly outlivesSession?: boolean;
  /** Told how much of a file is on its way. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Instead of what is stored: right after a sign-in, before its session begins. */
  readonly identity?: { readonly token: string; readonly credential: Credential };
}

/** The only door to the API: every call, with all that the contract says each call carries. */
export async function send(asked: HttpRequest, options: SendOptions = {}): Promise<HttpResponse> {
  const request = asked.settings === undefined ? asked : await fill(asked);
  const isOwn = options.identity === undefined && options.outlivesSession !== true;
  if (isOwn && readTab(RENEWAL_KEY) !== null) await renewFirst();
  const token = options.identity?.token ?? currentToken();
  const credential = options.identity?.credential ?? activeCredential();
  const identity = writeIdentity(token, credential);
  const body = writeBody(request);
  const wanted: PreparedRequest = {
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
  // From another origin a redirect must not be followed, and only `fetch` can refuse to.
  if (options.onProgress === undefined || !isOwnOrigin()) return sendPrepared(wanted);
  const { sendFile } = await import("./send-file.ts");
  return sendPrepared(wanted, sendFile(options.onProgress));
}

/** How far a file has come. */
export interface Progress {
  readonly way: "up" | "down";
  readonly bytes: number;
  /** Undefined: nobody says. */
  readonly total: number | undefined;
}

/** Few APIs ask for more than a credential, and few tokens are renewed: what knows how is loaded when one does. */
async function fill(request: HttpRequest): Promise<HttpRequest> {
  return (await import("./connection-settings.ts")).fillSettings(request);
}

async function renewFirst(): Promise<void> {
  // Without it the call goes with the token that there is.
  const renewal = await import("./renewal.ts").catch(() => undefined);
  await renewal?.renewInTime();
}

/** H1: on our own origin a redirect may stay on it; from another origin none is followed. */
function originRules(credential: Credential): RequestInit {
  if (isOwnOrigin()) return { mode: "same-origin", credentials: "same-origin", redirect: "follow" };
  const needsCookies = credential.in === "session" || credential.in === "cookie";
  return { mode: "cors", credentials: needsCookies ? "include" : "omit", redirect: "manual" };
}

function writeUrl(request: HttpRequest, identityQuery: string): string {
  const path = request.path.startsWith("/") ? request.path : `/${request.path}`;
  const [plain = "", ...own] = path.split("?");
  const query = [own.join("?"), request.query, identityQuery]
    .filter((part) => part !== "")
    .join("&");
  const url = apiBase() + plain + (query === "" ? "" : `?${query}`);
  // Dots in a path would leave the API's base, and the token with them.
  if (toApiPath(url) === undefined) throw new ApiError("the path leads out of the API", request);
  return url;
}
