import { decodeEntities } from "./decode-entities.ts";

/** Cell of a table in a page. */
export interface Cell {
  readonly html: string;
}

const HIDDEN = /<!--|<(script|style|template|svg)\b/gi;
const BLOCK =
  /<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|tr|table|h[1-6]|section|article|header|summary|details|pre|blockquote)\b[^<>]*>/gi;

/** Rows of the tables in a page. */
export function readTables(html: string): readonly (readonly (readonly Cell[])[])[] {
  return splitAt(withoutHidden(html), /<table\b[^<>]*>/gi).map((table) =>
    splitAt(table.split(/<\/table\s*>/i, 1)[0] ?? "", /<tr\b[^<>]*>/gi)
      .map((row) => splitAt(row, /<t[hd]\b[^<>]*>/gi).map(toCell))
      .filter((row) => row.length > 0),
  );
}

/** Parts that start at a tag, without the tag. */
function splitAt(html: string, tag: RegExp): readonly string[] {
  return html.split(tag).slice(1);
}

/** Longer cells are cut: their patterns take a time that grows with the square of the length. */
const LONGEST_CELL = 10_000;

function toCell(html: string): Cell {
  return { html: (html.split(/<\/t[hd]\s*>/i, 1)[0] ?? "").slice(0, LONGEST_CELL) };
}

/** A page without comments, scripts and drawings, in one pass. The rest of one without an end is left out. */
function withoutHidden(html: string): string {
  let shown = "";
  let at = 0;
  for (;;) {
    HIDDEN.lastIndex = at;
    const start = HIDDEN.exec(html);
    if (start === null) return shown + html.slice(at);
    shown += html.slice(at, start.index);
    const end = start[1] === undefined ? /-->/g : new RegExp(`</${start[1]}\\s*>`, "gi");
    end.lastIndex = start.index;
    if (end.exec(html) === null) return shown;
    at = end.lastIndex;
  }
}

/** Text of a cell, with its lines. */
export function cellText({ html }: Cell): string {
  const text = html.replaceAll(BLOCK, "\n").replaceAll(/<[^<>]*>/g, "");
  return decodeEntities(text).replaceAll(/&nbsp;|\u00A0/g, " ");
}

/** Lines of text in a page, without empty ones. */
export function textLines(html: string): readonly string[] {
  const marked = withoutHidden(html)
    .replaceAll(/<t[hd]\b[^<>]*>/gi, " ")
    .replaceAll(/<(i|em|var)\b[^<>]*>([\w-]+)<\/\1>(?=\/|\s*<)/gi, "{$2}");
  return cellText({ html: marked })
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
