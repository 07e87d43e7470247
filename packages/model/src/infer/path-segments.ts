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
export function splitPath(path: string): readonly Segment[] {
  return path
    .replace(FORMAT_SUFFIX, "")
    .split("/")
    .filter((text) => text !== "")
    .flatMap(splitVariant)
    .flatMap(splitVerb)
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
