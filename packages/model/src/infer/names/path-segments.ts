/** Segment of a path template. */
export interface Segment {
  /** The segment as declared, without a format suffix: `{id}`, `orders`. */
  readonly text: string;
  /** Names of its path parameters. */
  readonly parameters: readonly string[];
  /** Text without the parameter names: `{id}` and `{orderId}` are both `{}`. */
  readonly shape: string;
}

const FORMAT_SUFFIX =
  /(?:(?<=[^/])\/json\/?|\.(?:\{(_?(?:(?:output|response|result|file|data)[-_]?)?format|(?:content|media|mime)[-_]?type|ext|extension)\}|json|xml|php\d?|phtml|aspx?|ashx|asmx|jspx?|cgi|cfm)|(?<=[\w}])\{((?:media|mime|content|file|format)[-_]?(?:type)?[-_]?ext(?:ension)?|dot[-_]?format)\})$/i;

const JSON_FORMAT = "/json";

/** Path without a format suffix: `/orders` for `/orders.json`, `/orders/json`, `/orders.{format}` and more. */
export function withoutFormat(path: string): string {
  return path.replace(FORMAT_SUFFIX, "");
}

/** Name of the path parameter that is a format suffix: `content_type` in `/orders.{content_type}`. */
export function formatParameterOf(path: string): string | undefined {
  const [, afterDot, ownDot] = FORMAT_SUFFIX.exec(path) ?? [];
  return afterDot ?? ownDot;
}

/**
 * Returns the segments of a path template. Empty segments and a format suffix (`.json`) are left out;
 * a `:verb`, a `.verb` and a variant suffix (`/files/{id}#lock`) are separate segments.
 */
export function splitPath(
  path: string,
  dottedNames: DottedNames = noDottedNames,
): readonly Segment[] {
  const cache = segmentsByPath.get(dottedNames) ?? new Map<string, readonly Segment[]>();
  segmentsByPath.set(dottedNames, cache);
  const cached = cache.get(path);
  if (cached !== undefined) return cached;
  const segments = readSegments(path, dottedNames);
  if (cache.size > MAX_CACHED) cache.clear();
  cache.set(path, segments);
  return segments;
}

/** Cache: each stage of inference splits the paths again. */
const segmentsByPath = new WeakMap<DottedNames, Map<string, readonly Segment[]>>();
const MAX_CACHED = 20_000;

function readSegments(path: string, dottedNames: DottedNames): readonly Segment[] {
  const last = path.slice(path.lastIndexOf("/") + 1);
  return (dottedNames.has(last) ? path : withoutFormat(path))
    .split("/")
    .filter((text) => text !== "")
    .flatMap(splitVariantSuffix)
    .flatMap((text) =>
      dottedNames.has(text) ? [text] : (splitKey(text) ?? splitVerbSuffix(text, dottedNames)),
    )
    .map((text) => ({
      text,
      parameters: [...text.matchAll(/\{([^{}]+)\}/g)].map((parts) => parts[1] ?? ""),
      shape: isKeySegment(text) ? shapeOfKey(text) : shapeOfPath(text),
    }));
}

/** Key in parentheses after a name (OData 4.01, "URL Conventions", 4.3.1): `({id})`, `(Order={order},No='{no}')`. */
const KEY_SUFFIX =
  /^([^(){}]+)(\((?:\w+=)?(?:\w*'\{[^{}']+\}'|\{[^{}']+\})(?:,\w+=(?:\w*'\{[^{}']+\}'|\{[^{}']+\}))*\))$/;

function splitKey(text: string): readonly string[] | undefined {
  const [, name, key] = KEY_SUFFIX.exec(text) ?? [];
  return name === undefined || key === undefined ? undefined : [name, key];
}

/** True for a key in parentheses, which follows its collection without a slash. */
function isKeySegment(text: string): boolean {
  return text.startsWith("(") && text.endsWith(")");
}

/** A key in parentheses has the shape of the same key in a segment: `({id})` and `/{id}` are both `{}`. */
function shapeOfKey(text: string): string {
  return Array.from(text.matchAll(/\{[^{}]+\}/g), () => "{}").join(",");
}

/** True for a segment that follows the segment before it without a slash: `:archive`, `.list`, `({id})`, `#?public`. */
export function isSuffix({ text }: Pick<Segment, "text">): boolean {
  return /^(?:[:.]|#\?)/.test(text) || isKeySegment(text);
}

/** Operation that a variant names: `CreateFleet` of `#Action=CreateFleet` and of `#Target=Service.CreateFleet`. */
const NAMED_VARIANT = /^[?#][\w-]+=(?:\w+\.)*([A-Za-z]\w*)$/;

/** Ending of a program or file: `/orders.php`, `/orders.aspx`. */
const FILE_ENDING =
  /(?<=\w)\.(?:php\d?|phtml|aspx?|ashx|asmx|jspx?|cgi|cfm|[sp]?html?|json|xml|ya?ml)$/i;

/** Name in a segment: that of the operation if the segment is a variant, else the text without a file ending. */
export function nameOfSegment({ text }: Pick<Segment, "text">): string {
  return NAMED_VARIANT.exec(text)?.[1] ?? text.replace(FILE_ENDING, "");
}

/** Splits `{id}#lock` and `{id}?op=lock` into the record and the operation on it, and `images#?public`. */
function splitVariantSuffix(text: string): readonly string[] {
  const parts = /^([^?#]*\})([?#].+)$/.exec(text) ?? /^([^?#]+)(#\?.*)$/.exec(text);
  return parts === null ? [text] : [parts[1] ?? text, parts[2] ?? ""];
}

/** Splits `{memo}:archive` (Google custom methods, https://google.aip.dev/136) and `documents.archive`. */
function splitVerbSuffix(text: string, dottedNames: DottedNames): readonly string[] {
  if (dottedNames.has(text)) return [text];
  const custom = /^([^:]+)(:[A-Za-z]\w*)$/.exec(text);
  if (custom !== null) return [custom[1] ?? text, custom[2] ?? ""];
  const [, head, verb] = DOTTED_VERB.exec(text) ?? [];
  return head === undefined || verb === undefined
    ? [text]
    : [...splitVerbSuffix(head, dottedNames), verb];
}

/** Names that stay whole: names with a dot, such as `shop.clients`, and calls of functions. */
export type DottedNames = ReadonlySet<string>;

const noDottedNames: DottedNames = new Set();

/** Verbs that occur alone under a name: `status.get`. */
const COMMON_VERB =
  /^(?:list|all|get|info|read|show|search|find|query|count|create|add|new|insert|set|update|edit|save|delete|remove)/i;

/** Verbs that list or read the records of the name in front of them: `admin.teams.list`. */
const READ_VERB = /^\.(?:list|all|get|info|read|show|search|find|query|getall|listall)$/i;

/**
 * Finds the names with a dot that are not a name and a verb: other paths continue below them, they contain a namespace
 * (`admin.teams`, `microsoft.graph.assign` of a record), or they are the only segment with that prefix and do not end in
 * a common verb. Also finds calls of functions with named parameters: `Nearest(lat={lat})`, unless another path is the
 * collection.
 */
export function findDottedNames(paths: readonly string[]): DottedNames {
  const texts = paths.map((path) => path.split("/"));
  const names = new Set(
    texts.flatMap((steps) =>
      steps.filter((text, index) => {
        const isLast = index === steps.length - 1;
        const isFunction = text.split(".").length > 2 && steps[index - 1]?.includes("{") === true;
        const isName = DOTTED_VERB.test(text) || FORMAT_SUFFIX.test(text);
        return isName && (!isLast || isFunction);
      }),
    ),
  );
  const endings = new Map<string, Set<string>>();
  for (const text of texts.map((steps) => steps.at(-1) ?? "")) {
    const [, head, tail] = names.has(text) ? [] : (DOTTED_VERB.exec(withoutFormat(text)) ?? []);
    if (head === undefined || tail === undefined) continue;
    endings.set(head, (endings.get(head) ?? new Set()).add(tail));
  }
  for (const [head, tails] of endings) {
    const [tail = "", ...others] = tails;
    if (others.length === 0 && !COMMON_VERB.test(tail.slice(1))) names.add(head + tail);
    // `calls.participants.add` changes a part of a call; `team.profile.get` reads records of another kind.
    const [, above = ""] = DOTTED_VERB.exec(head) ?? [];
    if (!endings.has(above) || [...tails].some((one) => READ_VERB.test(one))) names.add(head);
  }
  const shapes = new Set(paths.map(shapeOfPath));
  // `/boxes/{id}/json` next to `/boxes/{id}` is another operation, not the same one in a format.
  if (
    paths.some((path) => path.endsWith(JSON_FORMAT) && shapes.has(shapeOfPath(withoutFormat(path))))
  )
    names.add(JSON_FORMAT.slice(1));
  const segments = new Set(texts.flat());
  for (const text of segments) {
    const [head, key = ""] = splitKey(text) ?? [];
    if (head !== undefined && key.includes("=") && !segments.has(head)) names.add(text);
  }
  return names;
}

/** Names and a verb with dots between them; not a file name. */
const DOTTED_VERB =
  /^([A-Za-z]\w*(?:\.[A-Za-z]\w*)*)(\.(?!(?:php|html?|txt|csv|pdf|ya?ml|xml|json|aspx?|jsp|cgi)$)[a-z]\w*)$/;

/** Path without the parameter names: `users/{}`. */
export function shapeOfPath(path: string): string {
  return path.replaceAll(/\{[^{}]+\}/g, "{}");
}

/** True for a segment that is a verb, or a variant, for the segment before it: `:archive`, `.list`, `#?public`. */
export function isVerbSegment({ text }: Segment): boolean {
  return /^(?:[:.]|#\?)/.test(text);
}
