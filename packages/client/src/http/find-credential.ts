import type { Credential, HttpRequest, HttpResponse } from "@quarterdeck/model";
import { HttpError, NetworkError } from "./errors.ts";
import { listForms, writeToken } from "./credential-forms.ts";
import type { SendOptions } from "./send.ts";

/** Token with the location and the form in which it is sent. */
export interface TokenIdentity {
  readonly token: string;
  readonly credential: Credential;
}

/** A credential after the API has judged it. */
export interface CheckedIdentity extends TokenIdentity {
  /** False: no read of the API could judge it. */
  readonly isChecked: boolean;
  /** Read that accepted the credential, and its response. */
  readonly accepted?: { readonly read: HttpRequest; readonly response: HttpResponse };
}

interface CheckOptions {
  /** Safe reads, the best first. */
  readonly reads: readonly HttpRequest[];
  /** Prefixes that the description shows. */
  readonly prefixes?: readonly string[] | undefined;
  /** Refusal of the first read in the given form, if it was already sent. */
  readonly refusal?: HttpError;
  /** True if the form is certain: no other is tried. */
  readonly isFixed?: boolean;
}

type Send = (request: HttpRequest, options: SendOptions) => Promise<HttpResponse>;

/**
 * Tries a credential with safe reads, and in other forms if the API refuses it. Rejects with the first refusal; without
 * a conclusive read the credential is accepted unchecked.
 */
export async function findCredential(
  send: Send,
  identity: TokenIdentity,
  { reads, prefixes, refusal: earlier, isFixed = false }: CheckOptions,
): Promise<CheckedIdentity> {
  let refusal: HttpError | undefined;
  for (const [index, read] of reads.entries()) {
    const refused = (index === 0 ? earlier : undefined) ?? (await tryRead(send, read, identity));
    if (refused === undefined) continue;
    if (!(refused instanceof HttpError))
      return { ...identity, isChecked: true, accepted: { read, response: refused } };
    const isFirst = refusal === undefined;
    refusal ??= refused;
    const { headers } = refused.response;
    const forms = listForms(identity.credential, {
      challenge: headers["www-authenticate"],
      prefixes,
    });
    for (const credential of isFixed || !isFirst ? [] : forms) {
      const other = { token: writeToken(identity.token, credential), credential };
      const response = await tryRead(send, read, other);
      if (response !== undefined && !(response instanceof HttpError))
        return { ...other, isChecked: true, accepted: { read, response } };
    }
    // 403 may concern this read only.
    if (refused.status === 401) break;
  }
  if (refusal !== undefined) throw refusal;
  return { ...identity, isChecked: false };
}

/** A response: accepted; an error: refused; undefined: the response reveals nothing about the credential. */
async function tryRead(
  send: Send,
  read: HttpRequest,
  identity: TokenIdentity,
): Promise<HttpError | HttpResponse | undefined> {
  try {
    const response = await send(read, { identity, isTrial: true });
    return /html/i.test(response.headers["content-type"] ?? "") ? undefined : response;
  } catch (error) {
    if (error instanceof NetworkError) throw error;
    if (!(error instanceof HttpError)) return undefined;
    return error.status === 401 || error.status === 403 ? error : undefined;
  }
}
