import type { Field, FieldKind } from "#types/field.ts";
import { ExactNumber } from "#types/json.ts";
import { isUnsafeNumber } from "#json/parse-json.ts";

type ReadTyped = (text: string, field: Field) => unknown;

const asText: ReadTyped = (text) => text;

/** Readers that convert a typed text to the field's JSON type. */
const typedReaders: Readonly<Partial<Record<FieldKind, ReadTyped>>> = {
  number: (text, field) => ("isText" in field && field.isText ? text : typedNumber(text)),
  boolean: (text) => (text === "true" ? true : text === "false" ? false : text),
  choice: typedChoice,
  choices: typedChoice,
  reference: (text, field) => ("isInteger" in field && field.isInteger ? typedNumber(text) : text),
  references: (text, field) => ("isInteger" in field && field.isInteger ? typedNumber(text) : text),
  date: typedTime,
  "date-time": typedTime,
};

/** Value of a typed text in the JSON type of its field; a text that does not parse stays a text. */
export function typedValue(field: Field, text: string): unknown {
  return (typedReaders[field.kind] ?? asText)(text, field);
}

function typedNumber(text: string): number | string | ExactNumber {
  const trimmed = text.trim();
  if (isUnsafeNumber(trimmed)) return new ExactNumber(trimmed);
  const number = Number(trimmed);
  // Invalid numbers are sent as typed: the API reports them.
  return trimmed !== "" && Number.isFinite(number) ? number : text;
}

function typedChoice(text: string, field: Field): unknown {
  if (!("choices" in field)) return text;
  const choice = field.choices.find(({ value }) => String(value) === text);
  return choice === undefined ? text : choice.value;
}

function typedTime(text: string, field: Field): unknown {
  return "unix" in field && field.unix !== undefined ? typedNumber(text) : text;
}
