import type { Document } from "#read/document.ts";
import { entriesOf, listOf, memberOf, textOf } from "#read/member.ts";
import { originOf, resolveUri } from "#read/uri.ts";

/** Server addresses, variables filled with their defaults (OpenAPI 3.1, "Server Object"). */
export function readServers(document: Document): readonly string[] {
  const declared = serversOf(document, document.root);
  if (declared.length > 0) return declared;
  // Without any, the server is `/`, which counts from where the document came.
  return originOf(document.address) === undefined ? [] : [clean(resolveUri(document.address, "/"))];
}

/** The server of an operation's own, where it is another than the document's. */
export function ownServer(document: Document, ...holders: readonly unknown[]): string | undefined {
  for (const holder of holders) {
    const [own] = serversOf(document, holder);
    if (own !== undefined) return readServers(document).includes(own) ? undefined : own;
  }
  return undefined;
}

function serversOf(document: Document, holder: unknown): readonly string[] {
  // Where a file lies says nothing of where its API is.
  const base = originOf(document.address) === undefined ? "" : document.address;
  const urls = listOf(holder, "servers").flatMap((server) => {
    const url = textOf(server, "url");
    return url === undefined ? [] : [clean(resolveUri(base, fillVariables(url, server)))];
  });
  return [...new Set(urls)];
}

function fillVariables(url: string, server: unknown): string {
  return entriesOf(memberOf(server, "variables")).reduce((filled, [name, variable]) => {
    const value = memberOf(variable, "default") ?? listOf(variable, "enum")[0];
    return typeof value === "string" || typeof value === "number"
      ? filled.replaceAll(`{${name}}`, String(value))
      : filled;
  }, url.trim());
}

function clean(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? "";
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end) || "/";
}
