import { apiBase } from "./api-base.ts";

/**
 * H1: an address that the API gave (a next link, a `Location`, a file) as a path and query below the
 * API's base. Undefined: it lies elsewhere, and neither token nor user may go there.
 * `bases` are further addresses of the same API, as its description names them.
 */
export function toApiPath(address: string, bases: readonly string[] = []): string | undefined {
  const url = parse(address);
  if (url === undefined) return undefined;
  for (const base of [apiBase(), ...bases]) {
    const under = parse(base);
    if (under === undefined || under.origin !== url.origin) continue;
    const path = under.pathname.replace(/\/+$/, "");
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
