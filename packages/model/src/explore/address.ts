import { resolveUri } from "#read/uri.ts";

/** Absolute address in its parts; `query` without `?`. */
export interface Address {
  readonly origin: string;
  readonly path: string;
  readonly query: string;
}

export function splitAddress(address: string): Address {
  const [, origin = "", path = "", query = ""] =
    /^(https?:\/\/[^/?#]*)?([^?#]*)(?:\?([^#]*))?/i.exec(address) ?? [];
  return { origin, path: path === "" ? "/" : path, query };
}

/** Segments of the path, as written. */
export function segmentsOf(address: string): readonly string[] {
  return splitAddress(address).path.split("/").filter(Boolean);
}

/** Names and values of a query, decoded. */
export function readQuery(query: string): readonly (readonly [string, string])[] {
  return query
    .split("&")
    .filter(Boolean)
    .map((part) => {
      const [name = "", ...rest] = part.split("=");
      return [decodeText(name), decodeText(rest.join("="))] as const;
    });
}

function decodeText(text: string): string {
  return decodeSegment(text.replaceAll("+", " "));
}

/** A segment as written if it is not encoded. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A text as a segment. Half a surrogate pair, which cannot be encoded, is replaced. */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD"));
}

const HOST = /^https?:\/\/(?:[^@/?#]*@)?(\[[^\]]*\]|[^:/?#]+)(?::(\d+))?$/i;

/**
 * Address of a link on the host of the base, with the base's scheme and port: an API behind a proxy may not know them.
 * Undefined for other hosts.
 */
export function resolveOnHost(base: string, link: string): Address | undefined {
  if (/\p{Surrogate}/u.test(link)) return undefined;
  const { origin, path, query } = splitAddress(resolveUri(base, link));
  const own = splitAddress(base).origin;
  const [, host, port] = HOST.exec(origin) ?? [];
  const [, ownHost, ownPort] = HOST.exec(own) ?? [];
  if (host === undefined || host.toLowerCase() !== ownHost?.toLowerCase()) return undefined;
  if (port !== undefined && port !== ownPort) return undefined;
  const encode = (text: string): string => text.replaceAll(/[^!-~]+/g, encodeURIComponent);
  return { origin: own, path: encode(path), query: encode(query) };
}
