import type { HttpResponse } from "@quarterdeck/model";
import { prefix } from "#config/prefix.ts";
import { activeCredential } from "#session/credential.ts";
import { currentToken } from "#session/session.ts";
import { writeIdentity } from "./call-headers.ts";
import { transportRequest } from "./transport.ts";
import type { Wanted } from "./read-answer.ts";

interface FileOptions {
  readonly signal?: AbortSignal | undefined;
  readonly wants?: Wanted;
  /** Nobody asked for it: a refusal does not end the session. */
  readonly isUnasked?: boolean;
}

/** A file beside the client, such as the admin model, with the session: it never leaves our origin. */
export async function fetchOwn(path: string, options: FileOptions = {}): Promise<HttpResponse> {
  const token = currentToken();
  return transportRequest({
    call: { method: "GET", path },
    url: prefix() + path,
    token: options.isUnasked === true ? null : token,
    signal: options.signal,
    ...(options.wants === undefined ? {} : { wants: options.wants }),
    init: {
      headers: {
        Accept: "application/json",
        ...writeIdentity(token, activeCredential()).headers,
      },
      mode: "same-origin",
    },
  });
}
