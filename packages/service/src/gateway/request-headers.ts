import { endToEndHeaders, headerObject } from "./hop-by-hop.ts";
import type { HeaderLists } from "./hop-by-hop.ts";
import type { Upstream } from "./upstream.ts";

/** Who asks and by which address, as fastify understands it (`TRUST_PROXY` considered). */
export interface Asker {
  /** Nearest last; more than one only behind trusted proxies. */
  readonly addresses: readonly string[];
  readonly protocol: string;
  readonly host: string;
}

/** Other ways to say what `X-Forwarded-*` says: anyone may have written them. */
const claims = [
  "forwarded",
  "x-forwarded-port",
  "x-forwarded-prefix",
  "x-forwarded-server",
  "x-real-ip",
];

/** The headers of a call as the upstream gets them. */
export function requestHeaders(
  headers: HeaderLists,
  asker: Asker,
  upstream: Upstream,
): Record<string, string | string[]> {
  const stored = endToEndHeaders(headers);
  for (const name of claims) stored.delete(name);
  // Answered by our own server before the body came.
  stored.delete("expect");
  stored.set("host", [upstream.host]);
  stored.set("x-forwarded-for", [asker.addresses.join(", ")]);
  stored.set("x-forwarded-proto", [asker.protocol]);
  stored.set("x-forwarded-host", [asker.host]);
  const cookies = stored.get("cookie");
  if (cookies) stored.set("cookie", [cookies.join("; ")]);
  if (headers["transfer-encoding"]) stored.set("transfer-encoding", ["chunked"]);
  moveOrigin(stored, `${asker.protocol}://${asker.host}`, upstream.origin);
  return headerObject(stored);
}

/**
 * A call of our own page is the upstream's own, as `Host` says: many APIs refuse an origin that is not theirs. Any other
 * origin is passed on as it is, so that they refuse what they should. The page's address stays here.
 */
function moveOrigin(headers: Map<string, readonly string[]>, ours: string, theirs: string): void {
  if (headers.get("origin")?.[0] === ours) headers.set("origin", [theirs]);
  const referer = headers.get("referer")?.[0];
  if (referer === ours || referer?.startsWith(`${ours}/`)) headers.set("referer", [`${theirs}/`]);
}
