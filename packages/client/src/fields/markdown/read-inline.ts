import { safeUrl } from "#fields/values/safe-url.ts";

/** Part of a line of Markdown. Raw HTML is text. */
export type Inline =
  | { readonly kind: "text" | "code"; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: "strong" | "emphasis" | "deleted"; readonly content: readonly Inline[] }
  | { readonly kind: "link"; readonly href: string; readonly content: readonly Inline[] };

/** Deeper marks are text. */
const DEEPEST = 4;
/** Longer lines are text: some patterns need quadratic time. */
const LONGEST = 20_000;

const token = new RegExp(
  [
    "\\\\(?<escaped>[!-\\/:-@\\[-`\\{-~])",
    "(?<ticks>`+)(?<code>[^`]+)\\k<ticks>(?!`)",
    String.raw`!?\[(?<label>[^\]\[]*)\]\(\s*<?(?<target>[^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)?)>?(?:\s+["'][^"']*["'])?\s*\)`,
    "<(?<address>(?:https?://|mailto:)[^\\s<>]+)>",
    String.raw`(?<bare>https?://[^\s<>()]*[^\s<>().,;:!?'"*_])`,
    String.raw`(?<strong>\*\*|__)(?=\S)(?<bold>.+?)(?<=\S)\k<strong>`,
    String.raw`~~(?=\S)(?<deleted>.+?)(?<=\S)~~`,
    String.raw`\*(?=[^\s*])(?<starred>.+?)(?<=[^\s*])\*(?!\*)`,
    String.raw`(?<![\p{L}\p{N}_])_(?=[^\s_])(?<underlined>.+?)(?<=[^\s_])_(?![\p{L}\p{N}_])`,
    String.raw`(?<hard> {2,}\n|\\\n)`,
  ].join("|"),
  "gsu",
);

/** Reads emphasis, code, links and line breaks. Addresses that are not safe to open are text. */
export function readInline(text: string, depth = 0): readonly Inline[] {
  if (depth > DEEPEST || text.length > LONGEST) return [{ kind: "text", text }];
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(token)) {
    const part = readToken(match, depth);
    if (part === undefined) continue;
    if (match.index > from) parts.push({ kind: "text", text: text.slice(from, match.index) });
    parts.push(part);
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

function readToken({ groups = {} }: RegExpMatchArray, depth: number): Inline | undefined {
  const inner = (text: string): readonly Inline[] => readInline(text, depth + 1);
  const { escaped, code, label, target, bold, deleted, hard } = groups;
  const emphasis = groups["starred"] ?? groups["underlined"];
  const address = groups["address"] ?? groups["bare"];
  if (escaped !== undefined) return { kind: "text", text: escaped };
  if (code !== undefined) return { kind: "code", text: code.replaceAll("\n", " ").trim() };
  if (hard !== undefined) return { kind: "break" };
  if (bold !== undefined) return { kind: "strong", content: inner(bold) };
  if (deleted !== undefined) return { kind: "deleted", content: inner(deleted) };
  if (emphasis !== undefined) return { kind: "emphasis", content: inner(emphasis) };
  const href = safeUrl(target ?? address ?? "");
  if (href === undefined) return undefined;
  const content: readonly Inline[] =
    label === undefined || label === ""
      ? [{ kind: "text", text: address ?? target ?? "" }]
      : label.includes("](")
        ? [{ kind: "text", text: label }]
        : inner(label).filter(({ kind }) => kind !== "link");
  return { kind: "link", href, content };
}
