/** Target of a relation in a `Link` header (RFC 8288, section 3). */
export function readLinkHeader(header: string | undefined, relation: string): string | undefined {
  const links = (header ?? "").matchAll(
    /<([^<>]*)>((?:\s*;\s*[^=;,\s]+(?:=(?:"[^"]*"|[^;,\s"]*))?)*)/g,
  );
  for (const [, address, parameters] of links) {
    const rel = /;\s*rel=(?:"([^"]*)"|([^;,\s"]*))/i.exec(parameters ?? "");
    const relations = (rel?.[1] ?? rel?.[2] ?? "").toLowerCase().split(/\s+/);
    if (relations.includes(relation)) return address;
  }
  return undefined;
}

/**
 * Query of a link to another page of the same collection; undefined if its path is not the path of the collection. The
 * origin and base path are ignored, because an API behind a gateway does not know its public address.
 */
export function readLinkQuery(
  link: string,
  collectionPath: string | undefined,
): string | undefined {
  const parts = /^(?:[a-z][a-z\d+.-]*:)?(?:\/\/[^/?#]*)?([^?#]*)\?([^#]+)/i.exec(link.trim());
  if (!parts) return undefined;
  const [, path = "", query] = parts;
  return path === "" || endsWithPath(path, collectionPath ?? "/") ? query : undefined;
}

/**
 * Path below the collection, and query, of a link to another page: `/page/2` of `/v1/items/page/2`. The console requests
 * it below the path of the collection, and from no other site.
 */
export function readLinkPath(link: string, collectionPath: string | undefined): string | undefined {
  const parts = /^(?:https?:)?(?:\/\/[^/?#]*)?(\/[^?#]*)(\?[^#]*)?/i.exec(link.trim());
  const own = segmentsOf(collectionPath ?? "");
  if (!parts || own.length === 0) return undefined;
  const segments = segmentsOf(parts[1] ?? "");
  const start = segments.findIndex((_, at) => isSamePath(segments.slice(at, at + own.length), own));
  const rest = segments.slice(start + own.length);
  const isSafe = rest.every((segment) => /^(?!\.+$)[\w.~:@=,+-]+$/.test(segment));
  if (start < 0 || rest.length === 0 || !isSafe) return undefined;
  return `/${rest.join("/")}${parts[2] ?? ""}`;
}

/** Decoded value of one query parameter; undefined if it is missing or malformed. */
export function readQueryValue(query: string, name: string): string | undefined {
  for (const pair of query.split("&")) {
    const [key = "", ...rest] = pair.split("=");
    if (decodeQuery(key) === name) return decodeQuery(rest.join("="));
  }
  return undefined;
}

function decodeQuery(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}

/** Compares segments from the end. */
function endsWithPath(path: string, collectionPath: string): boolean {
  const linkSegments = segmentsOf(path);
  const collectionSegments = segmentsOf(collectionPath);
  const isRelative = !path.startsWith("/");
  if (linkSegments.length < collectionSegments.length && !isRelative) return false;
  const compared = isRelative ? collectionSegments.slice(-linkSegments.length) : collectionSegments;
  const tail = linkSegments.slice(-compared.length);
  return tail.length > 0 && isSamePath(tail, compared);
}

/** True if segments have a path; a segment with a parameter matches any text. */
function isSamePath(segments: readonly string[], path: readonly string[]): boolean {
  return (
    segments.length === path.length &&
    segments.every((segment, index) => {
      const own = path[index] ?? "";
      return own.includes("{") || own === segment || own === decodeQuery(segment);
    })
  );
}

function segmentsOf(path: string): readonly string[] {
  return path.split("/").filter((segment) => segment !== "");
}
