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
 * what stands behind the path to tell two operations apart: `/?Action=ListUsers`, `/#ListUsers`.
 */
export function splitPath(path: string): readonly Segment[] {
  const [, before = "", mark = "", behind = ""] = /^([^?#]*)([?#]?)(.*)$/s.exec(path) ?? [];
  const segments = before
    .replace(FORMAT_SUFFIX, "")
    .split("/")
    .filter((text) => text !== "")
    .flatMap(splitVerb)
    .map((text) => createSegment(text, ""));
  if (behind === "") return segments;
  return [...segments, createSegment(behind.slice(behind.lastIndexOf("=") + 1), mark + behind)];
}

function createSegment(text: string, shape: string): Segment {
  return {
    text,
    parameters: [...text.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? ""),
    shape: (shape || text).replaceAll(/\{[^{}]+\}/g, "{}"),
  };
}

/** `{memo}:archive` and `memos:batchGet` (Google's custom methods) act on what stands before the colon. */
function splitVerb(text: string): readonly string[] {
  const match = /^([^:]+)(:[A-Za-z]\w*)$/.exec(text);
  return match === null ? [text] : [match[1] ?? text, match[2] ?? ""];
}
