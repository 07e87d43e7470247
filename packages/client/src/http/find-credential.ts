import type { Credential, HttpRequest, HttpResponse } from "@quarterdeck/model";
import { readReportedError } from "@quarterdeck/model";
import { ApiError, BadResponseError, HttpError, NetworkError } from "./errors.ts";
import { type HeaderCredential, listForms, writeToken } from "./credential-forms.ts";
import type { SendOptions } from "./prepare-request.ts";

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
  /** Forms to try before the usual ones. */
  readonly suggested?: readonly HeaderCredential[] | undefined;
  /** Refusal of the first read in the given form, if it was already sent. */
  readonly refusal?: HttpError;
  /** True if the form is certain: no other is tried. */
  readonly isFixed?: boolean;
}

type Send = (request: HttpRequest, options: SendOptions) => Promise<HttpResponse>;

/**
 * Tries a credential with safe reads, and in other forms if the API refuses it. Rejects with the first refusal, and
 * if only pages respond; without a conclusive read the credential is accepted unchecked.
 */
export async function findCredential(
  send: Send,
  identity: TokenIdentity,
  { reads, prefixes, suggested, refusal: earlier, isFixed = false }: CheckOptions,
): Promise<CheckedIdentity> {
  let refusal: HttpError | undefined;
  let foreign: ApiError | undefined;
  for (const [index, read] of reads.entries()) {
    const refused = (index === 0 ? earlier : undefined) ?? (await tryRead(send, read, identity));
    if (refused instanceof BadResponseError) foreign = refused;
    if (refused === undefined || refused instanceof BadResponseError) continue;
    if (!(refused instanceof HttpError))
      return { ...identity, isChecked: true, accepted: { read, response: refused } };
    const isFirst = refusal === undefined;
    refusal ??= refused;
    const { headers } = refused.response;
    const forms = listForms(identity.credential, {
      challenge: headers["www-authenticate"],
      message: refused.problem.message,
      prefixes,
      suggested,
    });
    for (const credential of isFixed || !isFirst ? [] : forms) {
      const other = {
        token: writeToken(identity.token, credential),
        credential: ofScheme(credential, identity.credential),
      };
      const response = await tryRead(send, read, other);
      if (response !== undefined && !(response instanceof ApiError))
        return { ...other, isChecked: true, accepted: { read, response } };
    }
    // 403 may concern this read only.
    if (refused.status !== 403) break;
  }
  if (refusal !== undefined) throw refusal;
  if (foreign !== undefined) throw foreign;
  return { ...identity, isChecked: false };
}

/** Another form of a credential belongs to the same security scheme. */
function ofScheme(form: HeaderCredential, credential: Credential): HeaderCredential {
  const scheme = "scheme" in credential ? credential.scheme : undefined;
  return scheme === undefined ? form : { ...form, scheme };
}

/**
 * A response: accepted; an `HttpError`: refused; a `BadResponseError`: the response of another server; undefined: the
 * response reveals nothing about the credential.
 */
async function tryRead(
  send: Send,
  read: HttpRequest,
  identity: TokenIdentity,
): Promise<HttpError | BadResponseError | HttpResponse | undefined> {
  try {
    const response = await send(read, { identity, isTrial: true });
    if (isHtml(response)) return pageError(read, response);
    const reported = readReportedError(response);
    if (reported === undefined) return response;
    // Some APIs refuse a credential inside a 200.
    return ABOUT_CREDENTIAL.test(reported.message)
      ? new HttpError(read, response, reported)
      : undefined;
  } catch (error) {
    if (error instanceof NetworkError) throw error;
    if (error instanceof BadResponseError) return error;
    if (!(error instanceof HttpError)) return undefined;
    // The gateway could not reach the API.
    if (error.status >= 502 && error.status <= 504) throw error;
    if (error.status === 404 && isHtml(error.response)) return pageError(read, error.response);
    return error.status === 401 || error.status === 403 ? error : undefined;
  }
}

const ABOUT_CREDENTIAL =
  /\b40[13]\b|auth|token|credential|api.?key|sign.?in|log.?in|permission|denied|forbidden|session/i;

function isHtml({ headers }: HttpResponse): boolean {
  return /html/i.test(headers["content-type"] ?? "");
}

function pageError(read: HttpRequest, response: HttpResponse): BadResponseError {
  const options = { responseError: "html", response } as const;
  return new BadResponseError("the response is a page", read, options);
}
