import { embeddedTitle } from "#request/records/embedded-title.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";
import type { Field, FieldKind } from "#types/field.ts";
import { leavesOf, pairsOf } from "./row-texts.ts";

/** Known title of a referenced record. */
export type TitleOf = (resource: string, key: string) => string | undefined;

/** Rows that contain each word of a search, as the table shows them. */
export function searchRows(
  fields: readonly Field[],
  rows: readonly unknown[],
  search: string,
  titleOf?: TitleOf,
): readonly unknown[] {
  const words = normalize(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const { text, values } = readRow(fields, row, titleOf);
    return words.every(
      (word) => text.includes(word) || values.some((value) => isValueOf(value, word)),
    );
  });
}

/** A short word is in ids, times and numbers by chance: it must be the value, a longer one its start. */
function isValueOf(value: string, word: string): boolean {
  return value === word || (word.length >= 3 && value.startsWith(word));
}

/** A pair of free members is one word: `severity: low`. */
function normalize(text: string): string {
  return text.toLowerCase().replaceAll(/: +/g, ":");
}

interface RowText {
  /** Texts, in which a word may be anywhere. */
  readonly text: string;
  /** Ids, times and numbers. */
  readonly values: readonly string[];
}

function readRow(fields: readonly Field[], row: unknown, titleOf: TitleOf | undefined): RowText {
  const members = isJsonObject(row) ? Object.entries(row) : [["", row] as const];
  const parts = members.map(([name, member]) => {
    const field = fields.find((one) => one.name === name);
    const isOfValues = field !== undefined && VALUES.has(field.kind);
    const leaves = leavesOf(member).map((leaf) => ({
      text: normalize(scalarText(leaf) ?? ""),
      isValue: isOfValues || typeof leaf !== "string" || OPAQUE.test(leaf),
    }));
    const shown = field === undefined ? [] : shownTexts(field, member, titleOf);
    return [...leaves, ...shown.map((text) => ({ text: normalize(text), isValue: false }))];
  });
  const all = parts.flat();
  return {
    text: all.flatMap(({ text, isValue }) => (isValue ? [] : text)).join("\n"),
    values: all.flatMap(({ text, isValue }) => (isValue ? text : [])),
  };
}

/** Kinds whose values are not words, also if they are texts. */
const VALUES: ReadonlySet<FieldKind> = new Set(["number", "date", "date-time", "time", "boolean"]);

/** UUIDs, hexadecimal and other long ids, and times. */
const OPAQUE =
  /^(?:[\da-fA-F]{8}-(?:[\da-fA-F]{4}-){3}[\da-fA-F]{12}|(?=.*\d)(?=.*[a-f])[\da-f]{12,}|(?=.*\d)(?=.*[a-z])[\da-z]{20,}|\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?)$/;

/** Texts that the table shows and the value does not contain. */
function shownTexts(field: Field, value: unknown, titleOf: TitleOf | undefined): readonly string[] {
  if (field.kind === "map" || field.kind === "json") return pairsOf(value);
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  if ("choices" in field)
    return field.choices.filter((choice) => all.includes(choice.value)).map(({ label }) => label);
  if (field.kind !== "reference" && field.kind !== "references") return [];
  return all.flatMap((one) => {
    const key = scalarText(field.keyPath.length > 0 ? valueAt(one, field.keyPath) : one);
    return embeddedTitle(field, one) ?? (key && titleOf?.(field.to, key)) ?? [];
  });
}
