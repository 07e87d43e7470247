import { apiBase } from "./api-base.ts";

/**
 * Path and query of a URL from the API (next link, `Location`, file) relative to the API's base (H1). Undefined for another
 * server, which must not receive token or user. `bases` are further described URLs of the same API.
 */
export function toApiPath(address: string, bases: readonly string[] = []): string | undefined {
  const url = parse(address);
  if (url === undefined) return undefined;
  for (const base of [apiBase(), ...bases]) {
    const baseUrl = parse(base);
    if (baseUrl === undefined || baseUrl.origin !== url.origin) continue;
    const path = baseUrl.pathname.replace(/\/+$/, "");
    if (url.pathname === path || url.pathname.startsWith(`${path}/`)) {
      return (url.pathname.slice(path.length) || "/") + url.search;
    }
  }
  return undefined;
}

function parse(address: string): URL | undefined {
  try {
    const url = new URL(address, location.origin);
    return url.protocol === "http:" || url.protocol === "https:" ? url : undefined;
  } catch {
    return undefined;
  }
}
