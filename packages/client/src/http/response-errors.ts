import { isPage } from "@quarterdeck/model";
import { BadResponseError, type FailedCall, isAbort, NetworkError } from "./errors.ts";
import { NotJsonError } from "./read-response.ts";

/**
 * Repeats a redirected read on the own origin, and rejects any other redirect (H1). A redirect to a page with a field for a
 * password is a refusal: some APIs respond to browsers in this way instead of with 401.
 */
export async function followRedirects(
  call: FailedCall,
  url: string,
  init: RequestInit,
): Promise<Response> {
  // A redirected write would be sent several times. Another origin would receive token and user.
  if (init.redirect !== "follow" || !isSafe(init.method)) {
    throw new BadResponseError("the API responds with a redirect, which is not followed", call, {
      responseError: "redirect",
    });
  }
  try {
    const response = await fetch(url, init);
    return (await hasPasswordInput(response)) ? refusalOf(response) : response;
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    // A browser reports too many redirects like a missing response.
    throw new BadResponseError("the redirects of the API lead nowhere", call, {
      cause,
      responseError: "redirect-loop",
    });
  }
}

const PASSWORD_INPUT = /<input\b[^>]*\btype\s*=\s*["']?password\b/i;

async function hasPasswordInput(response: Response): Promise<boolean> {
  if (!response.ok || !/\bhtml\b/i.test(response.headers.get("content-type") ?? "")) return false;
  return PASSWORD_INPUT.test(await response.clone().text());
}

function refusalOf({ headers, body }: Response): Response {
  return new Response(body, { status: 401, headers });
}

/** True for a method without effect (RFC 9110, section 9.2.1). */
function isSafe(method = "GET"): boolean {
  return method === "GET" || method === "HEAD";
}

/** Error of a success whose body could not be read. */
export function toBodyError(call: FailedCall, response: Response, cause: unknown): Error {
  const isEncoded = isUndecoded(response);
  if (cause instanceof NotJsonError) {
    return new BadResponseError("the response is declared as JSON and is not", call, {
      cause,
      responseError: isEncoded ? "encoding" : isPage(cause.text) ? "html" : "no-json",
    });
  }
  if (isEncoded) {
    return new BadResponseError("the response could not be decoded", call, {
      cause,
      responseError: "encoding",
    });
  }
  return new NetworkError("the response broke off", call, { cause, responseError: "broken-off" });
}

/** True if the body has a content coding: browsers report one that they cannot decode like a broken connection. */
function isUndecoded({ headers }: Response): boolean {
  const coding = headers.get("content-encoding") ?? "identity";
  return coding.trim().toLowerCase() !== "identity";
}
