/** One step of a path. */
export interface Segment {
  /** As declared, without a suffix for the format: `{id}`, `orders`. */
  readonly text: string;
  /** Names of the parameters in it. */
  readonly parameters: readonly string[];
  /** The same for segments that differ only in parameter names. */
  readonly shape: string;
}

const FORMAT_SUFFIX = /\.(?:\{_?format\}|json|xml)$/;

/**
 * A path's segments; empty ones and a format's suffix do not count, a `:verb` or `.verb` is a segment of its own, and so is
 * what tells apart two operations on one record: `/files/{id}#lock`.
 */
export function splitPath(path: string, dottedNames: DottedNames = none): readonly Segment[] {
  return path
    .replace(FORMAT_SUFFIX, "")
    .split("/")
    .filter((text) => text !== "")
    .flatMap(splitVariant)
    .flatMap((text) => (dottedNames.has(text) ? [text] : splitVerb(text)))
    .map((text) => ({
      text,
      parameters: [...text.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? ""),
      shape: shapeOfPath(text),
    }));
}

/** `{id}#lock` and `{id}?op=lock` are something to do with what `{id}` is. */
function splitVariant(text: string): readonly string[] {
  const match = /^([^?#]*\})([?#].+)$/.exec(text);
  return match === null ? [text] : [match[1] ?? text, match[2] ?? ""];
}

/** `{memo}:archive` (Google's custom methods) and `documents.archive` act on what stands before. */
function splitVerb(text: string): readonly string[] {
  const match = /^([^:]+)(:[A-Za-z]\w*)$/.exec(text) ?? RPC.exec(text);
  return match === null ? [text] : [match[1] ?? text, match[2] ?? ""];
}

/** Segments that are names with a dot in them, such as `shop.clients`. */
export type DottedNames = ReadonlySet<string>;

const none: DottedNames = new Set();

/** What a verb begins with that stands alone: `status.get`. */
const COMMON_VERB =
  /^(?:list|all|get|info|read|show|search|find|query|count|create|add|new|insert|set|update|edit|save|delete|remove)/i;

/**
 * A name has records below it somewhere in the document, or is the only one of its kind; nothing stands
 * below a verb, and where there is one verb there are others.
 */
export function findDottedNames(paths: readonly string[]): DottedNames {
  const texts = paths.map((path) => path.split("/"));
  const named = new Set(
    texts.flatMap((steps) => steps.slice(0, -1)).filter((text) => RPC.test(text)),
  );
  const tails = new Map<string, Set<string>>();
  for (const text of texts.map((steps) => steps.at(-1) ?? "")) {
    const [, head, tail] = named.has(text) ? [] : (RPC.exec(text) ?? []);
    if (head === undefined || tail === undefined) continue;
    tails.set(head, (tails.get(head) ?? new Set()).add(tail));
  }
  for (const [head, [tail = "", ...others]] of tails) {
    if (others.length === 0 && !COMMON_VERB.test(tail.slice(1))) named.add(head + tail);
  }
  return named;
}

/** Neither a file's name nor a qualified one (`microsoft.graph.assign`). */
const RPC =
  /^([A-Za-z]\w*)(\.(?!(?:php|html?|txt|csv|pdf|ya?ml|xml|json|aspx?|jsp|cgi)$)[a-z]\w*)$/;

/** The same for paths that differ in the names of their parameters only: `users/{}`. */
export function shapeOfPath(path: string): string {
  return path.replaceAll(/\{[^{}]+\}/g, "{}");
}

/** Whether a segment is what is done to the one before. */
export function isVerb({ text }: Segment): boolean {
  return /^[:.]/.test(text);
}
