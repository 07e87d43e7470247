/** Block of a Markdown text, a subset of CommonMark 0.31 with the tables of GitHub Flavored Markdown (4.10). */
export type Block =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "rule" }
  | {
      readonly kind: "table";
      readonly heads: readonly string[];
      /** As many cells in each row as heads. */
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: "quote"; readonly blocks: readonly Block[] }
  | {
      readonly kind: "list";
      /** Number of the first item; absent: bullets. */
      readonly start?: number;
      readonly items: readonly (readonly Block[])[];
    };

/** Deeper quotes and lists are paragraphs. */
const DEEPEST = 6;

const fence = /^ {0,3}(`{3,}|~{3,})/;
const heading = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const rule = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const quote = /^ {0,3}> ?/;
const item = /^( {0,3}(?:[-*+]|(\d{1,9})[.)]))([ \t]+|$)/;

/** Reads headings, paragraphs, lists, quotes, tables, code and rules. Raw HTML is text of a paragraph. */
export function readMarkdown(text: string, depth = 0): readonly Block[] {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const blocks: Block[] = [];
  let at = 0;

  /** Lines from here on that match. */
  function take(matches: (line: string) => boolean): readonly string[] {
    const from = at;
    while (at < lines.length && matches(lines[at] ?? "")) at += 1;
    return lines.slice(from, at);
  }

  while (at < lines.length) {
    const line = lines[at] ?? "";
    const title = heading.exec(line);
    const mark = fence.exec(line)?.[1];
    if (line.trim() === "") {
      at += 1;
    } else if (mark !== undefined) {
      at += 1;
      const code = take((one) => !one.trim().startsWith(mark));
      at += 1;
      blocks.push({ kind: "code", text: code.join("\n") });
    } else if (title !== null) {
      at += 1;
      blocks.push({ kind: "heading", level: title[1]?.length ?? 1, text: title[2] ?? "" });
    } else if (rule.test(line)) {
      at += 1;
      blocks.push({ kind: "rule" });
    } else if (quote.test(line) && depth < DEEPEST) {
      const inner = take((one) => quote.test(one)).map((one) => one.replace(quote, ""));
      blocks.push({ kind: "quote", blocks: readMarkdown(inner.join("\n"), depth + 1) });
    } else if (item.test(line) && depth < DEEPEST) {
      blocks.push(readList());
    } else if (startsTable(line, lines[at + 1])) {
      at += 2;
      const heads = readCells(line);
      const rows = take((one) => one.trim() !== "" && !startsBlock(one)).map(readCells);
      blocks.push({
        kind: "table",
        heads,
        rows: rows.map((row) => heads.map((_, i) => row[i] ?? "")),
      });
    } else {
      at += 1;
      const others = take((one) => one.trim() !== "" && !startsBlock(one));
      const paragraph = [line, ...others].map((one) => one.replace(/^[ \t]+/, ""));
      blocks.push({ kind: "paragraph", text: paragraph.join("\n") });
    }
  }
  return blocks;

  function readList(): Block {
    const first = item.exec(lines[at] ?? "");
    const sign = first?.[1]?.at(-1);
    const items: (readonly Block[])[] = [];
    for (;;) {
      const match = item.exec(lines[at] ?? "");
      if (match === null || match[1]?.at(-1) !== sign || rule.test(lines[at] ?? "")) break;
      const width = (match[1]?.length ?? 0) + Math.min(match[3]?.length || 1, 4);
      const begin = (lines[at] ?? "").slice(match[0].length);
      at += 1;
      const isInside = (one: string): boolean => one.search(/\S/) >= width;
      const rest = take(
        (one) => isInside(one) || (one.trim() === "" && isInside(nextText(lines, at))),
      );
      const inner = [begin, ...rest.map((one) => one.slice(width))];
      items.push(readMarkdown(inner.join("\n"), depth + 1));
      // Items may have empty lines between them.
      const next = nextText(lines, at);
      if (item.exec(next)?.[1]?.at(-1) === sign) take((one) => one.trim() === "");
    }
    const start = first?.[2];
    return { kind: "list", items, ...(start === undefined ? {} : { start: Number(start) }) };
  }
}

/** True for the heads of a table, with the line of dashes below them. */
function startsTable(line: string, below = ""): boolean {
  if (!line.includes("|") || !/^[ \t|:-]+$/.test(below)) return false;
  const dashes = readCells(below);
  return dashes.length === readCells(line).length && dashes.every((cell) => /^:?-+:?$/.test(cell));
}

/** Cells of a row of a table; `\|` is a character of a cell. */
function readCells(line: string): readonly string[] {
  const cells = line
    .trim()
    .replace(/^\|/, "")
    .split(/(?<!\\)\|/);
  if (cells.length > 1 && cells.at(-1) === "") cells.pop();
  return cells.map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function startsBlock(line: string): boolean {
  return [fence, heading, rule, quote, item].some((pattern) => pattern.test(line));
}

/** Next line that is not empty. */
function nextText(lines: readonly string[], from: number): string {
  for (let at = from; at < lines.length; at += 1) {
    if (lines[at]?.trim() !== "") return lines[at] ?? "";
  }
  return "";
}
