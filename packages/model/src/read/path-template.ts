/** A key of `paths`, normalized from its dialect. */
export interface PathTemplate {
  /** Starts with one `/`; expressions are `{name}` and unique. */
  readonly path: string;
  /** Origin, if the key is an absolute URL. */
  readonly origin?: string;
  /** Query parameters in the key: `?from={date}`, `{?page,limit}`. */
  readonly query: readonly QueryName[];
  /** Names whose values may contain slashes: `{+path}`, `{path*}`, `{path:.+}`. */
  readonly spanning: ReadonlySet<string>;
  /** Repeated names: `{id}/to/{id}` has `id_2`, which repeats `id`. */
  readonly repeats: ReadonlyMap<string, string>;
}

/** Query parameter in a key of `paths`. */
export interface QueryName {
  readonly name: string;
  readonly isRequired: boolean;
}

interface Draft {
  readonly query: QueryName[];
  readonly spanning: Set<string>;
  readonly repeats: Map<string, string>;
  /** Number of uses of each name. */
  readonly names: Map<string, number>;
}

/** An expression may contain braces in the quantifier of a pattern: `{id:[0-9]{3}}`. */
const EXPRESSION = /\{((?:[^{}]|\{[^{}]*\})*)\}/g;

/**
 * Reads a key of `paths` (OpenAPI 3.1, "Paths Object"). Also reads common deviations: a missing slash, absolute URLs,
 * queries and fragments, URI Templates (RFC 6570), router patterns, and `:id` if it is the name of a key or of a
 * declared path parameter.
 */
export function readPathTemplate(key: string, declared: readonly string[] = []): PathTemplate {
  const draft: Draft = { query: [], spanning: new Set(), repeats: new Map(), names: new Map() };
  const { origin, rest: written } = splitOrigin(key.trim().replace(FORMATS, ".json"));
  const rest = written
    .replaceAll(/(^|\/):(\w+)(?=\/|$)/g, (whole, slash: string, name: string) =>
      declared.includes(name) || KEY.test(name) ? `${slash}{${name}}` : whole,
    )
    .replaceAll(/(^|\/)<(?:\w+:)?(\w+)>(?=\/|$)/g, "$1{$2}");
  const pieces: string[] = [];
  let copied = 0;
  for (const match of rest.matchAll(EXPRESSION)) {
    pieces.push(encodeLiteral(rest.slice(copied, match.index)));
    pieces.push(writeExpression(draft, match[1] ?? ""));
    copied = match.index + match[0].length;
  }
  pieces.push(encodeLiteral(rest.slice(copied)));
  const { query, spanning, repeats } = draft;
  const path = tidy(pieces.join(""), draft);
  return { path, ...(origin === undefined ? {} : { origin }), query, spanning, repeats };
}

/** Several formats at the end of a path: `/users.json|.xml`, `/users.(xml|json)`. */
const FORMATS = /\.\(?(?=[\w|.]*\bjson\b)\w+(?:\|\.?\w+)+\)?$/i;

/** Names of keys in router patterns, also without a declaration: `:id`, `:userId`, `:post_slug`. */
const KEY =
  /^(?:id|uuid|uid|slug|key|code|username)$|[a-z\d](?:Id|ID|Uuid|Key|Slug|Code)$|_(?:id|uuid|key|slug|code)$/;

/** Name in an expression without router syntax and RFC 6570 operators. */
export function nameInExpression(expression: string): string {
  const bare = expression.trim().replace(/^[+#./;?&*]+/, "");
  const name = /^[^:=*?]*/.exec(bare)?.[0].trim() ?? "";
  return name.replaceAll(/[{}#?/\\]/g, "") || "value";
}

function splitOrigin(key: string): { readonly origin?: string; readonly rest: string } {
  const origin = /^https?:\/\/[^/?#{}]+/i.exec(key)?.[0];
  return origin === undefined ? { rest: key } : { origin, rest: key.slice(origin.length) };
}

function writeExpression(draft: Draft, expression: string): string {
  const [operator = ""] = /^[?&#/.;]/.exec(expression) ?? [];
  if (operator === "") return writeName(draft, expression);
  const names = expression.slice(1).split(",");
  if (operator === "?" || operator === "&") {
    for (const name of names) draft.query.push({ name: nameInExpression(name), isRequired: false });
    return "";
  }
  if (operator === "#") return "";
  return names
    .map(
      (name) =>
        (operator === ";" ? `;${nameInExpression(name)}=` : operator) + writeName(draft, name),
    )
    .join("");
}

function writeName(draft: Draft, expression: string): string {
  const written = nameInExpression(expression);
  let name = written;
  let count = draft.names.get(written) ?? 0;
  for (; draft.names.has(name); count += 1) name = `${written}_${count + 1}`;
  draft.names.set(written, Math.max(1, count)).set(name, draft.names.get(name) ?? 1);
  if (name !== written) draft.repeats.set(name, written);
  if (isSpanning(expression.trim())) draft.spanning.add(name);
  return `{${name}}`;
}

function isSpanning(expression: string): boolean {
  if (/^[+*]|\*$/.test(expression)) return true;
  const mark = expression.search(/[:=]/);
  return mark !== -1 && /\.[*+]|\//.test(expression.slice(mark));
}

/** Normalizes a path: one leading slash (two would name a host), dot segments removed, query parameters extracted. */
function tidy(template: string, draft: Draft): string {
  const [, written = "", query = "", fragment = ""] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(template) ?? [];
  const path = takeSteps(`/${written.replace(/^\/+/, "")}`);
  const fixed = query.split("&").filter((pair) => {
    const [, key, name] = /^([^={}]+)=\{([^{}]+)\}$/.exec(pair) ?? [];
    if (key === undefined || name === undefined) return pair !== "";
    draft.query.push({ name: key, isRequired: true });
    return false;
  });
  return `${path}${fixed.length === 0 ? "" : `?${fixed.join("&")}`}${fragment}`;
}

/** Removes dot segments (RFC 3986, section 5.2.4), which are never sent. */
function takeSteps(path: string): string {
  if (!/\/\.{1,2}(?:\/|$)/.test(path)) return path;
  const segments: string[] = [];
  for (const step of path.slice(1).split("/")) {
    if (step === "..") segments.pop();
    else if (step !== ".") segments.push(step);
  }
  return `/${segments.join("/")}`;
}

/** Encodes characters that a URL cannot contain or that parsers change. */
function encodeLiteral(text: string): string {
  return text
    .replaceAll(/\p{Surrogate}/gu, "\uFFFD")
    .replaceAll(/[\p{Cc}\s\\{}]/gu, (character) => encodeURIComponent(character));
}
