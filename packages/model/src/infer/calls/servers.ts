import type { Document } from "#read/document.ts";
import { entriesOf, isMap, listOf, memberOf, textOf } from "#read/member.ts";
import { findRouteParameter, writeRoute } from "#read/route-parameter.ts";
import { originOf, resolveUri } from "#read/uri.ts";

/** Server URLs with default values for their variables (OpenAPI 3.1, "Server Object"). */
export function readServers(document: Document): readonly string[] {
  const declared = serversOf(document, document.root);
  if (declared.length > 0) return declared;
  // The default server is `/`, relative to the address of the document.
  return originOf(document.address) === undefined ? [] : [clean(resolveUri(document.address, "/"))];
}

/** Last segment of a server URL that leads to one collection: `https://api.example.com/v2/applications`. */
export function nameOfRoot(document: Document): string {
  const path = /^(?:[a-z][a-z\d+.-]*:)?(?:\/\/[^/]*)?(.*)$/i.exec(readServers(document)[0] ?? "");
  const last = path?.[1]?.split("/").at(-1) ?? "";
  return /^(?:apis?|rest|v?\d[\w.-]*|public|services?)?$/i.test(last) || /[{}%]/.test(last)
    ? ""
    : last;
}

/** Server of an operation or its path item, if it is not one of the document's servers. */
export function ownServer(document: Document, ...nodes: readonly unknown[]): string | undefined {
  for (const node of nodes) {
    const [own] = serversOf(document, node);
    if (own !== undefined) return readServers(document).includes(own) ? undefined : own;
  }
  return undefined;
}

function serversOf(document: Document, node: unknown): readonly string[] {
  // The path of a local file does not locate the API.
  const base = originOf(document.address) === undefined ? "" : document.address;
  const urls = listServers(memberOf(node, "servers")).flatMap((server) => {
    const url = typeof server === "string" ? server : textOf(server, "url");
    return url === undefined
      ? []
      : [clean(resolveUri(base, withHost(withoutBase(fillVariables(url, server)))))];
  });
  return [...new Set(urls)].filter((url) => !/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(url));
}

/** `servers` as a list; some documents have a single object or text. */
function listServers(servers: unknown): readonly unknown[] {
  if (Array.isArray(servers)) return servers as unknown[];
  return typeof servers === "string" || isMap(servers) ? [servers] : [];
}

/** `{baseUrl}/v1` and `{{host}}/v1` name no host: the path alone is relative to the address of the document. */
function withoutBase(url: string): string {
  return url.replace(/^\{{1,2}[^{}]*\}{1,2}(?=\/|$)/, "") || "/";
}

/** Adds `//` to a URL that starts with a host: `api.example.com/v1`, `localhost:8080`. */
function withHost(url: string): string {
  const isHost =
    /^(?:[\w-]+\.)+[a-z\d-]+:\d+(?:\/|$)|^localhost(?::\d+)?(?:\/|$)|^(?:[\w-]+\.){2,}[a-z]{2,}(?:\/|$)/i.test(
      url,
    );
  return isHost ? `//${url}` : url;
}

const EMPTY_LABEL = /\/\/(?:[.:]|$)|\.(?:[.:]|$)/;

/** A host has no empty labels: an empty default there leaves its variable, as one without a default. */
function fillVariables(written: string, server: unknown): string {
  const url = written.trim().replaceAll(/<([^<>/?#]*)>/g, "{$1}");
  const host = /^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i.exec(url)?.[0] ?? "";
  return entriesOf(memberOf(server, "variables")).reduce((filled, [name, variable]) => {
    const value = memberOf(variable, "default") ?? listOf(variable, "enum")[0];
    if (typeof value !== "string" && typeof value !== "number") return filled;
    const isEmptyLabel =
      value === "" &&
      host.includes(`{${name}}`) &&
      EMPTY_LABEL.test(host.replaceAll(`{${name}}`, ""));
    return isEmptyLabel ? filled : filled.replaceAll(`{${name}}`, String(value));
  }, url);
}

function clean(url: string): string {
  const route = findRouteParameter(url);
  if (route !== undefined) return writeRoute(url, route);
  const path = url.split(/[?#]/, 1)[0] ?? "";
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end) || "/";
}
