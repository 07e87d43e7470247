import type { FilterOperator } from "#types/list-shape.ts";
import type { Matchers } from "./matchers.ts";
import { operatorOfWord } from "./operator-words.ts";

interface Example {
  readonly word: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** The condition with `{name}`, `{word}` and `{}`. */
  readonly form: string;
}

/** `eq(name,open)`, `contains("name", 'op')`, `equal("name", ["open"])` */
const CALL =
  /(?<![\w.$])(?<word>[A-Za-z]\w{1,14})\((?<space>\s*)(?<q>["'`]?)[A-Za-z_][\w.]*\k<q>(?<comma>,\s*)(?<open>\[?)(?<quote>["'`]?)(?<value>[^()"'`\],]+)\k<quote>(?<close>\]?)\s*\)/g;
/** `in(name,(open,closed))`, `in("name", ["open", "closed"])`, `in(name,open,closed)` */
const CALL_OF_SEVERAL =
  /(?<![\w.$])(?<word>[A-Za-z]\w{1,14})\(\s*(?<q>["'`]?)[A-Za-z_][\w.]*\k<q>(?<comma>,\s*)(?<open>[[(]?)(?<quote>["']?)[\w.*-]+\k<quote>(?<sign>,\s*)\k<quote>[\w.*-]+\k<quote>(?:,\s*(?:\k<quote>[\w.*-]+\k<quote>|\.{3}|…))*(?<close>[\])]?)\s*\)/g;
/** `(name,eq,open)` */
const TRIPLE =
  /\([A-Za-z_][\w.]*(?<first>,\s*)(?<word>[A-Za-z]\w{1,12})(?<second>,\s*)(?<value>[^(),]+)\)/g;
/** `name[eq]:open` */
const BRACKET =
  /(?<![\w.$\]])[A-Za-z_][\w.]*\[(?<word>[A-Za-z]\w{1,12})\](?<sign>:)(?<quote>["']?)(?<value>[\w<{*%-]+)\k<quote>/g;

/** Lists of operators: "eq, ne, gt" or one in quotes. */
const LISTED =
  /(?<!\w)[A-Za-z]\w{1,12}(?:`?\s*[,|/]\s*`?[A-Za-z]\w{1,12}){2,}|(?<=`)\w{2,13}(?=`|\()/g;
const BETWEEN = /^\s*(?:~?and|[,;&|+]|&&|\s)\s*$/i;
const RQL = /\brql\b|\bresource query language\b/i;
/** OData writes the same calls among other conditions. */
const ODATA = /\bodata\b|\beq '[^']*'/i;

/** Reads a language of calls or groups that contain the field: `eq(name,open)`, `(name,eq,open)`, `name[eq]:open`. */
export function readCallMatchers(
  prose: string,
  name: string,
  isRepeated: boolean,
): Matchers | undefined {
  if (ODATA.test(prose)) return undefined;
  const examples = readExamples(prose);
  const [first] = examples;
  const isRql = first === undefined && (name === "rql" || RQL.test(prose));
  const form = first?.form ?? (isRql ? "{word}({name},{})" : undefined);
  if (form === undefined) return undefined;
  const listed = (prose.match(LISTED) ?? []).flatMap((text) => text.split(/[^\w]+/));
  const described = [...examples.map(({ word }) => word), ...listed];
  const words = isRql && described.length === 0 ? ["eq", "ne", "gt", "ge", "lt", "le"] : described;
  const matchers = new Map<FilterOperator, string>();
  for (const word of words) {
    const operator = operatorOfWord(word);
    if (operator === undefined || operator === "in" || matchers.has(operator)) continue;
    const sample = examples.find((one) => one.word === word)?.value ?? "";
    const wildcard = operator === "contains" ? wildcardOf(word, sample, form) : "";
    matchers.set(operator, form.replace("{word}", word).replace("{}", `${wildcard}{}${wildcard}`));
  }
  const several = readSeveral(prose, form);
  if (several !== undefined) matchers.set("in", several);
  if (matchers.size === 0) return undefined;
  return isRepeated ? { matchers } : { matchers, separator: separatorOf(prose, examples) };
}

/** Form of a call with several values, of which it shows two. */
function readSeveral(prose: string, form: string): string | undefined {
  if (!form.startsWith("{word}")) return undefined;
  for (const { groups = {} } of prose.matchAll(CALL_OF_SEVERAL)) {
    const { word = "", q = "", comma = "", open = "", quote = "", sign = "", close = "" } = groups;
    if (operatorOfWord(word) !== "in") continue;
    const value = `${quote}{}${quote}`;
    return `${word}(${q}{name}${q}${comma}${open}${value}${sign}${value}${close})`;
  }
  return undefined;
}

function readExamples(prose: string): readonly Example[] {
  const read = (pattern: RegExp, write: (groups: Readonly<Record<string, string>>) => string) =>
    [...prose.matchAll(pattern)].flatMap(({ groups = {}, index, 0: whole }): readonly Example[] => {
      const { word = "", value = "" } = groups;
      if (operatorOfWord(word) === undefined) return [];
      return [{ word, value, start: index, end: index + whole.length, form: write(groups) }];
    });
  const calls = read(
    CALL,
    ({ q = "", comma = "", open = "", quote = "", close = "" }) =>
      `{word}(${q}{name}${q}${comma}${open}${quote}{}${quote}${close})`,
  );
  if (calls.length > 0) return calls;
  const triples = read(
    TRIPLE,
    ({ first = "", second = "" }) => `({name}${first}{word}${second}{})`,
  );
  if (triples.length > 0) return triples;
  return read(BRACKET, ({ quote = "", sign = "" }) => `{name}[{word}]${sign}${quote}{}${quote}`);
}

function wildcardOf(word: string, sample: string, form: string): string {
  const [shown] = /[*%]/.exec(sample) ?? [];
  if (shown !== undefined) return shown;
  if (!/^i?like$/i.test(word) || sample !== "") return "";
  return form.startsWith("{word}") ? "*" : "%";
}

/** Text between two examples; `and(,)` if conditions are the arguments of a call. */
function separatorOf(prose: string, examples: readonly Example[]): string {
  for (const [index, { end }] of examples.entries()) {
    const next = examples[index + 1];
    const between = next === undefined ? "" : prose.slice(end, next.start);
    if (next !== undefined && between.length < 8 && BETWEEN.test(between)) {
      const isArgument = /\band\($/.test(prose.slice(0, examples[index]?.start ?? 0));
      return isArgument ? "and(,)" : between;
    }
  }
  if (/~(?:and|or)\b/.test(prose)) return "~and";
  const [first] = examples;
  return first === undefined || first.form.startsWith("{word}") ? "and(,)" : ",";
}
