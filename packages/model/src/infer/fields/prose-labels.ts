import type { Choice, Field } from "#types/field.ts";

const MAX_PROSE = 4000;
const MAX_VALUES = 60;
const LONGEST_LABEL = 40;
const MOST_WORDS = 5;

/** Start of a value in prose: of a line, after a bullet or a punctuation mark, or after a conjunction. */
const BEFORE = /(?:^|[\n,;:(|•*]|[.]\s|\s(?:and|or)\s|(?:^|\n)\s*[-•*])[\s"'`]*$/;
const SEPARATOR = /^["'`]?\s*(?:=>|->|[=:–—]|\s-\s)\s*["'`]?/;
const END = /[.,;|()\n"'`]|\s-\s|\s(?:and|or)\s+["'`]?-?\d/;

/** True for a value that users cannot read: a number, an id or a short code. */
function isCode(value: Choice["value"]): boolean {
  if (typeof value !== "string") return typeof value !== "boolean";
  return /\d/.test(value) || /^\w{1,2}$/.test(value);
}

/**
 * Labels of values by the description that lists them: "* c9ng - Customers", "- `1`: Open", "0 = off, 1 = on". All
 * values are codes, and each has a different short label.
 */
export function labelsInProse(
  description: string | undefined,
  values: readonly Choice["value"][],
): ReadonlyMap<Choice["value"], string> | undefined {
  if (description === undefined || values.length > MAX_VALUES || !values.every(isCode))
    return undefined;
  const prose = description
    .slice(0, MAX_PROSE)
    .replaceAll(/<\/?(?:b|strong|code|i|em)>|\*\*/g, "")
    .replaceAll(/<[^<>]{1,40}>/g, "\n");
  const labels = new Map<Choice["value"], string>();
  for (const value of values) {
    const label = labelInProse(prose, String(value));
    if (label === undefined) return undefined;
    labels.set(value, label);
  }
  return new Set(labels.values()).size === values.length ? labels : undefined;
}

function labelInProse(prose: string, value: string): string | undefined {
  if (value === "") return undefined;
  for (let at = prose.indexOf(value); at >= 0; at = prose.indexOf(value, at + 1)) {
    const rest = prose.slice(at + value.length, at + value.length + 2 * LONGEST_LABEL);
    const separator = SEPARATOR.exec(rest);
    if (separator === null || !BEFORE.test(prose.slice(Math.max(0, at - 20), at))) continue;
    const text = rest.slice(separator[0].length);
    const label = text.slice(0, END.exec(text)?.index ?? text.length).trim();
    const isShort = label.length <= LONGEST_LABEL && label.split(/\s+/).length <= MOST_WORDS;
    if (isShort && /^\p{L}/u.test(label)) return label.charAt(0).toUpperCase() + label.slice(1);
  }
  return undefined;
}

/** The field of a parameter, whose description labels the choices of its schema. */
export function withLabelsInProse(field: Field, description: string | undefined): Field {
  if (field.kind !== "choice") return field;
  // A schema that names its values keeps the names.
  if (field.choices.some(({ value, label }) => label !== String(value) && !isPlain(value, label)))
    return field;
  const labels = labelsInProse(
    description,
    field.choices.map(({ value }) => value),
  );
  if (labels === undefined) return field;
  const choices = field.choices.map((choice) => ({
    ...choice,
    label: labels.get(choice.value) ?? choice.label,
  }));
  return { ...field, choices };
}

function isPlain(value: Choice["value"], label: string): boolean {
  const fold = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");
  return fold(String(value)) === fold(label);
}
