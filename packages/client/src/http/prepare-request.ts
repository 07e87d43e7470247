import type { Credential, HttpRequest } from "@quarterdeck/model";
import { apiBase, isOwnOrigin } from "#config/api-base.ts";
import { toApiPath } from "#config/api-path.ts";
import { activeCredential } from "#session/credential.ts";
import type { SessionStore } from "#session/session-store.ts";
import { ApiError } from "./errors.ts";
import type { Identify } from "./call-headers.ts";
import type { CompleteRequest } from "./other-credentials.ts";
import type { PreparedRequest, Progress, Transport } from "./send-prepared.ts";
import { writeBody } from "./write-body.ts";

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** True for the sign-out, which continues after the end of the session and of the page. */
  readonly outlivesSession?: boolean;
  /** Progress callback of a file transfer. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Replaces the stored token and credential, before the session starts. */
  readonly identity?: { readonly token: string; readonly credential: Credential };
  /** True: a refusal does not end the session. */
  readonly isTrial?: boolean;
  /** Status that does not end the session: the caller judges it. */
  readonly tolerated?: number | undefined;
}

interface Sender {
  readonly session: SessionStore;
  readonly identify: Identify;
}

/** Prepares a request to the API with session, settings and headers of the contract. */
export function prepareRequest(
  { session, identify }: Sender,
  request: CompleteRequest,
  options: SendOptions,
): PreparedRequest {
  const token = options.identity?.token ?? session.token();
  const credential = options.identity?.credential ?? activeCredential(session);
  const identity = identify(token, credential);
  const body = writeBody(request);
  return {
    call: request,
    expected: request.expected,
    url: writeUrl(request, identity.query),
    token,
    signal: options.signal,
    outlivesSession: options.outlivesSession === true,
    isTrial: options.isTrial,
    tolerated: options.tolerated,
    init: {
      method: request.method.toUpperCase(),
      headers: {
        Accept: "application/json, */*;q=0.5",
        ...body.headers,
        ...request.headers,
        ...identity.headers,
        ...request.added,
      },
      ...(body.body === undefined ? {} : { body: body.body }),
      ...originRules(credential),
      ...(options.outlivesSession === true ? { keepalive: true } : {}),
    },
  };
}

/** Loads the transport that reports progress; undefined: `fetch`. */
export function loadTransport({ onProgress }: SendOptions): Promise<Transport> | undefined {
  // XHR follows redirects, which must not happen for another origin.
  if (onProgress === undefined || !isOwnOrigin()) return undefined;
  return import("./send-file.ts").then(({ sendFile }) => sendFile(onProgress));
}

/** Loads the code for settings, other credentials, demanded defaults and resource objects, which few APIs need. */
export async function completeRequest(
  sender: Sender,
  request: HttpRequest,
): Promise<CompleteRequest> {
  return (await import("./complete-request.ts")).completeRequest(sender, request);
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
