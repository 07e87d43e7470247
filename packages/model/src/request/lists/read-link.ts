/** The address of a relation in a `Link` header (RFC 8288). */
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
 * The query of a link to another page of the same collection. An API behind a gateway does not know our address, so
 * the link's origin and base are never followed; undefined where it leads to another path than the collection's.
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

/** One parameter's value out of a query, decoded. */
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

/** Compares segment by segment from the end; a segment with a parameter fits any text. */
function endsWithPath(path: string, collectionPath: string): boolean {
  const given = segmentsOf(path);
  const ours = segmentsOf(collectionPath);
  const isRelative = !path.startsWith("/");
  if (given.length < ours.length && !isRelative) return false;
  const compared = isRelative ? ours.slice(-given.length) : ours;
  const tail = given.slice(-compared.length);
  return (
    tail.length > 0 &&
    tail.every((segment, index) => {
      const own = compared[index] ?? "";
      return own.includes("{") || own === segment || own === decodeQuery(segment);
    })
  );
}

function segmentsOf(path: string): readonly string[] {
  return path.split("/").filter((segment) => segment !== "");
}
