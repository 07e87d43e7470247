import type { Field } from "#types/field.ts";
import type { Sort } from "#types/list-shape.ts";
import type { Schema } from "#read/schema.ts";
import { descriptionOf } from "./list-parameters.ts";

type Words = Sort["words"];

/** A parameter or member that may take the direction of a sort. */
export interface DirectionInput {
  readonly schema: Schema;
  readonly field: Field;
  /** The whole description. */
  readonly prose?: string;
  /** Folded names. */
  readonly names: readonly string[];
}

const ASCENDING = /^(?:asc|ascending|\+|1|up|a|increasing)$/i;
const DESCENDING = /^(?:desc|descending|-|-1|down|d|decreasing|reverse)$/i;

/** Direction words among the choices of a schema. */
export function choiceWords({ choices = [] }: Pick<Schema, "choices">): Words | undefined {
  const values = choices.map(String);
  const ascending = values.find((value) => ASCENDING.test(value));
  const descending = values.find((value) => DESCENDING.test(value));
  return ascending === undefined || descending === undefined
    ? undefined
    : { ascending, descending };
}

/** Direction words among choices whose names are declared: 0 and 1 with the labels “Ascending” and “Descending”. */
function labeledWords({ field }: DirectionInput): Words | undefined {
  if (field.kind !== "choice") return undefined;
  const find = (pattern: RegExp) => field.choices.find(({ label }) => pattern.test(label.trim()));
  const [ascending, descending] = [find(/^asc(?:ending)?$/i), find(/^desc(?:ending)?$/i)];
  return ascending === undefined || descending === undefined
    ? undefined
    : { ascending: String(ascending.value), descending: String(descending.value) };
}

const ASCENDING_NAME = /^(?:is|sort|order|by|in|ing|ed)*asc(?:ending)?(?:order|sort|sorting)?$/;
const DESCENDING_NAME =
  /^(?:is|sort|order|by|in|ing|ed)*(?:desc(?:ending)?|reversed?|inverse|invert(?:ed)?)(?:order|sort|sorting)?$/;
const NEUTRAL_NAME =
  /^(?:sort|order)(?:ing|by|column|field)*(?:order|direction|dir|type|mode)?$|^(?:direction|dir|sord)$/;

/** Direction words of a boolean by its folded name, or by its description: `sort_ascending`, `reverse`. */
export function booleanWords(name: string, prose = ""): Words | undefined {
  if (ASCENDING_NAME.test(name)) return { ascending: "true", descending: "false" };
  if (DESCENDING_NAME.test(name)) return { ascending: "false", descending: "true" };
  const isAscending = TRUE_IS_ASCENDING.test(prose);
  const isDescending = TRUE_IS_DESCENDING.test(prose);
  if (!NEUTRAL_NAME.test(name) || isAscending === isDescending) return undefined;
  return isAscending
    ? { ascending: "true", descending: "false" }
    : { ascending: "false", descending: "true" };
}

const TRUE_IS_ASCENDING =
  /\btrue\b\W+(?:\w+\W+){0,3}?asc|\basc\w*\W+(?:if|when|for)\W+(?:\w+\W+){0,3}?true\b/i;
const TRUE_IS_DESCENDING =
  /\btrue\b\W+(?:\w+\W+){0,3}?desc|\bdesc\w*\W+(?:if|when|for)\W+(?:\w+\W+){0,3}?true\b/i;

/** True for a name that a sort by two parameters has for the direction. */
export function isDirectionName(name: string): boolean {
  return ASCENDING_NAME.test(name) || DESCENDING_NAME.test(name) || NEUTRAL_NAME.test(name);
}

/** Direction words of a parameter that takes only them. */
export function directionWords(input: DirectionInput): Words | undefined {
  const { schema, field, names } = input;
  const prose = descriptionOf(input);
  const [name = ""] = names.filter(isDirectionName);
  if (field.kind === "boolean") return booleanWords(name, prose);
  const values = schema.choices ?? [];
  if (values.length > 0 && values.every((one) => /^(?:true|false)$/.test(String(one))))
    return booleanWords(name, prose);
  const choices = choiceWords(schema) ?? labeledWords(input);
  if (choices !== undefined || values.length > 2) return choices;
  const isNumber = schema.types.includes("integer") || schema.types.includes("number");
  if (isNumber && /-1\b/.test(prose)) return { ascending: "1", descending: "-1" };
  const isFlag = isNumber || /\b(?:true|false)\b/i.test(prose);
  const flag = isFlag ? booleanWords(name, prose) : undefined;
  if (flag === undefined) return undefined;
  const write = (word: string) => (isNumber ? String(Number(word === "true")) : word);
  return { ascending: write(flag.ascending), descending: write(flag.descending) };
}

/** Direction words in the description, the default or the example of a text. */
export function wordsInProse(input: Omit<DirectionInput, "names">): Words | undefined {
  const { schema, field } = input;
  const { default: usual, example } = schema.keywords;
  const samples = [field.default, field.example, usual, example].map(String);
  const sample = samples.find((one) => /^(?:asc|desc)(?:ending)?$/i.test(one));
  if (sample !== undefined) return wordsLike(sample);
  const prose = descriptionOf(input);
  const literal =
    /\b(?:asc|desc)\b/i.exec(prose) ??
    /["'`|/](?:a|de)scending\b/i.exec(prose) ??
    /\bAscending\W+(?:or\W+)?(?=Descending\b)|\bASCENDING\b|\bascending[,;]\s*(?=descending\b)/.exec(
      prose,
    );
  const [word] = /[a-z]+/i.exec(literal?.[0] ?? "") ?? [];
  return word === undefined ? undefined : wordsLike(word);
}

/** Both words in the form of one of them: `DESC`, `Ascending`. */
export function wordsLike(word: string): Words {
  const end = /ending$/i.test(word) ? "ending" : "";
  const write = (start: string): string => {
    const whole = start + end;
    if (word === word.toUpperCase()) return whole.toUpperCase();
    return /^[A-Z]/.test(word) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
  };
  return { ascending: write("asc"), descending: write("desc") };
}
