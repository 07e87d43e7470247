import { endToEndHeaders, headerObject } from "./hop-by-hop.ts";
import type { HeaderLists } from "./hop-by-hop.ts";
import type { Upstream } from "./upstream.ts";

/** Caller and host of a request, as Fastify reads them (with `TRUST_PROXY`). */
export interface Asker {
  /** Nearest last; more than one only behind trusted proxies. */
  readonly addresses: readonly string[];
  readonly protocol: string;
  readonly host: string;
}

/** Alternatives to `X-Forwarded-*`, which any caller may have set. */
const claims = [
  "forwarded",
  "x-forwarded-port",
  "x-forwarded-prefix",
  "x-forwarded-server",
  "x-real-ip",
];

/** Returns the headers that the upstream receives. */
export function requestHeaders(
  headers: HeaderLists,
  asker: Asker,
  upstream: Upstream,
): Record<string, string | string[]> {
  const stored = endToEndHeaders(headers);
  for (const name of claims) stored.delete(name);
  // Our own server responds to it before the body arrives.
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
 * Rewrites `Origin` of the console's page to the upstream's origin, as with `Host`: many APIs reject other origins. A
 * foreign origin is forwarded unchanged, so that the API can reject it. The page's address is not forwarded.
 */
function moveOrigin(headers: Map<string, readonly string[]>, ours: string, theirs: string): void {
  if (headers.get("origin")?.[0] === ours) headers.set("origin", [theirs]);
  const referer = headers.get("referer")?.[0];
  if (referer === ours || referer?.startsWith(`${ours}/`)) headers.set("referer", [`${theirs}/`]);
}
