import { readContentType } from "./content-types.ts";
import { endToEndHeaders } from "./hop-by-hop.ts";
import type { HeaderLists, HeaderMap } from "./hop-by-hop.ts";
import { passiveLinks } from "./links.ts";
import { rewriteCookie } from "./rewrite-cookie.ts";
import { rewriteLocation } from "./rewrite-location.ts";
import type { OwnSide } from "./rewrite-location.ts";
import type { Upstream } from "./upstream.ts";

/**
 * Sandbox policy of everything that an API serves and a browser could run, uploads included: opened directly, it would
 * run in the console's origin and could read its token.
 */
const documentPolicy =
  "sandbox allow-downloads allow-forms allow-popups allow-scripts; frame-ancestors 'none'";

/**
 * Headers that apply to the whole origin, to other responses, or to the next page: here that is the
 * console's origin, not the API's.
 */
const ofOrigin =
  /^(?:accept-ch.*|access-control-.*|alt-svc|alternates|clear-site-data|content-security-policy-report-only|critical-ch|cross-origin-.*|delta-base|document-policy.*|expect-ct|feature-policy|im|integrity-policy.*|nel|no-vary-search|origin-agent-cluster|origin-trial|p3p|permissions-policy.*|public-key-pins.*|refresh|report-to|reporting-endpoints|require-document-policy|service-worker.*|set-login|sourcemap|speculation-rules|strict-transport-security|supports-loading-mode|timing-allow-origin|use-as-dictionary|x-accel-.*|x-content-type-options|x-dns-prefetch-control|x-frame-options|x-permitted-cross-domain-policies|x-sendfile|x-sourcemap|x-ua-compatible|x-xss-protection|activate-storage-access|sec-.*|attribution-reporting-.*|observe-browsing-topics|set-cookie2|login-status|ad-auction-.*|shared-storage-.*|supports-.*)$/;

/** Headers of almost every response, which need no match. */
const usual: ReadonlySet<string> = new Set([
  "cache-control",
  "content-encoding",
  "content-length",
  "content-type",
  "date",
  "etag",
  "last-modified",
  "link",
  "vary",
  "x-total-count",
]);

/** Headers with an address, the last two with that of a job. */
const addresses = ["location", "content-location", "operation-location", "azure-asyncoperation"];

/** Headers of every forwarded response. */
const own: readonly (readonly [string, readonly string[]])[] = [
  ["x-content-type-options", ["nosniff"]],
  ["x-frame-options", ["DENY"]],
  ["cross-origin-resource-policy", ["same-origin"]],
];

/** Names of the cookies that a response sets: scripts cannot see them, and a sign-in may return only a cookie. */
const cookieNamesHeader = "quarterdeck-set-cookie";

type Headers = Map<string, readonly string[]>;

/** Returns the headers that the caller receives. */
export function responseHeaders(
  headers: HeaderLists,
  upstream: Upstream,
  side: OwnSide & { readonly target: string },
): HeaderMap {
  const stored = endToEndHeaders(headers);
  // APIs for browsers may name their methods for other origins only.
  const methods = stored.get("access-control-allow-methods");
  if (methods?.includes("*") === false && !stored.has("allow")) stored.set("allow", methods);
  for (const name of stored.keys()) {
    if (!usual.has(name) && ofOrigin.test(name)) stored.delete(name);
  }
  for (const name of addresses)
    rewrite(stored, name, (value) => rewriteLocation(value, upstream, side));
  const cookies = stored.get("set-cookie");
  stored.delete(cookieNamesHeader);
  if (cookies) stored.set(cookieNamesHeader, [listCookieNames(cookies)]);
  rewrite(stored, "set-cookie", (cookie) => rewriteCookie(cookie, upstream, side));
  rewrite(stored, "link", passiveLinks);
  // With this challenge, a browser opens its own password dialog over the page, which has a form for it.
  rewrite(stored, "www-authenticate", (challenge) =>
    challenge.replaceAll(/(^|,\s*)(basic|digest|ntlm|negotiate)\b/gi, "$1x-$2"),
  );
  restrictContent(stored);
  for (const [name, values] of own) stored.set(name, values);
  return stored;
}

function listCookieNames(cookies: readonly string[]): string {
  return cookies
    .flatMap((cookie) => /^\s*([\w!#$%&'*+.^`|~-]+)=/.exec(cookie)?.[1] ?? [])
    .join(", ");
}

function restrictContent(stored: Headers): void {
  const { value, isInert, isPdf } = readContentType(stored.get("content-type"));
  if (value === undefined) stored.delete("content-type");
  else stored.set("content-type", [value]);
  if (isInert) return;
  const policies = stored.get("content-security-policy") ?? [];
  stored.set("content-security-policy", [...policies, documentPolicy]);
  // A browser shows no PDF in a sandbox.
  if (isPdf) rewrite(stored, "content-disposition", asAttachment, [""]);
}

function asAttachment(disposition: string): string {
  const [, ...parameters] = disposition.split(";");
  return ["attachment", ...parameters].join(";");
}

/** Rewrites each value of a header; an empty result removes the value. */
function rewrite(
  stored: Headers,
  name: string,
  write: (value: string) => string,
  missing: readonly string[] = [],
): void {
  const present = stored.get(name) ?? missing;
  if (present.length === 0) return;
  const values = present.map(write).filter((value) => value !== "");
  if (values.length > 0) stored.set(name, values);
  else stored.delete(name);
}
