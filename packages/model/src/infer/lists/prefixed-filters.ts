import type { Field } from "#types/field.ts";
import type { Filter, FilterOperator } from "#types/list-shape.ts";
import { foldName } from "#infer/names/words.ts";
import type { ListParameter } from "./list-parameters.ts";
import { operatorOfWord } from "./operator-words.ts";
import { proseOf } from "./sort-forms.ts";
import { operatorWords } from "./where-filters.ts";

/** Other operators by their folded spelling before the value. */
const OPERATORS: ReadonlyMap<string, FilterOperator> = new Map<string, FilterOperator>([
  ...pairs("is", ["is", "include", "includes", "exact"]),
  ...pairs("is-not", ["isnot", "not", "donotinclude", "exclude"]),
  ...pairs("in", ["includeanyof"]),
  ...pairs("starts-with", ["prefix"]),
  ...pairs("at-least", ["isonorafter", "onorafter", "from", "min"]),
  ...pairs("at-most", ["isonorbefore", "onorbefore", "to", "max"]),
  ...pairs("more-than", ["isafter", "after"]),
  ...pairs("less-than", ["isbefore", "before"]),
]);

function pairs(
  operator: FilterOperator,
  spellings: readonly string[],
): readonly (readonly [string, FilterOperator])[] {
  return spellings.map((spelling) => [spelling, operator] as const);
}

/** Start of a pattern: `^(IS|IS_NOT):(.*?)$`, `^IS:(true|false)$`. */
const PATTERN = /^\^?(?:\((?:\?:)?([A-Za-z_|]{2,400})\)|([A-Za-z_]{2,40})):/;
const FLAG = /:\(true\|false\)\$?$/;
const DAY = /\\d\{4\}-\\d\{2\}-\\d\{2\}\)?\$?$/;
/** Values of an example: `gte:100`, `in:a,b`. */
const EXAMPLE = /(?<![\w:./$-])([A-Za-z][A-Za-z_]{1,20}):(?=[\w<{"[])/g;
/** The same with a sign: `$eq:open`. */
const SIGNED_EXAMPLE = /=\$[A-Za-z]\w{1,20}:(?=[\w<{"[])/;
const SIGNED_WORD = /(?<![\w$:{])\$[A-Za-z]\w{1,20}/g;

/** Filters of a parameter whose values start with an operator (`IS:open`, `gte:100`); undefined for others. */
export function readPrefixedFilters(
  parameter: ListParameter,
  rowField: Field | undefined,
): readonly Filter[] | undefined {
  const { at, field, schema } = parameter;
  const value = field.kind === "list" ? field.item : field;
  if (value.kind !== "text" || at.in !== undefined || at.path !== undefined) return undefined;
  const pattern = String(schema.keywords["pattern"] ?? "");
  const words = prefixesOf(pattern, proseOf(parameter));
  const prefixes = words.size === 0 ? signsOf(proseOf(parameter)) : words;
  if (prefixes.size === 0) return undefined;
  const { name, label, isRequired, description } = field;
  const own = {
    ...value,
    name,
    label,
    isRequired,
    ...(description !== undefined && { description }),
  };
  const input = inputField(own, rowField, pattern);
  const separator = betweenOf(proseOf(parameter));
  return Array.from(prefixes, ([operator, prefix], index) => ({
    name: index === 0 ? at.parameter : `${at.parameter}.${operator}`,
    at: {
      ...at,
      path: [prefix],
      syntax: "prefix" as const,
      ...(separator !== undefined && { separator }),
    },
    operator,
    ...(rowField === undefined ? {} : { fieldName: rowField.name }),
    field: { ...input, label: `${input.label} ${operatorWords[operator] ?? ""}`.trim() },
    ...(parameter.isRequired && index === 0 ? { isRequired: true } : {}),
  }));
}

function prefixesOf(pattern: string, prose: string): ReadonlyMap<FilterOperator, string> {
  const [, several, one] = PATTERN.exec(pattern) ?? [];
  const described = several?.split("|") ?? (one === undefined ? [] : [one]);
  const shown = [...prose.matchAll(EXAMPLE)].map(([, word]) => word ?? "");
  const declared = operatorsOf(described);
  if (declared.size > 0) return declared;
  if (SIGNED_EXAMPLE.test(prose))
    return operatorsOf(Array.from(prose.matchAll(SIGNED_WORD), ([word]) => word));
  const fromProse = operatorsOf(shown);
  // One word before a colon may be a name or the start of a list.
  return fromProse.size > 1 ? fromProse : new Map();
}

function operatorsOf(words: readonly string[]): ReadonlyMap<FilterOperator, string> {
  const operators = new Map<FilterOperator, string>();
  for (const word of words) {
    const operator = operatorOfWord(word) ?? OPERATORS.get(foldName(word));
    if (operator !== undefined && !operators.has(operator)) operators.set(operator, `${word}:`);
  }
  return operators;
}

/** Signs in front of a value: `>=5`, `!open`. */
const SIGNS: ReadonlyMap<string, FilterOperator> = new Map<string, FilterOperator>([
  ["=", "is"],
  ["==", "is"],
  ["!=", "is-not"],
  ["!", "is-not"],
  ["<>", "is-not"],
  [">=", "at-least"],
  ["<=", "at-most"],
  [">", "more-than"],
  ["<", "less-than"],
  ["~", "contains"],
  ["=~", "contains"],
  ["@=", "contains"],
  ["^", "starts-with"],
]);
/** Both ends in one value: `><5|10`. */
const BETWEEN = /[`"'=](><|<>)[\w.:-]+([|,;])[\w.:-]+[`"'\s]/;

function betweenOf(prose: string): string | undefined {
  const [, sign, between] = BETWEEN.exec(prose) ?? [];
  return sign === undefined ? undefined : `${sign}{}${between}{}`;
}

const OPERATORS_PROSE = /\b(?:operators?|comparators?|comparisons?|prefix(?:ed|es)?|preced)/i;
const LISTED_SIGN = /[`"']([=<>!~^@]{1,2})[`"']/g;

/** Operators that a description lists as signs: "Operators: `=`, `>=`, `!`". A value without a sign is an equal one. */
function signsOf(prose: string): ReadonlyMap<FilterOperator, string> {
  const operators = new Map<FilterOperator, string>([["is", ""]]);
  if (!OPERATORS_PROSE.test(prose)) return new Map();
  for (const [, sign = ""] of prose.matchAll(LISTED_SIGN)) {
    const operator = SIGNS.get(sign);
    if (operator !== undefined && !operators.has(operator)) operators.set(operator, sign);
  }
  return operators.size > 1 ? operators : new Map();
}

const opaque: ReadonlySet<Field["kind"]> = new Set(["json", "group", "list", "map", "variants"]);

/** Input of the value without its operator. */
function inputField(field: Field, rowField: Field | undefined, pattern: string): Field {
  const { name, label, isRequired, description } = field;
  const base = { name, label, isRequired, ...(description === undefined ? {} : { description }) };
  if (FLAG.test(pattern)) return { ...base, kind: "boolean" };
  if (DAY.test(pattern)) return { ...base, kind: "date" };
  if (rowField === undefined || opaque.has(rowField.kind)) return { ...base, kind: "text" };
  const { isReadOnly: _isReadOnly, ...input } = rowField;
  return { ...input, ...base };
}
