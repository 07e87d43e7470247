import type { HttpAnswer } from "@quarterdeck/model";
import { toApiPath } from "#config/api-path.ts";
import { prefix } from "#config/prefix.ts";
import { activeCredential } from "#session/credential.ts";
import { currentToken } from "#session/session.ts";
import { writeIdentity } from "./call-headers.ts";
import { exchange } from "./exchange.ts";

interface FileOptions {
  readonly signal?: AbortSignal | undefined;
}

/** A file beside the client, such as the admin model, with the session: it never leaves our origin. */
export async function fetchOwn(path: string, options: FileOptions = {}): Promise<HttpAnswer> {
  const token = currentToken();
  return exchange({
    call: { method: "GET", path },
    url: prefix() + path,
    token,
    signal: options.signal,
    init: {
      headers: {
        Accept: "application/json",
        ...writeIdentity(token, activeCredential()).headers,
      },
      mode: "same-origin",
    },
  });
}

/** Any file by its address, such as a description, unread: with the session where that stays with the API or with us. */
export async function fetchFile(address: string, signal?: AbortSignal): Promise<Blob> {
  const url = new URL(address, new URL(prefix(), location.origin));
  const isOurs = url.origin === location.origin || toApiPath(url.href) !== undefined;
  const token = isOurs ? currentToken() : null;
  const identity = isOurs ? writeIdentity(token, activeCredential()).headers : {};
  const { body } = await exchange({
    call: { method: "GET", path: url.pathname },
    url: url.href,
    token,
    signal,
    isRaw: true,
    init: {
      headers: { Accept: "application/json, application/yaml, */*;q=0.5", ...identity },
      credentials: "same-origin",
      redirect: isOurs ? "manual" : "follow",
    },
  });
  return body instanceof Blob ? body : new Blob([]);
}
