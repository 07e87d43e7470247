import type { Field } from "#types/field.ts";
import type { Condition } from "./condition.ts";

/** Ends of a range that an API requires although the user gave one. */
const LIMITS: Readonly<Partial<Record<Field["kind"], readonly [lower: string, upper: string]>>> = {
  number: ["-2147483648", "2147483647"],
  date: ["1900-01-01", "9999-12-31"],
  "date-time": ["1900-01-01T00:00:00Z", "9999-12-31T23:59:59Z"],
};

/** Both ends of a range as one text, or as a list without a separator; a missing end is far away. */
export function writeRange(conditions: readonly Condition[]): string | readonly unknown[] {
  const [first] = conditions;
  if (first === undefined) return "";
  const { at, field } = first.filter;
  const [lowest, highest] = at.isOpen === true ? ["", ""] : (LIMITS[field.kind] ?? ["", ""]);
  const ends = [findEnd(conditions, LOWER) ?? lowest, findEnd(conditions, UPPER) ?? highest];
  return at.separator === undefined ? ends : ends.join(at.separator);
}

const LOWER = /^(?:at-least|more-than)$/;
const UPPER = /^(?:at-most|less-than)$/;

function findEnd(conditions: readonly Condition[], operators: RegExp): string | undefined {
  return conditions.find(({ filter: { operator } }) => operators.test(operator))?.texts[0];
}

/** Both ends in the form that the API has for them, instead of two values: `><5|10`; undefined for other conditions. */
export function writePrefixedRange(conditions: readonly Condition[]): string | undefined {
  const form = conditions[0]?.filter.at.separator;
  const [lower, upper] = [findEnd(conditions, LOWER), findEnd(conditions, UPPER)];
  if (form === undefined || lower === undefined || upper === undefined) return undefined;
  return form.replace("{}", () => lower).replace("{}", () => upper);
}
