export type HeaderLists = { readonly [name: string]: readonly string[] | undefined };

/** Values of each header, by lower-case name. */
export type HeaderMap = ReadonlyMap<string, readonly string[]>;

/** Headers of one connection, not of the message (RFC 9110 section 7.6.1). */
const hopByHop: ReadonlySet<string> = new Set([
  "connection",
  "http2-settings",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** Returns the lower-case names in `Connection`. */
export function namedByConnection(headers: HeaderLists): readonly string[] {
  const fields = headers["connection"];
  if (fields === undefined || (fields.length === 1 && fields[0] === "keep-alive")) return [];
  const named = fields.join(",").toLowerCase().split(",");
  return named.map((name) => name.trim()).filter((name) => name !== "");
}

/** Returns the end-to-end headers: all but hop-by-hop headers and those that `Connection` names. */
export function endToEndHeaders(headers: HeaderLists): Map<string, readonly string[]> {
  const dropped = namedByConnection(headers);
  const stored = new Map<string, readonly string[]>();
  for (const [name, values] of Object.entries(headers)) {
    if (values !== undefined && !hopByHop.has(name) && !dropped.includes(name))
      stored.set(name, values);
  }
  return stored;
}

/**
 * Returns names and values in turn. Node checks and writes them in one pass, an object of headers in three.
 */
export function flatHeaders(headers: HeaderMap): string[] {
  const flat: string[] = [];
  for (const [name, values] of headers) {
    for (const value of values) flat.push(name, value);
  }
  return flat;
}

/** Converts headers to the object that Node's writers take. */
export function headerObject(headers: HeaderMap): Record<string, string | string[]> {
  const entries = [...headers].map(([name, values]) => {
    const [first = ""] = values;
    return [name, values.length === 1 ? first : [...values]] as const;
  });
  return Object.fromEntries(entries);
}
