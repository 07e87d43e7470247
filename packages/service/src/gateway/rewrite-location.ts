import type { Upstream } from "./upstream.ts";

/** Our side of the gateway: `ownPath` is where the upstream's base stands, `prefix` what all our addresses begin with. */
export interface OwnSide {
  readonly prefix: string;
  readonly ownPath: string;
  /** `https://console.example.com` */
  readonly origin: string;
}

/**
 * A `Location` of the upstream as our caller must see it: below the upstream's base it becomes a path below ours. What
 * leads elsewhere is passed on as it is and never followed by us. Nor does the console follow it with a token: it calls
 * with the mode `same-origin`, and its policy has `connect-src 'self'`.
 */
export function rewriteLocation(
  location: string,
  upstream: Upstream,
  { origin, ownPath, target }: OwnSide & { readonly target: string },
): string {
  const base = upstream.origin + target;
  if (!URL.canParse(location, base)) return location;
  const url = new URL(location, base);
  // An upstream that heeds X-Forwarded-Host writes our origin before its own path.
  if (url.origin !== upstream.origin && url.origin !== origin) return location;
  const below = pathBelow(url.pathname, upstream.basePath);
  if (below !== undefined) return `${ownPath}${below}${url.search}${url.hash}`;
  // Made absolute: as a path it would lead to one of our own pages.
  return upstream.origin + url.pathname + url.search + url.hash;
}

/** The rest of a path after a base, by whole segments; undefined where it is not below it. */
export function pathBelow(path: string, base: string): string | undefined {
  if (path === base) return "";
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}
