import type { HttpRequest, HttpResponse } from "@quarterdeck/model";
import { BadResponseError, HttpError } from "#http/errors.ts";
import type { Http } from "#http/http.ts";
import type { SendOptions } from "#http/prepare-request.ts";
import { readCsrfToken } from "./csrf-token.ts";
import { sendDemanded } from "./send-demanded.ts";

/**
 * Sends a sign-in. An API that refuses it for its missing token against forged requests gets it again with the
 * token that its responses set as a cookie: that of the refusal, else that of a safe read.
 */
export async function sendGuarded(
  http: Http,
  request: HttpRequest,
  options: SendOptions,
): Promise<HttpResponse> {
  const before = csrfCookies();
  try {
    return await sendDemanded(http, request, options);
  } catch (error) {
    if (isRedirect(error)) return REDIRECTED;
    if (!isCsrfRefusal(error)) throw error;
    await readCsrfToken(http);
    if (csrfCookies() === before) await readSafely(http);
    if (csrfCookies() === before) throw error;
    await readCsrfToken(http);
    return sendDemanded(http, request, options).catch((repeated: unknown) => {
      if (isRedirect(repeated)) return REDIRECTED;
      throw repeated;
    });
  }
}

/** Response to a form that leads to a page; the browser shows only that there is a redirect, and keeps its cookies. */
export const REDIRECTED: HttpResponse = { status: 302, headers: {}, body: undefined };

function isRedirect(error: unknown): boolean {
  return error instanceof BadResponseError && error.responseError === "redirect";
}

/** True for a refusal of the request, not of the password. 419 is the status that some frameworks use for it. */
function isCsrfRefusal(error: unknown): boolean {
  if (!(error instanceof HttpError) || error.status >= 500) return false;
  return error.status === 419 || /[cx]srf/i.test(error.problem.message);
}

/** Its response may set the cookie, also as a refusal. */
async function readSafely(http: Http): Promise<void> {
  const { me, checks = [] } = http.session.describedSignIn() ?? {};
  const read = me ?? checks[0];
  if (read === undefined) return;
  const request = { method: "get", path: read.path, query: "", headers: {} };
  await http.send(request, { isTrial: true }).catch(() => undefined);
}

function csrfCookies(): string {
  const cookies = document.cookie.split("; ").filter((pair) => /^[^=]*[cx]srf/i.test(pair));
  return cookies.toSorted().join("; ");
}
