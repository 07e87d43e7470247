import type { Choice, Field, FieldKind } from "#types/field.ts";
import { ExactNumber } from "#types/json.ts";
import { isUnsafeNumber, parseJson } from "#json/parse-json.ts";
import { writeReference } from "#request/references/reference-options.ts";
import { typedMember } from "#request/records/main-member.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { type NumberStyle, readWrittenNumber } from "./read-written-number.ts";

/** Value of a cell, or the reason why its text is not valid. */
export type CellReading = { readonly value: unknown } | { readonly error: CellErrorCode };

/** Expected type of a text that is not valid; `number-either` for an ambiguous number. */
export type CellErrorCode =
  | "number"
  | "number-either"
  | "boolean"
  | "date"
  | "date-time"
  | "time"
  | "choice"
  | "object";

/** Reads a cell in the JSON type of its field. An empty text is undefined, except in fields of any type. */
export function readCell(field: Field, text: string, style: NumberStyle = "plain"): CellReading {
  const read = readers[field.kind];
  if (read === undefined) return { value: text };
  return text === "" && !untyped.has(field.kind) ? { value: undefined } : read(text, field, style);
}

/** Kinds that accept an empty text. */
const untyped: ReadonlySet<FieldKind> = new Set(["json", "variants"]);

type Reader = (text: string, field: Field, style: NumberStyle) => CellReading;

const readers: Readonly<Partial<Record<FieldKind, Reader>>> = {
  number: readNumber,
  boolean: (text) => readWord(words, text, "boolean"),
  date: (text, field) => readTime("date", text, field),
  "date-time": (text, field) => readTime("date-time", text, field),
  time: (text, field) => readTime("time", text, field),
  choice: (text, field) => readChoice(text, field),
  choices: (text, field) => readMany(text, (item) => readChoice(item, field)),
  reference: (text, field) => readReference(text, field),
  references: (text, field) => readMany(text, (item) => readReference(item, field)),
  list: (text, field, style) =>
    field.kind === "list" ? readList(text, field.item, style) : { value: text },
  group: readGroup,
  map: readObject,
  variants: (text) => ({ value: readAny(text) }),
  json: (text) => ({ value: readAny(text) }),
};

const numeric = /^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

function readNumber(text: string, field: Field, style: NumberStyle): CellReading {
  const isText = "isText" in field && field.isText;
  if (isText && style === "plain" && numeric.test(text)) return { value: text };
  const written = readWrittenNumber(text, style);
  if ("error" in written) return written;
  return { value: isText ? written.token : numberOf(written.token) };
}

/** Reads keys and Unix times, which are always written as in JSON. */
function readPlainNumber(text: string): CellReading {
  const digits = text.trim().replace(/^\+/, "");
  if (!numeric.test(digits)) return { error: "number" };
  return { value: numberOf(digits.replace(/^(-?)0+(?=\d)/, "$1")) };
}

function numberOf(token: string): number | ExactNumber {
  return isUnsafeNumber(token) ? new ExactNumber(token) : Number(token);
}

const words: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["yes", true],
  ["1", true],
  ["false", false],
  ["no", false],
  ["0", false],
]);

function readWord(
  values: ReadonlyMap<string, unknown>,
  text: string,
  error: CellErrorCode,
): CellReading {
  const word = text.trim().toLowerCase();
  return values.has(word) ? { value: values.get(word) } : { error };
}

const DATE = String.raw`[-+]?\d{4,}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::(?:[0-5]\d|60)(?:\.\d+)?)?(?:Z|[-+]\d\d:?(?:\d\d)?)?`;

const times = {
  date: new RegExp(`^${DATE}$`),
  "date-time": new RegExp(`^${DATE}[T ]${TIME}$`, "i"),
  time: new RegExp(`^${TIME}$`, "i"),
} as const;

/** Returns the text itself: a conversion to an instant could change the day. */
function readTime(kind: keyof typeof times, text: string, field: Field): CellReading {
  if ("isText" in field && field.isText) return { value: text };
  if ("unix" in field && field.unix !== undefined) return readPlainNumber(text);
  const trimmed = text.trim();
  return times[kind].test(trimmed) ? { value: trimmed } : { error: kind };
}

function readChoice(text: string, field: Field): CellReading {
  if (!("choices" in field)) return { value: text };
  const choice =
    field.choices.find(({ value }) => String(value) === text) ?? findLabel(field.choices, text);
  return choice === undefined ? { error: "choice" } : { value: choice.value };
}

function findLabel(choices: readonly Choice[], text: string): Choice | undefined {
  const lowerText = text.trim().toLowerCase();
  const matches = choices.filter(({ label }) => label.toLowerCase() === lowerText);
  return matches.length === 1 ? matches[0] : undefined;
}

/** Reads a key; titles are looked up separately. */
function readReference(text: string, field: Field): CellReading {
  const isInteger = "isInteger" in field && field.isInteger;
  const key = isInteger ? readPlainNumber(text) : { value: text };
  if ("error" in key) return key;
  return { value: "keyPath" in field ? writeReference(field, key.value) : key.value };
}

/** Reads a list. A comma between numbers is ambiguous unless the file has decimal points. */
function readList(text: string, item: Field, style: NumberStyle): CellReading {
  const isDoubtful = item.kind === "number" && (style === "comma" || style === "open");
  const read = (one: string): CellReading => readCell(item, one, style);
  if (!isDoubtful) return readMany(text, read);
  if (/[;|]/.test(text)) return readMany(text, read, /[;|]/);
  const isJson = text.trimStart().startsWith("[");
  return text.includes(",") && !isJson ? { error: "number-either" } : readMany(text, read);
}

/** Reads several values: as JSON, as exports write them, or separated by commas, semicolons or bars. */
function readMany(
  text: string,
  readItem: (text: string) => CellReading,
  separators?: RegExp,
): CellReading {
  const items = readJsonItems(text);
  if (items !== undefined) return { value: items };
  const readings = splitItems(text, separators).map(readItem);
  const error = readings.find((reading) => "error" in reading);
  return (
    error ?? { value: readings.map((reading) => ("value" in reading ? reading.value : undefined)) }
  );
}

/** Items of a list in one cell: JSON values or texts. */
export function readItems(text: string): readonly unknown[] {
  return readJsonItems(text) ?? splitItems(text);
}

function readJsonItems(text: string): readonly unknown[] | undefined {
  if (!text.trimStart().startsWith("[")) return undefined;
  const value = readAny(text);
  return Array.isArray(value) ? value : undefined;
}

function splitItems(text: string, separators = /[,;|]/): readonly string[] {
  const items = text.split(separators).map((item) => item.trim());
  return items.filter((item) => item !== "");
}

/** An object, or the value of one with a type. */
function readGroup(text: string, field: Field, style: NumberStyle): CellReading {
  const typed = field.kind === "group" ? typedMember(field) : undefined;
  const whole = readObject(text);
  if (typed === undefined || !("error" in whole)) return whole;
  const reading = readCell(typed.member, text, style);
  return "error" in reading
    ? reading
    : { value: { ...typed.constants, [typed.member.name]: reading.value } };
}

function readObject(text: string): CellReading {
  const value = readAny(text);
  return isJsonObject(value) ? { value } : { error: "object" };
}

function readAny(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
