/** Relations of links that a browser follows by itself, to load or connect (HTML, section 4.6.7). */
const loading: ReadonlySet<string> = new Set([
  "apple-touch-icon",
  "compression-dictionary",
  "dictionary",
  "dns-prefetch",
  "expect",
  "icon",
  "import",
  "manifest",
  "modulepreload",
  "pingback",
  "preconnect",
  "prefetch",
  "preload",
  "prerender",
  "serviceworker",
  "stylesheet",
]);

/** Returns the links of a `Link` field (RFC 8288) that a browser does not act on, such as those of paging. */
export function passiveLinks(field: string): string {
  const links = field.match(/(?:<[^>]*>?|"(?:[^"\\]|\\.)*"?|[^,"<])+/g) ?? [];
  return links
    .map((link) => link.trim())
    .filter((link) => link !== "" && !relations(link).some((one) => loading.has(one)))
    .join(", ");
}

function relations(link: string): readonly string[] {
  const parameters = link.replace(/^<[^>]*>?/, "");
  const matches = [
    ...parameters.matchAll(/;\s*(?:rel|rev)\*?\s*=\s*("(?:[^"\\]|\\.)*"?|[^;\s]*)/gi),
  ];
  return matches.flatMap(([, value = ""]) =>
    value.replaceAll(/["\\]/g, "").toLowerCase().split(/\s+/),
  );
}
