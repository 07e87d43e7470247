import type { Document } from "#read/document.ts";
import { mapOf, textOf } from "#read/member.ts";
import { originOf, resolveUri } from "#read/uri.ts";
import type { Call } from "#infer/calls/call.ts";
import type { SecurityScheme } from "./security-schemes.ts";
import { readServers } from "#infer/calls/servers.ts";

/** OAuth2 password flow of a scheme, and the operation at its token URL if one is described. */
export interface TokenFlow {
  readonly scheme: SecurityScheme;
  readonly tokenUrl: string;
  /** Path below the base URL of the API; undefined if it is another server. */
  readonly path: string | undefined;
  readonly call: Call | undefined;
}

/** Finds the password flow of the most used scheme (RFC 6749, section 4.3). */
export function findTokenFlow(
  document: Document,
  schemes: readonly SecurityScheme[],
  calls: readonly Call[],
): TokenFlow | undefined {
  for (const scheme of schemes.toSorted((a, b) => b.uses - a.uses)) {
    const flow = mapOf(mapOf(scheme.source, "flows"), "password");
    const tokenUrl = textOf(flow, "tokenUrl")?.trim();
    if (scheme.type !== "oauth2" || tokenUrl === undefined) continue;
    const path = pathBelowBase(document, tokenUrl, calls);
    return { scheme, tokenUrl, path, call: path === undefined ? undefined : postAt(calls, path) };
  }
  return undefined;
}

function pathBelowBase(
  document: Document,
  tokenUrl: string,
  calls: readonly Call[],
): string | undefined {
  const [server = ""] = readServers(document);
  const base = server.replace(/^https?:\/\/[^/]*/i, "").replace(/\/$/, "");
  const isAbsolute = originOf(tokenUrl) !== undefined;
  if (!isAbsolute) {
    // Many documents have a path of the API here, relative to its base; the operation at that path confirms it.
    const own = `/${tokenUrl.replace(/^\.?\/+/, "")}`;
    if (postAt(calls, own) !== undefined) return own;
    if (!tokenUrl.startsWith("/"))
      return below(base, resolveUri(document.address, tokenUrl)) ?? own;
    return below(base, tokenUrl);
  }
  const isOtherServer = originOf(server) !== undefined && originOf(server) !== originOf(tokenUrl);
  return isOtherServer ? undefined : below(base, tokenUrl);
}

function below(base: string, url: string): string | undefined {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
  if (!path.startsWith("/")) return undefined;
  return base === "" || path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

function postAt(calls: readonly Call[], path: string): Call | undefined {
  const clean = (text: string) => text.replace(/\/+$/, "");
  return calls.find((call) => call.method === "post" && clean(call.path) === clean(path));
}
