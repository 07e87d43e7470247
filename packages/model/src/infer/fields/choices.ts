import { ownMember } from "#own/own-member.ts";
import { ExactNumber } from "#types/json.ts";
import type { Choice } from "#types/field.ts";
import { textOf } from "#read/member.ts";
import type { Schema } from "#read/schema.ts";
import { isAcronym, labelOf } from "#infer/names/words.ts";
import { labelsInProse } from "./prose-labels.ts";

const MAX_CHOICES = 400;

/** Choices of a schema (`enum`, `const`) with labels; undefined if it has none, or too many to choose from. */
export function readChoices(schema: Schema, fieldName = ""): readonly Choice[] | undefined {
  const { choices, choiceTitles, keywords } = schema;
  if (choices === undefined || choices.length === 0 || choices.length > MAX_CHOICES)
    return undefined;
  const valueNames = ["x-enum-varnames", "x-enumNames", "x-enum-names"]
    .map((key) => ownMember(keywords, key))
    .find((names) => Array.isArray(names) && names.length === choices.length);
  const areCodes = isSetOfCodes(fieldName, choices);
  const flags = labelsOfFlag(fieldName, schema);
  const prose = labelsInProse(textOf(keywords, "description"), choices.filter(isChoiceValue));
  const choiceList = choices.flatMap((value, index) => {
    if (!isChoiceValue(value)) return [];
    const name: unknown = Array.isArray(valueNames) ? valueNames[index] : undefined;
    const label =
      typeof name === "string"
        ? labelOf(name)
        : (prose?.get(value) ?? flags?.[index] ?? labelOfValue(value, areCodes));
    return [{ value, label: choiceTitles.get(value)?.slice(0, 80) ?? label }];
  });
  return choiceList.length === 0 ? undefined : choiceList;
}

/** Choices of texts that no enum declares. */
export function labelChoices(values: readonly string[], fieldName: string): readonly Choice[] {
  const areCodes = isSetOfCodes(fieldName, values);
  return values.map((value) => ({ value, label: labelOfValue(value, areCodes) }));
}

function isChoiceValue(value: unknown): value is Choice["value"] {
  if (typeof value === "number") return Number.isFinite(value);
  return typeof value === "string" || typeof value === "boolean" || value instanceof ExactNumber;
}

const CODE_NAME = /currenc|countr|language|locale|iso|unit|zone|airport|grade|code/i;
const PRONOUNCEABLE =
  /^[^aeiouy]{0,2}[aeiouy]{1,2}(?:[^aeiouy]|ch|ck|ft|ld|ll|lt|mp|nd|ng|nk|nt|rd|rk|rt|sh|sk|ss|st|th|ct|pt|rm|gh|xt)?[aeiouy]?$/;

const CURRENCIES = new Set(
  "USD EUR GBP CHF JPY CNY AUD CAD NZD SEK NOK DKK PLN CZK INR BRL".split(" "),
);

/** True if short capitals are codes (`USD`, `GBP`), false if they are words (`LOW`, `VAN`). */
function isSetOfCodes(name: string, values: readonly unknown[]): boolean {
  if (CODE_NAME.test(name)) return true;
  const short = values.filter((value) => typeof value === "string" && /^[A-Z]{1,4}$/.test(value));
  const unknown = short
    .map((value) => String(value).toLowerCase())
    .filter((word) => !isAcronym(word));
  return unknown.some((word) => word.length < 2 || !PRONOUNCEABLE.test(word));
}

const PAIRS = [
  ["no", "yes"],
  ["n", "y"],
  ["f", "t"],
  ["false", "true"],
  ["off", "on"],
  ["0", "1"],
];
const FLAG =
  /^(?:is|has|can|should|may|allow|enable|disable|show|hide|use)(?=[_A-Z])|(?:ed|able|active|visible)$/;

/** True for a name such as `is_open`, `enabled`. */
export function isFlagName(name: string): boolean {
  return FLAG.test(name);
}

/** Labels of two values that mean no and yes; numbers only under the name or the prose of a flag. */
function labelsOfFlag(
  name: string,
  { choices = [], keywords }: Schema,
): readonly string[] | undefined {
  const values = choices
    .filter((value) => value !== null)
    .map((value) => String(value).toLowerCase());
  const pair = PAIRS.find(
    (both) => values.length === 2 && both.every((one) => values.includes(one)),
  );
  if (pair === undefined) return undefined;
  const description = textOf(keywords, "description") ?? "";
  const isFlag = isFlagName(name) || /\b(?:boolean|flag|whether|yes|true)\b/i.test(description);
  if (pair[1] === "1" && !isFlag) return undefined;
  if (pair[1] === "true" || pair[1] === "on") return undefined;
  return choices.map((value) => (String(value).toLowerCase() === pair[1] ? "Yes" : "No"));
}

/**
 * Label of a value: `in_progress` and `in progress` are "In progress"; codes, numbers and other text are returned as
 * they are.
 */
function labelOfValue(value: Choice["value"], areCodes: boolean): string {
  const text = String(value);
  if (/^[a-z]+(?: [a-z]+)+$/.test(text)) return text.charAt(0).toUpperCase() + text.slice(1);
  if (!/^[A-Za-z]+(?:[_-][A-Za-z]+)*$/.test(text)) return text === "" ? "(empty)" : text;
  if (/^[A-Z]{1,4}$/.test(text) && (areCodes || CURRENCIES.has(text))) return text;
  return labelOf(/^[A-Z_-]+$/.test(text) ? text.toLowerCase() : text);
}
