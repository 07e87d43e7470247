import type { ProblemCode } from "#problem/problems.ts";
import { namedByConnection } from "./hop-by-hop.ts";
import type { HeaderLists } from "./hop-by-hop.ts";

export interface Refusal {
  readonly code: ProblemCode;
  readonly detail: string;
}

/** Request as it arrived: every value of a header counts. */
export interface ArrivedRequest {
  readonly method: string;
  readonly headers: HeaderLists;
  /** Hosts of the console, with their ports. */
  readonly ownHosts: readonly string[];
}

/** Returns why a request must not reach the upstream. */
export function findRefusal(request: ArrivedRequest): Refusal | undefined {
  if (request.method === "TRACE" || request.method === "CONNECT") {
    return { code: "method-not-allowed", detail: `${request.method} is not forwarded.` };
  }
  return findBadFraming(request.headers) ?? findScript(request.headers) ?? findForeign(request);
}

/**
 * Headers that `Connection` must not name: a server that obeys would drop the framing, the route or the caller of the
 * request.
 */
const endToEnd =
  /^(?:host|expect|origin|referer|cookie|authorization|user|date|via|range|if-.*|accept.*|cache-control|content-.*|transfer-encoding|sec-.*|forwarded|x-forwarded.*|x-real-ip|x-xsrf-token|x-csrf-token|:.*)$/;

function findBadFraming(headers: HeaderLists): Refusal | undefined {
  const named = namedByConnection(headers).find((name) => endToEnd.test(name));
  if (named !== undefined) return badRequest(`The header Connection must not name ${named}.`);
  const lengths = headers["content-length"] ?? [];
  const codings = headers["transfer-encoding"] ?? [];
  if (lengths.length + codings.length > 1) {
    return badRequest("The length of the body is declared more than once.");
  }
  if (lengths.some((length) => !/^\d{1,15}$/.test(length))) {
    return badRequest("The header Content-Length is not a number.");
  }
  if (codings.some((coding) => coding.toLowerCase() !== "chunked")) {
    return badRequest("The only transfer coding that is forwarded is chunked.");
  }
  return undefined;
}

/**
 * Destinations that would run or apply a file of the API as a part of the console's page (Fetch, section 3.2.7).
 */
const partsOfPages: ReadonlySet<string> = new Set([
  "audioworklet",
  "embed",
  "manifest",
  "object",
  "paintworklet",
  "script",
  "serviceworker",
  "sharedworker",
  "style",
  "worker",
  "xslt",
]);

function findScript(headers: HeaderLists): Refusal | undefined {
  const destinations = listTokens(headers["sec-fetch-dest"]);
  const isScript = destinations.some((one) => partsOfPages.has(one));
  return isScript || headers["service-worker"] !== undefined
    ? { code: "forbidden", detail: "Files of the API are not scripts or styles of the console." }
    : undefined;
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS", "QUERY", "PROPFIND", "REPORT", "SEARCH"]);

/** Pages of other sites must not write through the gateway, which may add the cookies of the user. */
function findForeign({ method, headers, ownHosts }: ArrivedRequest): Refusal | undefined {
  if (safeMethods.has(method)) return undefined;
  const sites = listTokens(headers["sec-fetch-site"]);
  const isForeign =
    sites.length > 0
      ? sites.some((site) => site !== "same-origin" && site !== "none")
      : (headers["origin"] ?? []).some((origin) => !isOwn(origin, ownHosts));
  return isForeign
    ? { code: "xsrf", detail: "The call came from another site and was rejected." }
    : undefined;
}

function isOwn(origin: string, ownHosts: readonly string[]): boolean {
  return URL.canParse(origin) && ownHosts.includes(new URL(origin).host);
}

function listTokens(values: readonly string[] = []): readonly string[] {
  return values
    .join(",")
    .split(",")
    .map((value) => value.trim().toLowerCase())
    .filter((value) => value !== "");
}

function badRequest(detail: string): Refusal {
  return { code: "bad-request", detail };
}
