import type { Document } from "#read/document.ts";
import { memberOf, mapOf, textOf } from "#read/member.ts";
import { originOf, resolveUri } from "#read/uri.ts";
import type { Call } from "./call.ts";
import type { Scheme } from "./credentials.ts";
import { readServers } from "./servers.ts";

/** The OAuth2 password flow of a scheme: its path below the API's base, and the operation there if one is described. */
export interface TokenFlow {
  readonly scheme: Scheme;
  readonly path: string;
  readonly call: Call | undefined;
}

/** Finds the flow; `unreachable` when its address lies outside the API (the token would leave for elsewhere). */
export function findTokenFlow(
  document: Document,
  schemes: readonly Scheme[],
  calls: readonly Call[],
): TokenFlow | { readonly unreachable: string } | undefined {
  for (const scheme of schemes) {
    const flow = mapOf(mapOf(scheme.source, "flows"), "password");
    const tokenUrl = textOf(flow, "tokenUrl");
    if (memberOf(scheme.source, "type") !== "oauth2" || tokenUrl === undefined) continue;
    const path = pathBelowBase(document, tokenUrl.trim(), calls);
    if (path === undefined) return { unreachable: tokenUrl };
    return { scheme, path, call: postAt(calls, path) };
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
    // Many write it as a path of their own API, below its base; the operation that stands there proves it.
    const own = `/${tokenUrl.replace(/^\.?\/+/, "")}`;
    if (postAt(calls, own) !== undefined) return own;
    if (!tokenUrl.startsWith("/"))
      return below(base, resolveUri(document.address, tokenUrl)) ?? own;
    return below(base, tokenUrl);
  }
  const isElsewhere = originOf(server) !== undefined && originOf(server) !== originOf(tokenUrl);
  return isElsewhere ? undefined : below(base, tokenUrl);
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
