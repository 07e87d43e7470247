import type { Field } from "#types/field.ts";
import type { Filter, FilterOperator } from "#types/list-shape.ts";
import { splitWords } from "#infer/names/words.ts";
import type { ListParameter } from "./list-parameters.ts";
import { proseOf } from "./sort-forms.ts";

const TIME = String.raw`\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?`;
const SIGN = String.raw`\.{2,3}|[,;~|/_:]| - | to `;
/** Two times. */
const TIMES = new RegExp(`(?<![\\w<>-])(?<![<>]=)(${TIME})(${SIGN})${TIME}`);
/** Two numbers with a sign that neither a number nor a time contains. */
const NUMBERS = /(?<![\w.:<>-])(?<![<>]=)(\d+(?:\.\d+)?)(\.{2,3}|~)\d+/;
/** Two numbers, if the name is that of a range. */
const NAMED_NUMBERS = /(?<![\w.:<>-])(?<![<>]=)(\d+(?:\.\d+)?)(\.{2,3}|[,~:-])\d+(?![\w:-])/;
const RANGE_WORD = /^(?:range|between|interval|btw)$/;
const RANGE_PROSE =
  /\b(?:range|between|interval|bounds)\b|\b(?:start|from|lower|begin|min)\w*\b[^.]{0,60}\b(?:end|upper|until|max)/i;
/** The text between two ends: "separated by `..`". */
const SEPARATED =
  /\bseparated by (?:an? )?(?:["'`](\.{2,3}|[,;~|:-])["'`]|(comma|colon|semicolon|pipe|dash|hyphen))/i;
const SIGNS: ReadonlyMap<string, string> = new Map([
  ["comma", ","],
  ["colon", ":"],
  ["semicolon", ";"],
  ["pipe", "|"],
  ["dash", "-"],
  ["hyphen", "-"],
]);
const OPEN =
  /\b(?:leading|trailing) (?:commas?|dots?|separators?)\b|\b(?:omit|leave out|open[- ]ended|either (?:end|bound|side|date|value)|optional(?:ly)? (?:start|end|lower|upper))\b/i;

/** Two filters of a parameter that takes both ends of a range as one value: `2026-01-01..2026-02-01`, `[5, 10]`. */
export function readValueRange(
  parameter: ListParameter,
  rowField: Field | undefined,
): readonly Filter[] | undefined {
  const { at, field } = parameter;
  const range = readRange(parameter, rowField);
  // A range of values without an order has no meaning.
  const isPointless =
    isNamedRange(parameter) && field.kind === "list" && parameter.group !== undefined;
  if (range === undefined) return isPointless ? [] : undefined;
  const { input, separator } = range;
  const name = at.path === undefined ? at.parameter : `${at.parameter}.${at.path.join(".")}`;
  const prose = proseOf(parameter);
  const isAfter = isExclusive(prose, "start|from|begin|lower|first|min");
  const isBefore = isExclusive(prose, "end|to|until|upper|last|max");
  const ends: readonly (readonly [string, FilterOperator, string])[] = [
    [name, isAfter ? "more-than" : "at-least", "from"],
    [`${name}.to`, isBefore ? "less-than" : "at-most", "to"],
  ];
  return ends.map(([own, operator, word]) => ({
    name: own,
    at: {
      ...at,
      syntax: "range" as const,
      ...(separator === undefined ? {} : { separator }),
      ...(OPEN.test(prose) ? { isOpen: true as const } : {}),
    },
    operator,
    ...(rowField === undefined ? {} : { fieldName: rowField.name }),
    field: {
      ...input,
      name: field.name,
      label: `${rowField?.label ?? field.label} ${word}`,
      isRequired: false,
    },
  }));
}

interface ValueRange {
  readonly input: Field;
  readonly separator?: string;
}

function readRange(parameter: ListParameter, rowField: Field | undefined): ValueRange | undefined {
  const { field, schema } = parameter;
  const isNamed = isNamedRange(parameter);
  const ordered = rowField !== undefined && isOrdered(rowField) ? rowField : undefined;
  if (field.kind === "list") {
    const input = ordered ?? field.item;
    const { minItems, maxItems } = schema.keywords;
    const isPair = Number(minItems) === 2 && Number(maxItems) === 2 && isOrdered(input);
    return isPair || (isNamed && (texts.has(input.kind) || isOrdered(input)))
      ? { input }
      : undefined;
  }
  if (field.kind !== "text") return undefined;
  const prose = proseOf(parameter);
  if (!isNamed && !RANGE_PROSE.test(prose)) return undefined;
  const shown = TIMES.exec(prose) ?? (isNamed ? NAMED_NUMBERS : NUMBERS).exec(prose);
  const [, sign, word = ""] = SEPARATED.exec(prose) ?? [];
  const separator = shown?.[2] ?? sign ?? SIGNS.get(word);
  const input = shown === null ? ordered : (ordered ?? inputLike(field, shown[1]));
  return separator === undefined || input === undefined ? undefined : { input, separator };
}

const texts: ReadonlySet<Field["kind"]> = new Set(["text", "long-text", "url", "email"]);

function isNamedRange({ at: { parameter, path = [] } }: ListParameter): boolean {
  return [parameter, ...path].flatMap(splitWords).some((word) => RANGE_WORD.test(word));
}

/** Name without the word that it is a range: `price` of `price_range` and `price[between]`. */
export function withoutRange(name: string): string {
  return name.replace(
    /(?:[._-]|\[)(?:range|between|interval)\]?$|(?<=[a-z])(?:Range|Between)$/,
    "",
  );
}

function inputLike(field: Field, sample: string | undefined): Field | undefined {
  const { name, label, isRequired } = field;
  if (sample === undefined) return undefined;
  if (/^\d+(?:\.\d+)?$/.test(sample)) return { kind: "number", name, label, isRequired };
  return { kind: sample.length > 10 ? "date-time" : "date", name, label, isRequired };
}

function isOrdered({ kind }: Field): boolean {
  return kind === "number" || kind === "date" || kind === "date-time";
}

function isExclusive(prose: string, names: string): boolean {
  return new RegExp(String.raw`\b(?:${names})\w*(?: \w+)? ?\(exclusive\b`, "i").test(prose);
}
