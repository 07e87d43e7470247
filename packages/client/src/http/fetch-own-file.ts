import type { HttpResponse } from "@quarterdeck/model";
import { prefix } from "#config/prefix.ts";
import { activeCredential } from "#session/credential.ts";
import type { Http } from "./http.ts";
import type { BodyMode } from "./read-response.ts";

interface FileOptions {
  readonly signal?: AbortSignal | undefined;
  readonly bodyMode?: BodyMode;
  /** True for a background read: a refusal does not end the session. */
  readonly isBackground?: boolean;
}

/** Fetches a file of the service, such as the admin model, with the session; same origin only. */
export async function fetchOwnFile(
  http: Http,
  path: string,
  options: FileOptions = {},
): Promise<HttpResponse> {
  const token = http.session.token();
  return http.sendPrepared({
    call: { method: "GET", path },
    url: prefix() + path,
    token: options.isBackground === true ? null : token,
    signal: options.signal,
    ...(options.bodyMode === undefined ? {} : { bodyMode: options.bodyMode }),
    init: {
      headers: {
        Accept: "application/json",
        ...http.identify(token, activeCredential(http.session)).headers,
      },
      mode: "same-origin",
    },
  });
}
