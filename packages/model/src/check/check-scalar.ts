import { ownMember } from "#own/own-member.ts";
import type { Choice, Field, NumberField, TextField, TimeField } from "#types/field.ts";
import { ExactNumber } from "#types/json.ts";
import { isSameJson } from "#request/values/is-same-json.ts";
import { compareDecimals, isMultiple, isWhole, readDecimal } from "./decimal.ts";
import type { ValidationError } from "./validation-error.ts";
import { matchesPattern } from "./matches-pattern.ts";

/** Length in characters, as JSON Schema counts; JavaScript counts UTF-16 units. */
function lengthOf(text: string): number {
  let pairs = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 0xd800 && code <= 0xdbff) {
      const next = text.charCodeAt(index + 1);
      if (next >= 0xdc00 && next <= 0xdfff) pairs += 1;
    }
  }
  return text.length - pairs;
}

export function checkText(field: TextField, value: unknown): readonly ValidationError[] {
  if (typeof value !== "string") {
    return field.kind === "file" && typeof value === "object" ? [] : [{ code: "type" }];
  }
  const { minLength = 0, maxLength = Infinity, pattern } = field;
  const length = lengthOf(value);
  if (length < minLength) return [{ code: "tooShort", limit: String(minLength) }];
  if (length > maxLength) return [{ code: "tooLong", limit: String(maxLength) }];
  if (pattern !== undefined && !matchesPattern(pattern, value)) {
    return [{ code: "pattern", limit: pattern }];
  }
  const form = ownMember(forms, field.format ?? field.kind);
  return form === undefined || form.test(value) ? [] : [{ code: "format" }];
}

/** Loose formats: a value that fails them cannot be meant as one. */
const forms: Readonly<Record<string, RegExp>> = {
  email: /^[^\s@]+@[^\s@]+$/,
  uuid: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  ipv4: /^\d{1,3}(?:\.\d{1,3}){3}$/,
};

export function checkNumber(field: NumberField, value: unknown): readonly ValidationError[] {
  if (typeof value === "string" && field.texts?.includes(value)) return [];
  const isNumber = typeof value === "number" || value instanceof ExactNumber;
  const isText = field.isText === true && typeof value === "string";
  const read = isNumber || isText ? readDecimal(value) : undefined;
  if (read === undefined) return [{ code: "number" }];
  if (field.isInteger === true && !isWhole(read)) return [{ code: "integer" }];
  for (const { code, bound, isValid } of bounds) {
    const limit = readDecimal(field[bound]);
    if (limit !== undefined && !isValid(compareDecimals(read, limit))) {
      return [{ code, limit: String(field[bound]) }];
    }
  }
  const step = readDecimal(field.multipleOf);
  return step === undefined || isMultiple(read, step)
    ? []
    : [{ code: "multiple", limit: String(field.multipleOf) }];
}

const bounds = [
  { code: "least", bound: "minimum", isValid: (order: number) => order >= 0 },
  { code: "most", bound: "maximum", isValid: (order: number) => order <= 0 },
  { code: "above", bound: "exclusiveMinimum", isValid: (order: number) => order > 0 },
  { code: "below", bound: "exclusiveMaximum", isValid: (order: number) => order < 0 },
] as const;

export function checkTime(field: TimeField, value: unknown): readonly ValidationError[] {
  if (field.isText) return typeof value === "string" ? [] : [{ code: "type" }];
  if (field.unix !== undefined) return readDecimal(value) === undefined ? [{ code: "number" }] : [];
  if (typeof value !== "string") return [{ code: "type" }];
  const isValid = field.kind === "date" ? isDate(value) : times[field.kind].test(value);
  return isValid ? [] : [{ code: field.kind }];
}

/** Loose times: APIs differ, and leap seconds and six-digit years are valid. */
const times = {
  "date-time": /^[+-]?\d{4,6}-\d\d-\d\d[Tt ]\d\d:\d\d/,
  time: /^\d\d:\d\d/,
};

function isDate(text: string): boolean {
  const [, year, month, day] = /^([+-]?\d{4,6})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return false;
  const last = lastDay(Number(year), Number(month));
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= last;
}

function lastDay(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function checkChoice(
  choices: readonly Choice[],
  value: unknown,
): readonly ValidationError[] {
  return choices.some((choice) => isSameJson(choice.value, value)) ? [] : [{ code: "choice" }];
}

export function checkReference(field: Field, value: unknown): readonly ValidationError[] {
  return field.kind === "reference" && value === "" ? [{ code: "missing" }] : [];
}
