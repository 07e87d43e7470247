import { ExactNumber } from "#types/json.ts";
import type { Choice } from "#types/field.ts";
import type { Schema } from "#read/schema.ts";
import { labelOf } from "#infer/names/words.ts";

const MOST_CHOICES = 400;

/** The fixed values of a schema with labels for people; undefined where there are none, or too many to choose from. */
export function readChoices(schema: Schema): readonly Choice[] | undefined {
  const { choices, choiceTitles, keywords } = schema;
  if (choices === undefined || choices.length === 0 || choices.length > MOST_CHOICES)
    return undefined;
  const named = ["x-enum-varnames", "x-enumNames", "x-enum-names"]
    .map((key) => keywords[key])
    .find((names) => Array.isArray(names) && names.length === choices.length);
  const offered = choices.flatMap((value, place) => {
    if (!isChoiceValue(value)) return [];
    const name: unknown = Array.isArray(named) ? named[place] : undefined;
    const label = typeof name === "string" ? labelOf(name) : labelOfValue(value);
    return [{ value, label: choiceTitles.get(value)?.slice(0, 80) ?? label }];
  });
  return offered.length === 0 ? undefined : offered;
}

function isChoiceValue(value: unknown): value is Choice["value"] {
  if (typeof value === "number") return Number.isFinite(value);
  return typeof value === "string" || typeof value === "boolean" || value instanceof ExactNumber;
}

/** `in_progress` is "In progress"; codes, numbers and text that is already written for people stay. */
function labelOfValue(value: Choice["value"]): string {
  const text = String(value);
  if (!/^[A-Za-z]+(?:[_-][A-Za-z]+)*$/.test(text)) return text === "" ? "(empty)" : text;
  if (/^[A-Z]{1,4}$/.test(text)) return text;
  return labelOf(/^[A-Z_-]+$/.test(text) ? text.toLowerCase() : text);
}
