import type { HttpResponse } from "@quarterdeck/model";
import { toApiPath } from "#config/api-path.ts";
import { prefix } from "#config/prefix.ts";
import { activeCredential } from "#session/credential.ts";
import { currentToken } from "#session/session.ts";
import { writeIdentity } from "./call-headers.ts";
import { sendPrepared } from "./send-prepared.ts";
import type { BodyMode } from "./read-response.ts";

/** A file, and what tells this state of it from another; empty: nothing does. */
export interface FetchedFile {
  readonly content: Blob;
  readonly validator: string;
}

/** Any file by its address, such as a description. */
export async function fetchFile(address: string, signal?: AbortSignal): Promise<FetchedFile> {
  const { body, headers } = await requestFile(address, { bodyMode: "raw", signal });
  const content = body instanceof Blob ? body : new Blob([]);
  return { content, validator: headerValidator(headers) ?? (await hash(content)) };
}

interface ValidatorOptions {
  readonly signal?: AbortSignal | undefined;
  /** Nobody asked for it: a refusal does not end the session. */
  readonly isBackground?: boolean;
}

/** The file's validator as it is now; the file itself is read only where its server tells none. */
export async function fetchValidator(
  address: string,
  { signal, isBackground = false }: ValidatorOptions = {},
): Promise<string> {
  const { headers } = await requestFile(address, {
    bodyMode: "nothing",
    signal,
    isBackground,
  });
  return headerValidator(headers) ?? (await fetchFile(address, signal)).validator;
}

interface FileOptions extends ValidatorOptions {
  readonly bodyMode: BodyMode;
}

/** With the session where that stays with the API or with us. */
async function requestFile(
  address: string,
  { bodyMode, signal, isBackground = false }: FileOptions,
): Promise<HttpResponse> {
  const url = new URL(address, new URL(prefix(), location.origin));
  const isOurs = url.origin === location.origin || toApiPath(url.href) !== undefined;
  const token = isOurs ? currentToken() : null;
  const identity = isOurs ? writeIdentity(token, activeCredential()).headers : {};
  return sendPrepared({
    call: { method: "GET", path: url.pathname },
    url: url.href,
    token: isBackground ? null : token,
    signal,
    bodyMode,
    init: {
      headers: { Accept: "application/json, application/yaml, */*;q=0.5", ...identity },
      // Asked for anew, and not sent again where the browser has it still.
      cache: "no-cache",
      credentials: "same-origin",
      redirect: isOurs ? "manual" : "follow",
    },
  });
}

/** RFC 9110 section 8.8: the entity tag, else the date of the last change. */
function headerValidator(headers: HttpResponse["headers"]): string | undefined {
  return headers["etag"] ?? headers["last-modified"];
}

async function hash(content: Blob): Promise<string> {
  // Only pages of https and of this machine have it.
  if (!isSecureContext) return "";
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await content.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
