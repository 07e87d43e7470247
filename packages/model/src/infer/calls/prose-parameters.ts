import type { JsonMap } from "#read/member.ts";
import { textOf } from "#read/member.ts";

/** Names of parameters that are known without further words. */
const KNOWN =
  /^(?:page|p|pages?_?(?:size|number|no|num|index|token|limit)|per_?page|limit|offset|skip|take|top|size|cursor|after|before|sort|sort_?(?:by|order|dir|direction|field)|order|order_?by|ordering|q|query|search|keyword|filter|starting_after|ending_before)$/i;

const NAME = String.raw`[A-Za-z_$][\w$.-]{0,40}(?:\[[\w.$]*\]){0,3}`;
/** Code, bold or plain name. */
const MARKED = String.raw`(?:\x60\x60?[?&]?(${NAME})=?[^\x60\s]{0,40}\x60?\x60|\*\*\x60?(${NAME})\x60?:?\*\*|__(${NAME})__|(${NAME}))`;

const HEADING =
  /^[#*_\s]*(?:(?:the|all|any|optional|supported|available|possible|allowed|accepted|valid|url|uri|http|get|request|common|filter(?:ing|s)?|pagination|paging|sort(?:ing)?|search|and|or|list|&|\/)[\s,]+)*(?:query(?:[- ]?string)?\s+)?(?:param(?:eter)?s?|args|arguments|filters?)(?:\s+(?:are|include|supported|available|accepted|for\b[^:]{0,40}|\([^)]{0,30}\))){0,2}\s*[*_]*:?[*_\s]*$/i;
/** Headings of other lists, such as the members of a response. */
const OTHER_HEADING =
  /\b(?:return|respon|field|attribut|propert|column|error|status(?:es)?\b|code|scope|permission|role|header|body|payload|member|example|note|event|type|limit(?:s|ation)|step)/i;
const BULLET = new RegExp(String.raw`^\s*(?:[-*+•]|\d+[.)])\s+${MARKED}(?=\s|:|$|\(|=|,|–|—)(.*)$`);
const PLAIN = new RegExp(
  String.raw`^\s*${MARKED}\s*(?:\([^)]*\)\s*|\[[^\]]*\]\s*)?(?::|=|–|—|--?)\s+(\S.*)$`,
);
/** `:query int page:`, `@query page`, `@queryParam page integer`. */
const TAGGED = new RegExp(
  String.raw`^\s*(?::query(?:param)?\s+(?:\w+\s+)?(${NAME})\s*:|@query(?:Param)?\s+(${NAME}))(.*)$`,
  "i",
);
const OF_QUERY = String.raw`(?:(?:optional|url|http|following)\s+)*(?:query(?:[- ]?string)?\s+(?:param(?:eter)?s?|args|arguments)|(?:param(?:eter)?s?|args|arguments)\s+(?:in|of)\s+the\s+(?:query|url))\b`;
const QUERY_WORDS = new RegExp(String.raw`\b${OF_QUERY}`, "i");
const CODES = String.raw`\x60[^\x60]+\x60(?:[\s,&/+]|and|or)*`;
/** "`page` and `limit` query parameters", "the query parameters are `page` and `limit`". */
const NAMED_OF_QUERY = new RegExp(
  String.raw`((?:${CODES})+)${OF_QUERY}|${OF_QUERY}(?:[\s:,(]|such as|named|called|like|are|is|includes?|e\.g\.|for example)*((?:${CODES})+)`,
  "gi",
);
const PAGED = /\b(?:pag(?:e|inat|ing)|sort|order)/i;
const CODE = new RegExp(String.raw`\x60[?&]?(${NAME})=?[^\x60\s]{0,40}\x60`, "g");

interface ProseParameter {
  readonly name: string;
  /** Words about it. */
  readonly words: string;
}

/**
 * Parameters of a GET that only the words of its description name: in a list, a table, a sentence about query parameters
 * or an example of an address. As nodes of the document.
 */
export function proseParameters(
  operation: JsonMap,
  path: string,
  declared: readonly unknown[],
): readonly JsonMap[] {
  const prose = textOf(operation, "description");
  if (prose === undefined || path.endsWith("}")) return [];
  const names = new Set(declared.map((node) => fold(textOf(node, "name") ?? "")));
  for (const [, name = ""] of path.matchAll(/\{([^{}]*)\}/g)) names.add(fold(name));
  const lines = plainLines(prose.slice(0, MOST_CHARACTERS));
  const all = [...listed(lines), ...tabled(lines), ...namedInText(lines), ...lines.flatMap(marked)];
  return all.flatMap(({ name, words }) => {
    if (names.has(fold(name)) || isOfOther(words)) return [];
    names.add(fold(name));
    return [createNode(name, words)];
  });
}

const MOST_CHARACTERS = 20_000;
const MOST_OF_HEADING = 200;

function fold(name: string): string {
  return name.toLowerCase();
}

/** Lines of Markdown, with the lists, tables and code of HTML in Markdown. */
function plainLines(prose: string): readonly string[] {
  return prose
    .replaceAll(/<li[^>]*>/gi, "\n- ")
    .replaceAll(/<\/?(?:code|tt|samp|kbd)[^>]*>/gi, "`")
    .replaceAll(/<\/?(?:b|strong)(?:\s[^>]*)?>/gi, "**")
    .replaceAll(/<tr[^>]*>/gi, "\n|")
    .replaceAll(/<\/t[dh]>/gi, "|")
    .replaceAll(/<\/?(?:br|p|h\d|ul|ol|div)[^>]*>/gi, "\n")
    .replaceAll(/<[^<>]*>/g, "")
    .split(/\r?\n/);
}

/** Items of lists under a heading of parameters; without a heading, of lists with a known name. */
function listed(lines: readonly string[]): readonly ProseParameter[] {
  const result: ProseParameter[] = [];
  let group: ProseParameter[] = [];
  let isUnder = false;
  let isOther = false;
  const close = (): void => {
    if (isUnder || group.some(({ name }) => KNOWN.test(name))) result.push(...group);
    group = [];
  };
  for (const line of lines) {
    const item = itemOf(line, isUnder);
    if (item !== undefined) {
      if (!isOther) group.push(item);
    } else if (line.trim() !== "" && !/^\s{2,}\S/.test(line)) {
      close();
      const isHeading = line.length < MOST_OF_HEADING && HEADING.test(line.trim());
      const isQuery = /:\s*\**\s*$/.test(line) && QUERY_WORDS.test(line);
      isUnder = isHeading || isQuery;
      isOther = !isUnder && OTHER_HEADING.test(line);
    }
  }
  close();
  return result;
}

function itemOf(line: string, isUnder: boolean): ProseParameter | undefined {
  const tagged = TAGGED.exec(line);
  if (tagged !== null) {
    const [, role, annotation, words = ""] = tagged;
    return { name: role ?? annotation ?? "", words };
  }
  const match = BULLET.exec(line) ?? (isUnder ? PLAIN.exec(line) : null);
  if (match === null) return undefined;
  const [, code, bold, underlined, plain, words = ""] = match;
  const name = code ?? bold ?? underlined ?? plain ?? "";
  // A plain word begins a sentence, unless words follow a sign.
  const isMarked =
    plain === undefined || (isUnder && /^\s*(?:[:=–—(-]|$)/.test(words)) || !BULLET.test(line);
  return isMarked ? { name, words } : undefined;
}

/** First cells of tables whose first column has parameters. */
function tabled(lines: readonly string[]): readonly ProseParameter[] {
  const result: ProseParameter[] = [];
  let state: "none" | "parameters" | "other" = "none";
  for (const line of lines) {
    const cells = line
      .split("|")
      .map((cell) => cell.trim())
      .filter((cell, index, all) => cell !== "" || (index > 0 && index < all.length - 1));
    if (!line.includes("|") || cells.length < 2) {
      state = "none";
      continue;
    }
    const [first = "", ...others] = cells;
    if (state === "none") {
      const isOfQuery = /^\W*(?:query|param|filter|arg|option)/i.test(first);
      state = isOfQuery ? "parameters" : "other";
      continue;
    }
    const name = new RegExp(`^[\`*_]*(${NAME})[\`*_]*$`).exec(first)?.[1];
    if (state === "parameters" && name !== undefined) {
      result.push({ name, words: others.join(" ") });
    }
  }
  return result;
}

/** Names in code in a sentence about query parameters, usual names in one about pages, and those of an address. */
function namedInText(lines: readonly string[]): readonly ProseParameter[] {
  const parts = lines
    .filter((line) => !/^\s*(?:[-*+•]|\d+[.)]|\|)\s*/.test(line))
    .join("\n")
    .split(/(?<=[.!?;])\s+|\n{2,}/);
  return parts.flatMap((text) => {
    const words = text.replaceAll(/\s+/g, " ").trim();
    const adjacent = Array.from(text.matchAll(NAMED_OF_QUERY), ([, before, behind]) =>
      codesIn(before ?? behind ?? "").filter((name) => !VALUE.test(name)),
    ).flat();
    const usual =
      QUERY_WORDS.test(text) || PAGED.test(text)
        ? codesIn(text).filter((name) => KNOWN.test(name))
        : [];
    const isClear = QUERY_WORDS.test(text) || usual.length > 1 || /[?&]/.test(text);
    const named = [...adjacent, ...(isClear ? usual : [])];
    return [...named.map((name) => ({ name, words })), ...addressed(text)];
  });
}

function codesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(CODE), ([, name = ""]) => name);
}

/** Without alternatives for one text: it takes time in proportion to its length. */
const MARKED_QUERY = /`[?&]([\w$.[\]-]+=[^&`\s]*(?:&[\w$.[\]-]+=[^&`\s]*)*)&?`/g;

/** `?status=` in code: the sign makes the name certain. */
function marked(line: string): readonly ProseParameter[] {
  return Array.from(line.matchAll(MARKED_QUERY), ([whole, query = ""]) =>
    query.split("&").map((pair) => ({
      name: pair.split("=")[0] ?? "",
      words: line.slice(line.indexOf(whole) + whole.length),
    })),
  )
    .flat()
    .filter(({ name }) => new RegExp(`^${NAME}$`).test(name));
}

/** Words that are values or directions rather than names. */
const VALUE = /^(?:true|false|null|none|asc|desc|ascending|descending|GET|POST|and|or|not|\d.*)$/i;

/** `?page=2&limit=10` in the example of an address. */
function addressed(text: string): readonly ProseParameter[] {
  return Array.from(
    text.matchAll(/\?((?:[\w$.[\]-]+=[^&\s`"')]*&?)+)/g),
    ([, query = ""]) => query,
  ).flatMap((query) =>
    query
      .split("&")
      .map((pair) => pair.split("=")[0] ?? "")
      .filter((name) => new RegExp(`^${NAME}$`).test(name) && KNOWN.test(name))
      .map((name) => ({ name, words: "" })),
  );
}

/** True for words of a parameter at another location. */
function isOfOther(words: string): boolean {
  return /^\W*\(?\s*(?:\w+,\s*)?(?:in )?(?:the )?(?:request )?(?:header|path|body|form|cookie)\b/i.test(
    words,
  );
}

const WHOLE =
  /^(?:page|pages?_?(?:size|number|no|num|index|limit)|per_?page|limit|offset|skip|take|top|size)$/i;

function createNode(name: string, words: string): JsonMap {
  const text = words.replace(/^[\s:=–—|,.-]+/, "").trim();
  const start = text.slice(0, 60);
  const isInteger =
    WHOLE.test(name) || /^\W*(?:optional\W+)?(?:int(?:eger)?|number)\b/i.test(start);
  const isBoolean = /^\W*(?:optional\W+)?bool(?:ean)?\b/i.test(start);
  const type = isBoolean ? "boolean" : isInteger ? "integer" : "string";
  const values = /^\W*(?:string\W+)?(?:one of|either|enum|allowed values?)\b/i.test(text)
    ? Array.from(text.matchAll(/["'`]([\w.-]+)["'`]/g), ([, value]) => value)
    : [];
  const schema = { type, ...(values.length > 1 && type === "string" ? { enum: values } : {}) };
  return {
    name,
    in: "query",
    schema,
    ...(text === "" ? {} : { description: text.slice(0, 2000) }),
    ...(/\(\s*(?:\w+,\s*)?required\b/i.test(start) ? { required: true } : {}),
  };
}
