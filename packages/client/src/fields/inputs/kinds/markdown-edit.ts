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
  if (mark !== "link" && isMarked(inner, open)) {
    const plain = inner.slice(open.length, -open.length);
    return { text: before + plain + after, start, end: start + plain.length };
  }
  const begin = start + open.length;
  // Bold text inside of bold text would end it.
  const content = mark === "bold" ? inner.replaceAll(open, "") : inner;
  return {
    text: before + open + content + close + after,
    start: begin,
    end: begin + content.length,
  };
}

/** True for a text that starts and ends with a mark, without another one inside. */
function isMarked(text: string, sign: string): boolean {
  const isLong = text.length > 2 * sign.length;
  const hasBoth = text.startsWith(sign) && text.endsWith(sign);
  return isLong && hasBoth && !text.slice(sign.length, -sign.length).includes(sign);
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
