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
 * A path's segments; empty ones and a format's suffix do not count, a `:verb` is a segment of its own, and so is
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
      shape: text.replaceAll(/\{[^{}]+\}/g, "{}"),
    }));
}

/** `{id}#lock` and `{id}?op=lock` are something to do with what `{id}` is. */
function splitVariant(text: string): readonly string[] {
  const match = /^([^?#]*\})([?#].+)$/.exec(text);
  return match === null ? [text] : [match[1] ?? text, match[2] ?? ""];
}

/** `{memo}:archive` and `memos:batchGet` (Google's custom methods) act on what stands before the colon. */
function splitVerb(text: string): readonly string[] {
  const match = /^([^:]+)(:[A-Za-z]\w*)$/.exec(text);
  return match === null ? [text] : [match[1] ?? text, match[2] ?? ""];
}
