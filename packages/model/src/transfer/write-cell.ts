import type { Field, FieldKind, GroupField } from "#types/field.ts";
import { parseJson } from "#json/parse-json.ts";
import { writeJson } from "#json/write-json.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { memberKey } from "#request/records/member-title.ts";
import { typedMember } from "#request/records/main-member.ts";
import { scalarText } from "#request/values/write-text.ts";
import type { TransferColumn } from "./transfer-columns.ts";

type CellText = string | null | undefined;

/** Text of a column: undefined if the record has no value, null for null. */
export function writeCell({ path, field }: TransferColumn, record: unknown): CellText {
  const value = valueAt(record, path);
  if (value === undefined || value === null) return value;
  return (writers[field.kind] ?? writeAny)(value, field);
}

type Writer = (value: unknown, field: Field) => CellText;

const writeAny: Writer = (value) => scalarText(value) ?? writeJson(value);

/** Kinds with values that are not a single text. */
const writers: Readonly<Partial<Record<FieldKind, Writer>>> = {
  reference: (value, field) => writeAny(keyOf(value, field), field),
  references: (value, field) =>
    Array.isArray(value)
      ? writeJson(value.map((item: unknown) => keyOf(item, field)))
      : writeAny(value, field),
  group: (value, field) => (field.kind === "group" ? writeGroup(value, field) : writeJson(value)),
  json: writeUntyped,
  variants: writeUntyped,
};

/** The value of an object with a type, else JSON; empty if the columns of its members contain it. */
function writeGroup(value: unknown, field: GroupField): CellText {
  const typed = typedMember(field);
  if (typed === undefined) return isCoveredByMembers(value, field) ? undefined : writeJson(value);
  const { member, constants } = typed;
  const names = [member.name, ...Object.keys(constants)];
  const isTyped = isJsonObject(value) && Object.keys(value).every((name) => names.includes(name));
  const inner = valueAt(value, [member.name]);
  return isTyped && inner !== undefined && inner !== null
    ? (writers[member.kind] ?? writeAny)(inner, member)
    : writeJson(value);
}

/** Quotes a text if it would be read as another JSON value. */
function writeUntyped(value: unknown): string {
  return typeof value === "string" && !isJson(value) ? value : writeJson(value);
}

/** Key of a reference, also if the response contains the whole record. */
function keyOf(value: unknown, field: Field): unknown {
  if (!("keyPath" in field)) return value;
  const isRecord = field.keyPath.length === 0 && isJsonObject(value);
  return (isRecord ? memberKey(value) : valueAt(value, field.keyPath)) ?? value;
}

/** True if the columns of the members contain the whole group. */
function isCoveredByMembers(value: unknown, { fields }: GroupField): boolean {
  if (!isJsonObject(value)) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => fields.some((field) => field.name === name));
}

function isJson(text: string): boolean {
  try {
    parseJson(text);
    return true;
  } catch {
    return false;
  }
}
