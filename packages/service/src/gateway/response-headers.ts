import { endToEndHeaders, headerObject } from "./hop-by-hop.ts";
import type { HeaderLists } from "./hop-by-hop.ts";
import { rewriteCookie } from "./rewrite-cookie.ts";
import { rewriteLocation } from "./rewrite-location.ts";
import type { OwnSide } from "./rewrite-location.ts";
import type { Upstream } from "./upstream.ts";

/**
 * Sandbox policy of pages and images that an API serves, uploads included: opened directly, they would run in the
 * console's origin and could read its token.
 */
const documentPolicy = "sandbox allow-downloads allow-forms allow-popups allow-scripts";

/** Returns the headers that the caller receives. */
export function responseHeaders(
  headers: HeaderLists,
  upstream: Upstream,
  own: OwnSide & { readonly target: string },
): Record<string, string | string[]> {
  const stored = endToEndHeaders(headers);
  for (const name of ["location", "content-location"]) {
    const values = stored.get(name);
    if (values) {
      stored.set(
        name,
        values.map((value) => rewriteLocation(value, upstream, own)),
      );
    }
  }
  const cookies = stored.get("set-cookie");
  if (cookies) {
    stored.set(
      "set-cookie",
      cookies.map((cookie) => rewriteCookie(cookie, upstream, own)),
    );
  }
  // With this challenge, a browser opens its own password dialog over the page, which has a form for it.
  const challenges = stored.get("www-authenticate");
  if (challenges) {
    stored.set(
      "www-authenticate",
      challenges.map((challenge) =>
        challenge.replaceAll(/(^|,\s*)(basic|digest|ntlm|negotiate)\b/gi, "$1x-$2"),
      ),
    );
  }
  if (/html|xml|svg/i.test(stored.get("content-type")?.[0] ?? "")) {
    const policies = stored.get("content-security-policy") ?? [];
    stored.set("content-security-policy", [...policies, documentPolicy]);
  }
  return headerObject(stored);
}
