import type { Upstream } from "./upstream.ts";

/**
 * Addresses of the gateway: `ownPath` corresponds to the upstream's base path, `prefix` is the path prefix of the
 * console.
 */
export interface OwnSide {
  readonly prefix: string;
  readonly ownPath: string;
  /** Origin of the console: `https://console.example.com`. */
  readonly origin: string;
}

/**
 * Rewrites a `Location` of the upstream: an address below the upstream's base becomes a path below ours. Other
 * addresses are forwarded unchanged and never followed, neither here nor by the console, which calls with the mode
 * `same-origin` and has `connect-src 'self'` in its policy.
 */
export function rewriteLocation(
  location: string,
  upstream: Upstream,
  { origin, ownPath, target }: OwnSide & { readonly target: string },
): string {
  const base = upstream.origin + target;
  if (!URL.canParse(location, base)) return location;
  const url = new URL(location, base);
  // An upstream that follows X-Forwarded-Host writes our origin before its own path.
  if (url.origin !== upstream.origin && url.origin !== origin) return location;
  const routed = upstream.route && routedPath(url, upstream);
  if (routed !== undefined) return `${ownPath}${routed}${url.hash}`;
  const below = upstream.route ? undefined : pathBelow(url.pathname, upstream.basePath);
  if (below !== undefined) return `${ownPath}${below}${url.search}${url.hash}`;
  // Made absolute: as a path it would lead to a page of the console.
  return upstream.origin + url.pathname + url.search + url.hash;
}

/** Path and query of an address whose path is in a parameter; undefined for other addresses. */
function routedPath(url: URL, { basePath, route }: Upstream): string | undefined {
  const { name = "", path = "" } = route ?? {};
  const value = url.searchParams.get(name);
  const below = value === null ? undefined : pathBelow(value, path);
  if (below === undefined || url.pathname.replace(/\/+$/, "") !== basePath) return undefined;
  url.searchParams.delete(name);
  return `${encodeURI(below)}${url.search}`;
}

/** Returns the rest of a path after a base, by whole segments; undefined if it is not below it. */
export function pathBelow(path: string, base: string): string | undefined {
  if (path === base) return "";
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}
