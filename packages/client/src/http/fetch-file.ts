import type { HttpRequest, HttpResponse } from "@quarterdeck/model";
import { toApiPath } from "#config/api-path.ts";
import { prefix } from "#config/prefix.ts";
import { activeCredential } from "#session/credential.ts";
import type { Http } from "./http.ts";
import type { CompleteRequest } from "./other-credentials.ts";
import type { BodyMode } from "./read-response.ts";

/** A file and its validator (ETag, date or hash); empty: none. */
export interface FetchedFile {
  readonly content: Blob;
  readonly validator: string;
}

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Security schemes of the operation at the address, as in `HttpRequest`. */
  readonly schemes?: readonly string[] | undefined;
}

/** Fetches a file by its address, such as a description. */
export async function fetchFile(
  http: Http,
  address: string,
  options: CallOptions = {},
): Promise<FetchedFile> {
  const { body, headers } = await requestFile(http, address, { bodyMode: "raw", ...options });
  const content = body instanceof Blob ? body : new Blob([]);
  return { content, validator: headerValidator(headers) ?? (await hash(content)) };
}

/** Fetches a file; a refusal rejects and does not end the session. Null: the response is not a file. */
export async function fetchInBackground(
  http: Http,
  address: string,
  options: CallOptions,
): Promise<Blob | null> {
  const { body } = await requestFile(http, address, {
    bodyMode: "raw",
    ...options,
    isBackground: true,
  });
  return body instanceof Blob ? body : null;
}

interface ValidatorOptions extends Pick<CallOptions, "signal"> {
  /** True for a background read: a refusal does not end the session. */
  readonly isBackground?: boolean;
}

/** Fetches the current validator; reads the file only if the server sends no validator. */
export async function fetchValidator(
  http: Http,
  address: string,
  { signal, isBackground = false }: ValidatorOptions = {},
): Promise<string> {
  const { headers } = await requestFile(http, address, {
    bodyMode: "nothing",
    signal,
    isBackground,
  });
  return headerValidator(headers) ?? (await fetchFile(http, address, { signal })).validator;
}

interface FileOptions extends ValidatorOptions, CallOptions {
  readonly bodyMode: BodyMode;
}

/** Requests a file; credentials are sent only to the API and the own origin. */
async function requestFile(
  http: Http,
  address: string,
  { bodyMode, signal, schemes, isBackground = false }: FileOptions,
): Promise<HttpResponse> {
  const url = new URL(address, new URL(prefix(), location.origin));
  const isTrusted = url.origin === location.origin || toApiPath(url.href) !== undefined;
  const token = isTrusted ? http.session.token() : null;
  const identity = isTrusted ? http.identify(token, activeCredential(http.session)) : undefined;
  const call = { method: "GET", path: url.pathname, schemes };
  const added =
    isTrusted && schemes !== undefined
      ? await addCredentials(http, { ...call, schemes })
      : undefined;
  const queries = [identity?.query, added?.query].filter(
    (text) => text !== undefined && text !== "",
  );
  if (queries.length > 0) url.search = [url.search.slice(1), ...queries].filter(Boolean).join("&");
  return http.sendPrepared({
    call: { ...call, ...(added?.secrets !== undefined && { secrets: added.secrets }) },
    url: url.href,
    token: isBackground ? null : token,
    signal,
    bodyMode,
    init: {
      headers: {
        Accept: "application/json, application/yaml, */*;q=0.5",
        ...identity?.headers,
        ...added?.added,
      },
      // Revalidates the cached file.
      cache: "no-cache",
      credentials: "same-origin",
      redirect: isTrusted ? "manual" : "follow",
    },
  });
}

/** Credentials that the operation takes in place of the session's. */
async function addCredentials(
  http: Http,
  call: Pick<HttpRequest, "method" | "path" | "schemes">,
): Promise<CompleteRequest> {
  const { completeRequest } = await import("./complete-request.ts");
  return completeRequest(http, { ...call, query: "", headers: {} });
}

/** ETag, else the date of the last change (RFC 9110, section 8.8). */
function headerValidator(headers: HttpResponse["headers"]): string | undefined {
  return headers["etag"] ?? headers["last-modified"];
}

async function hash(content: Blob): Promise<string> {
  // `crypto.subtle` needs HTTPS or localhost.
  if (!isSecureContext) return "";
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await content.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
