import { ownMember } from "#own/own-member.ts";
import { ExactNumber } from "#types/json.ts";
import type { Choice } from "#types/field.ts";
import type { Schema } from "#read/schema.ts";
import { labelOf } from "#infer/names/words.ts";

const MAX_CHOICES = 400;

/** Choices of a schema (`enum`, `const`) with labels; undefined if it has none, or too many to choose from. */
export function readChoices(schema: Schema): readonly Choice[] | undefined {
  const { choices, choiceTitles, keywords } = schema;
  if (choices === undefined || choices.length === 0 || choices.length > MAX_CHOICES)
    return undefined;
  const valueNames = ["x-enum-varnames", "x-enumNames", "x-enum-names"]
    .map((key) => ownMember(keywords, key))
    .find((names) => Array.isArray(names) && names.length === choices.length);
  const choiceList = choices.flatMap((value, index) => {
    if (!isChoiceValue(value)) return [];
    const name: unknown = Array.isArray(valueNames) ? valueNames[index] : undefined;
    const label = typeof name === "string" ? labelOf(name) : labelOfValue(value);
    return [{ value, label: choiceTitles.get(value)?.slice(0, 80) ?? label }];
  });
  return choiceList.length === 0 ? undefined : choiceList;
}

function isChoiceValue(value: unknown): value is Choice["value"] {
  if (typeof value === "number") return Number.isFinite(value);
  return typeof value === "string" || typeof value === "boolean" || value instanceof ExactNumber;
}

/** Label of a value: `in_progress` is "In progress"; codes, numbers and readable text are returned as they are. */
function labelOfValue(value: Choice["value"]): string {
  const text = String(value);
  if (!/^[A-Za-z]+(?:[_-][A-Za-z]+)*$/.test(text)) return text === "" ? "(empty)" : text;
  if (/^[A-Z]{1,4}$/.test(text)) return text;
  return labelOf(/^[A-Z_-]+$/.test(text) ? text.toLowerCase() : text);
}
