import type { Choice } from "#types/field.ts";
import { textOf } from "#read/member.ts";
import type { Schema } from "#read/schema.ts";
import { labelChoices } from "./choices.ts";

const MAX_PROSE = 2000;
const MAX_VALUES = 40;

/** Text before a list of values; `strong` announces a list even of bare words. */
const LEAD =
  /\b(?:(?<strong>one of(?: the following(?: values)?| these)?:?|(?:possible|valid|allowed|accepted|acceptable|supported|available|permitted) (?:values|options|choices|types|states|statuses|modes)[^:.\n]{0,40}(?::| are:?| include:?)|(?:values|options|choices)(?: are:?|:))|(?:can|may|must|should) (?:either )?be(?: set to)?:?|either|whether [^.\n`"']{1,40} is|values? (?:is|can be))\s+(?:either |one of )?/gi;

const QUOTED =
  /^(?:`{1,2}([^`\n]{1,40})`{1,2}|"([^"\n]{1,40})"|'([^'\n]{1,40})'|<code>([^<\n]{1,40})<\/code>)/;
const CAPITALS = /^([A-Z][A-Z\d]*(?:[_-][A-Z\d]+)*)(?![\w])/;
const BARE = /^([a-z][\w-]{0,39})(?![\w])/;
const SEPARATOR = /^(?:\s*\([^)\n]{0,80}\))?\s*(?:[,|/]\s*(?:or |and )?|\s(?:or|and)\s+)/;
const BULLET = /(?:^|\n)\s*[-*•]\s+/;

/** A condition or a rule about several members names values too. */
const CONDITION = /\b(?:if|when|unless|where|only for|required|requires|provide|specify either)\b/i;
const SEVERAL = /\b(?:comma|space)[- ](?:separated|delimited)\b/i;
const RULE = /^\s*(?:may|must|should|is|are|has|have|can|will|needs?)\b/i;
const TEMPLATE = /[<>{}*]|^\s|\s$/;
const STOP_WORD = /^(?:the|an?|any|all of|null|of|this|that|these|used|set|in|to|by)$/;

/**
 * Values that the description of a text names: "Must be REPLACE or DELETE", "Can be: `asc` or `desc`". Prose may leave
 * out some, so other values remain possible.
 */
export function readProseChoices(
  { keywords }: Schema,
  name: string,
): readonly Choice[] | undefined {
  const prose = (textOf(keywords, "description") ?? "").slice(0, MAX_PROSE);
  if (SEVERAL.test(prose)) return undefined;
  for (const match of prose.matchAll(LEAD)) {
    const clause =
      prose
        .slice(0, match.index)
        .split(/[.;\n]\s/)
        .at(-1) ?? "";
    if (CONDITION.test(clause)) continue;
    const rest = prose.slice(match.index + match[0].length);
    const values = readValues(rest, match.groups?.["strong"] !== undefined);
    if (values.length > 1 && values.length <= MAX_VALUES) return labelChoices(values, name);
  }
  return undefined;
}

function readValues(text: string, isStrong: boolean): readonly string[] {
  const bullets = text.split(BULLET);
  if (isStrong && (bullets[0] ?? "").trim() === "" && bullets.length > 2) {
    const items = bullets.slice(1).map((item) => textOfItem(item, [QUOTED, CAPITALS])?.value);
    return items.includes(undefined) ? [] : distinct(items);
  }
  const forms = [QUOTED, CAPITALS, ...(isStrong ? [BARE] : [])];
  const form = forms.find((one) => one.test(text));
  return form === undefined ? [] : readSequence(text, form);
}

/** Values of one form, separated by commas or conjunctions. */
function readSequence(text: string, form: RegExp): readonly string[] {
  const values: string[] = [];
  let rest = text;
  for (;;) {
    const item = textOfItem(rest, [form]);
    if (item === undefined) return [];
    values.push(item.value);
    rest = rest.slice(item.length);
    const separator = SEPARATOR.exec(rest);
    const next = separator && rest.slice(separator[0].length);
    if (!next || textOfItem(next, [form]) === undefined) break;
    rest = next;
  }
  if (RULE.test(rest)) return [];
  // Words may belong to a longer text; a list of values ends.
  const isList = form !== BARE || /^\s*(?:\([^)]*\)\s*)?(?:[.;)\n]|$)/.test(rest);
  const isWord = form === BARE && values.some((value) => STOP_WORD.test(value));
  return isList && !isWord ? distinct(values) : [];
}

function textOfItem(
  text: string,
  forms: readonly RegExp[],
): { readonly value: string; readonly length: number } | undefined {
  for (const form of forms) {
    const match = form.exec(text);
    const value = match?.slice(1).find((group) => group !== undefined);
    if (match === null || value === undefined || TEMPLATE.test(value)) continue;
    return { value: value.replaceAll(/^"|"$/g, ""), length: match[0].length };
  }
  return undefined;
}

function distinct(values: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}
