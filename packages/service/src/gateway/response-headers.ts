import { endToEndHeaders, headerObject } from "./hop-by-hop.ts";
import type { HeaderLists } from "./hop-by-hop.ts";
import { rewriteCookie } from "./rewrite-cookie.ts";
import { rewriteLocation } from "./rewrite-location.ts";
import type { OwnSide } from "./rewrite-location.ts";
import type { Upstream } from "./upstream.ts";

/**
 * Pages and drawings that an API serves (uploads, too) would run as part of the console and could read its token:
 * opened by themselves they get an origin of their own.
 */
const documentPolicy = "sandbox allow-downloads allow-forms allow-popups allow-scripts";

/** The headers of an answer as our caller gets them. */
export function responseHeaders(
  headers: HeaderLists,
  upstream: Upstream,
  own: OwnSide & { readonly target: string },
): Record<string, string | string[]> {
  const kept = endToEndHeaders(headers);
  for (const name of ["location", "content-location"]) {
    const values = kept.get(name);
    if (values) {
      kept.set(
        name,
        values.map((value) => rewriteLocation(value, upstream, own)),
      );
    }
  }
  const cookies = kept.get("set-cookie");
  if (cookies) {
    kept.set(
      "set-cookie",
      cookies.map((cookie) => rewriteCookie(cookie, upstream, own)),
    );
  }
  // Asked in this form, a browser opens a password window of its own over the page, which has a form for it.
  const challenges = kept.get("www-authenticate");
  if (challenges) {
    kept.set(
      "www-authenticate",
      challenges.map((challenge) =>
        challenge.replaceAll(/(^|,\s*)(basic|digest|ntlm|negotiate)\b/gi, "$1x-$2"),
      ),
    );
  }
  if (/html|xml|svg/i.test(kept.get("content-type")?.[0] ?? "")) {
    const policies = kept.get("content-security-policy") ?? [];
    kept.set("content-security-policy", [...policies, documentPolicy]);
  }
  return headerObject(kept);
}
