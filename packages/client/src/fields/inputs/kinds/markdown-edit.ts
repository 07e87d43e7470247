/** Text of an input with its selection. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type Mark = "bold" | "italic" | "code" | "link" | "list";

const signs: Readonly<Record<Exclude<Mark, "list">, readonly [string, string]>> = {
  bold: ["**", "**"],
  italic: ["_", "_"],
  code: ["`", "`"],
  link: ["[", "](https://)"],
};

/** Adds a mark to the selection, or removes it from a selection that has it. */
export function toggleMark({ text, start, end }: Selected, mark: Mark): Selected {
  if (mark === "list") return toggleList({ text, start, end });
  const [open, close] = signs[mark];
  const before = text.slice(0, start);
  const inner = text.slice(start, end);
  const after = text.slice(end);
  if (before.endsWith(open) && after.startsWith(close)) {
    return {
      text: before.slice(0, -open.length) + inner + after.slice(close.length),
      start: start - open.length,
      end: end - open.length,
    };
  }
  const begin = start + open.length;
  return {
    text: before + open + inner + close + after,
    start: begin,
    end: begin + inner.length,
  };
}

/** Makes the selected lines items of a list, or lines again. */
function toggleList({ text, start, end }: Selected): Selected {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const until = next === -1 ? text.length : next;
  const lines = text.slice(from, until).split("\n");
  const isList = lines.every((line) => line.startsWith("- "));
  const written = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join("\n");
  return {
    text: text.slice(0, from) + written + text.slice(until),
    start: from,
    end: from + written.length,
  };
}
