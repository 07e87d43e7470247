import { userAgent } from "#outgoing/user-agent.ts";
import { isClaim } from "./forwarded-claims.ts";
import { endToEndHeaders } from "./hop-by-hop.ts";
import type { HeaderLists, HeaderMap } from "./hop-by-hop.ts";
import type { Upstream } from "./upstream.ts";

/** Caller and host of a request, as Fastify reads them (with `TRUST_PROXY`). */
export interface Asker {
  /** Nearest last; more than one only behind trusted proxies. */
  readonly addresses: readonly string[];
  readonly protocol: string;
  readonly host: string;
}

/** Receiver of a forwarded request. */
export interface Receiver {
  readonly upstream: Upstream;
  /** Lower-case names of the headers that the description declares. */
  readonly declared?: ReadonlySet<string>;
}

const noNames: ReadonlySet<string> = new Set();

/** Returns the headers that the upstream receives. */
export function requestHeaders(
  headers: HeaderLists,
  asker: Asker,
  { upstream, declared = noNames }: Receiver,
): HeaderMap {
  const stored = endToEndHeaders(headers);
  for (const name of stored.keys()) {
    if (isClaim(name, declared)) stored.delete(name);
  }
  // Our own server responds to it before the body arrives.
  stored.delete("expect");
  stored.set("host", [upstream.host]);
  stored.set("x-forwarded-for", [asker.addresses.join(", ")]);
  stored.set("x-forwarded-proto", [asker.protocol]);
  stored.set("x-forwarded-host", [asker.host]);
  const cookies = stored.get("cookie");
  if (cookies) stored.set("cookie", [cookies.join("; ")]);
  // Many APIs refuse writes or sign-ins of browsers as forged, or count them as another kind of client.
  if (stored.get("user-agent")?.[0]?.startsWith("Mozilla/") === true) {
    stored.set("user-agent", [userAgent]);
  }
  frame(stored, headers);
  moveOrigin(stored, `${asker.protocol}://${asker.host}`, upstream.origin);
  return stored;
}

/** Sets the framing of the body, which `findRefusal` has checked, once. */
function frame(stored: Map<string, readonly string[]>, headers: HeaderLists): void {
  stored.delete("content-length");
  const [length] = headers["content-length"] ?? [];
  if (headers["transfer-encoding"]) stored.set("transfer-encoding", ["chunked"]);
  else if (length !== undefined) stored.set("content-length", [String(Number(length))]);
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
