/** Parameters in the notations of routers: `:id`, `<id>`, `<int:id>`, `[id]`, `(?P<id>\d+)`, `{id:\d+}`, `$id`. */
const PARAMETERS: readonly RegExp[] = [
  /^:(\w+)(?:\([^/]*\))?\??$/,
  /^<(?:\w+:)?([\w-]+)>$/,
  /^\[(\w+)\]$/,
  /^\(\?P?<(\w+)>.*\)$/,
  /^\{([\w-]+)(?:[:=].*)?\??\}$/,
  /^\$\{?(\w+)\}?$/,
];

/** A longer text is not a path; the patterns would take long for it. */
const LONGEST = 500;

/** Path of a route with `{name}` for its parameters; undefined for other texts and for patterns of many paths. */
export function readRoutePath(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const written = text
    .trim()
    .replace(/^https?:\/\/[^/\s]+(?=\/)/i, "")
    .replace(/^\^\/?/, "/")
    .replace(/\$$/, "")
    .replace(/[?#](?![^/]*>).*$/, "");
  if (!written.startsWith("/") || written.startsWith("//") || /\s/.test(written)) return undefined;
  const segments = written.split("/").map(readSegment);
  return segments.some((segment) => segment === undefined) ? undefined : segments.join("/");
}

function readSegment(segment: string): string | undefined {
  for (const pattern of PARAMETERS) {
    const name = pattern.exec(segment)?.[1];
    if (name !== undefined) return `{${name}}`;
  }
  const written = segment.replaceAll(/<(?:\w+:)?([\w-]+)>/g, "{$1}");
  return /^(?:[\w.~%@!$&'+,;=-]|\{[\w-]+\})*$/.test(written) ? written : undefined;
}
