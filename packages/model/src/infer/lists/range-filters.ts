import type { Field } from "#types/field.ts";
import type { FilterOperator } from "#types/list-shape.ts";
import { foldName, splitWords } from "#infer/names/words.ts";
import { descriptionOf, isMoment, type ListParameter } from "./list-parameters.ts";

/** One end of a range, whose field is only in the description or in the rows. */
export interface RangeEnd {
  readonly operator: FilterOperator;
  readonly field: Field;
  /** Word after the label of the field. */
  readonly word: string;
}

const OPERATORS: ReadonlyMap<string, FilterOperator> = new Map<string, FilterOperator>([
  ["since", "at-least"],
  ["from", "at-least"],
  ["start", "at-least"],
  ["begin", "at-least"],
  ["min", "at-least"],
  ["after", "more-than"],
  ["until", "at-most"],
  ["to", "at-most"],
  ["end", "at-most"],
  ["max", "at-most"],
  ["before", "less-than"],
]);
const TIME_WORDS = /^(?:date|time|datetime|timestamp|day|at|on|ts|utc|filter)$/;
const INCLUDES =
  /\binclu(?:des|ding|sive)\b|\bon or (?:after|before)\b|\bor (?:equal|later|earlier)\b/i;
const EXCLUDES = /\bexclu(?:des|ding|sive)\b/i;
/** "created after", "updated at or since", "modified by". */
const PARTICIPLE =
  /\b([a-z]{3,20}ed|sent|paid|made|begun)\b(?=(?: \w+){0,2}? (?:after|before|since|until|from|between|by|later|earlier|on|at)\b)/gi;

/**
 * Reads a parameter whose name is only the end of a range (`since`, `end_date`, `before_id`): the field is the one that
 * its description names, or the only time of the rows.
 */
export function readRangeEnd(
  parameter: ListParameter,
  rows: readonly Field[],
): RangeEnd | undefined {
  const words = splitWords(parameter.field.name).filter((word) => !TIME_WORDS.test(word));
  const ends = words.filter((word) => OPERATORS.has(word));
  const [end] = ends;
  if (end === undefined || ends.length > 1 || words.length > 2) return undefined;
  const prose = descriptionOf(parameter);
  const isTimeEnd = words.length === 1 && (isTimeKind(parameter.field) || isMoment(parameter));
  const field = namedField(prose, rows) ?? (isTimeEnd ? timeField(prose, rows) : undefined);
  if (
    field === undefined ||
    rows.some((row) => foldName(row.name) === foldName(parameter.field.name))
  )
    return undefined;
  const operator = withBounds(OPERATORS.get(end) ?? "is", prose);
  return { operator, field, word: wordFor(operator, isTimeKind(field)) };
}

function withBounds(operator: FilterOperator, prose: string): FilterOperator {
  const isLower = operator === "at-least" || operator === "more-than";
  if (INCLUDES.test(prose)) return isLower ? "at-least" : "at-most";
  if (EXCLUDES.test(prose)) return isLower ? "more-than" : "less-than";
  return operator;
}

/** The only field of the rows whose name is code in the description. */
function namedField(prose: string, rows: readonly Field[]): Field | undefined {
  const names = new Set(
    Array.from(prose.matchAll(/`([\w.]+)`/g), ([, name = ""]) => foldName(name)),
  );
  const named = rows.filter((row) => names.has(foldName(row.name)));
  return named.length === 1 ? named[0] : undefined;
}

/** The time that the description has a participle of: `created_at` for "created after". Else the only time. */
function timeField(prose: string, rows: readonly Field[]): Field | undefined {
  const times = rows.filter(isTimeKind);
  const stems = Array.from(prose.matchAll(PARTICIPLE), ([, word = ""]) => word.toLowerCase());
  const named = times.filter(({ name }) => stems.some((stem) => isTimeOf(foldName(name), stem)));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  if (stems.length > 0) return undefined;
  const plain = times.filter(({ name }) => PLAIN_TIME.test(foldName(name)));
  return times.length === 1 ? times[0] : plain.length === 1 ? plain[0] : undefined;
}

/** Names of the time of an event, next to other times. */
const PLAIN_TIME = /^(?:timestamp|time|date|datetime|occurredat|happenedat)$/;
/** Last words of texts that are times. */
const TIME_NAME = /^(?:date|time|datetime|timestamp|at)$/;

/** True for `created_at`, `created`, `date_created` and `creation_date` of "created". */
function isTimeOf(name: string, participle: string): boolean {
  const stem = participle.replace(/e?d$/, "");
  return new RegExp(
    `^(?:date|time)?(?:${participle}|${stem}e?|${stem}ion)(?:at|on|date|time|datetime|timestamp)?$`,
  ).test(name);
}

function isTimeKind(field: Field): boolean {
  if (field.kind === "date" || field.kind === "date-time") return true;
  return field.kind === "text" && TIME_NAME.test(splitWords(field.name).at(-1) ?? "");
}

function wordFor(operator: FilterOperator, isTime: boolean): string {
  if (operator === "at-least") return "from";
  if (operator === "at-most") return "to";
  const isLower = operator === "more-than";
  return isTime ? (isLower ? "after" : "before") : isLower ? "above" : "below";
}
