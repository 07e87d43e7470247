import type { FilterOperator } from "#types/list-shape.ts";
import { readFilterTable } from "./filter-tables.ts";
import type { Matchers } from "./matchers.ts";
import { operatorOfWord } from "./operator-words.ts";

/** An example: `name:cn:text`, `name$eq:text`, `name~contains~'text'`. */
const EXAMPLE =
  /(?<![\w./$])(?!(?:and|or|not)\b)[\w.]+(?<before>[:$~|;])(?<word>[A-Za-z]\w{1,12})(?<after>[:~|;])(?<value>['"]?[\w*<{[-])/g;
/** Placeholders: `FIELD_NAME:OPERATOR:VALUE`, `<field>:<op>:<value>`. */
const PLACEHOLDERS =
  /\b(?:field|property|column|attribute|key)(?:[_ -]?name)?[>}\]]?(?<before>[:~|;])[<{[]?(?:operator|operation|op|comparator|condition)[>}\]]?(?<after>[:~|;])['"<{[]?(?:value|search)/i;
/** Words of one operator or several: "`eq`", "`ge, le`", "| cn |". */
const WORDS = /[`"'|]\s*\$?([A-Za-z]\w{1,12}(?:\s*,\s*[A-Za-z]\w{1,12})*):?\s*(?=[`"'|])/g;

/** A list of operators without quotes: "Operators: eq, ne, gte". */
const LISTED =
  /\b(?:operators?|ops|comparators?)\b[^.:;\n]{0,30}(?::|\bare\b|\bis one of\b)\s*(\w{1,12}(?:(?:\s*[,|/]\s*|\s+)(?:(?:and|or)\s+)?\w{1,12})+)/gi;

/** Signs before and after the operator. */
interface Form {
  readonly before: string;
  readonly after: string;
  /** Quote of the value. */
  readonly quote: string;
}

/** Reads a language whose conditions have the operator as a word between two signs: `name:cn:text`. */
export function readOperatorMatchers(prose: string, isRepeated: boolean): Matchers | undefined {
  const examples = [...prose.matchAll(EXAMPLE)].flatMap(({ groups = {} }) => {
    const { before = "", word = "", after = "", value = "" } = groups;
    return operatorOfWord(word) === undefined ? [] : [{ before, word, after, value }];
  });
  const [first] = examples;
  const form = first === undefined ? readPlaceholders(prose) : formOf(first);
  if (form === undefined) return undefined;
  const listed = [...prose.matchAll(WORDS), ...prose.matchAll(LISTED)].flatMap(([, list = ""]) =>
    list.split(/[\s,|/]+/),
  );
  const words = [...examples.map(({ word }) => word), ...listed];
  const matchers = new Map<FilterOperator, string>();
  for (const word of words) {
    const operator = operatorOfWord(word);
    if (operator === undefined || operator === "in" || matchers.has(operator)) continue;
    matchers.set(operator, writePattern(form, word, operator, prose));
  }
  if (matchers.size === 0) return undefined;
  const fields = readFilterTable(prose);
  const all = { matchers, ...(fields.size === 0 ? {} : { fields }) };
  return isRepeated ? all : { ...all, separator: separatorOf(prose, form) };
}

function readPlaceholders(prose: string): Form | undefined {
  const { before, after } = PLACEHOLDERS.exec(prose)?.groups ?? {};
  return before === undefined || after === undefined ? undefined : { before, after, quote: "" };
}

function formOf({ before, after, value }: { before: string; after: string; value: string }): Form {
  return { before, after, quote: /^['"]/.exec(value)?.[0] ?? "" };
}

function writePattern(
  { before, after, quote }: Form,
  word: string,
  operator: FilterOperator,
  prose: string,
): string {
  const hasWildcard = new RegExp(`\\b${word}\\${after}\\W?\\*`).test(prose);
  const value = operator === "contains" && hasWildcard ? "*{}*" : "{}";
  return `${before}${word}${after}${quote}${value}${quote}`;
}

/** Text between two conditions of an example; a comma without one. */
function separatorOf(prose: string, { before, after }: Form): string {
  const condition = `[\\w.]+\\${before}\\w+\\${after}`;
  const text = prose.replaceAll("&#124;", "|");
  const between = new RegExp(
    String.raw`${condition}(?:'[^']*'|"[^"]*"|[\w.*-]+?)(\$and:|~and~| and |\|| && |[;,&])\(?${condition}`,
    "i",
  ).exec(text)?.[1];
  return between ?? ",";
}
