import { ownMember } from "#own/own-member.ts";
import type { Field } from "#types/field.ts";
import { ExactNumber } from "#types/json.ts";
import type { JsonPath } from "#types/json.ts";
import type { RecordRef } from "#types/record-ref.ts";
import { memberKey } from "#request/records/member-title.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText } from "#request/values/write-text.ts";
import { membersOf, reconcileRecord } from "./reconcile-record.ts";
import { changeOperation, writtenField } from "./written-field.ts";
import { writtenMember } from "./written-member.ts";

/**
 * A record as it was read, with the members that a body takes under another name or in another shape: `customer_id` of
 * `customer {}`, `tag_ids` of `tags []`, `lines_attributes` of `lines []`, the key for an embedded record, and the
 * members of `Spec` for a body that is the `Spec` alone. Members that the record already has in the shape of the body
 * stay.
 */
export function joinWritten(source: unknown, body: Field, readFields: readonly Field[]): unknown {
  if (!isJsonObject(source) || body.kind !== "group") return source;
  const record = { ...source, ...writtenMember(source, body) };
  const joined = body.fields.flatMap((field) => {
    const value = Object.hasOwn(record, field.name)
      ? inShapeOf(field, ownMember(record, field.name), fieldNamed(readFields, field.name))
      : fromSource(record, field, readFields);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return joined.length === 0 ? record : { ...record, ...Object.fromEntries(joined) };
}

/**
 * Key of an embedded record for a body that takes a key, keys for a list of such records, and the text of a number that
 * is read as a number and written as text.
 */
function inShapeOf(field: Field, value: unknown, read: Field | undefined): unknown {
  const isTextOfNumber = field.kind === "number" && field.isText === true;
  if (isTextOfNumber && read?.kind === "number" && read.isText !== true) return numberText(value);
  if (isJsonObject(value)) return keyFor(field, value, read);
  if (!Array.isArray(value) || value.length === 0 || !value.every(isJsonObject)) return undefined;
  return keysFor(field, value, read);
}

function numberText(value: unknown): string | undefined {
  const isNumber = typeof value === "number" || value instanceof ExactNumber;
  return isNumber ? scalarText(value) : undefined;
}

/** `joinWritten` with the body of the operation that changes the record. */
export function joinRecord(
  { chunk, resource }: Pick<RecordRef, "chunk" | "resource">,
  record: unknown,
): unknown {
  const operation = changeOperation(chunk, resource);
  if (operation === undefined) return record;
  return joinWritten(record, writtenField(chunk, resource, operation), resource.fields);
}

/** Value of a member that the record does not have, from the member that contains the same records. */
function fromSource(
  record: Readonly<Record<string, unknown>>,
  field: Field,
  readFields: readonly Field[],
): unknown {
  const source = sourceOf(record, field.name);
  if (source === undefined) return undefined;
  const { name, ending } = source;
  const value = ownMember(record, name);
  const read = fieldNamed(readFields, name);
  if (ending === "attributes") {
    return isJsonObject(value) || Array.isArray(value)
      ? reconcileRecord(value, field, membersOf(read))
      : undefined;
  }
  if (isJsonObject(value)) return keyFor(field, value, read);
  return Array.isArray(value) && value.every(isJsonObject)
    ? keysFor(field, value, read)
    : undefined;
}

const ENDINGS = /^(.+?)[_-]?(ids?|uuids?|keys?|attributes)$/i;

/** Member that contains the records of `customer_id`, `tagIds`, `lines_attributes`. */
function sourceOf(
  record: Readonly<Record<string, unknown>>,
  name: string,
): { readonly name: string; readonly ending: string } | undefined {
  const [, stem = "", written = ""] = ENDINGS.exec(name) ?? [];
  const hasBoundary = /[_-]/.test(name.slice(stem.length)) || /^[A-Z]/.test(written);
  if (stem === "" || !hasBoundary) return undefined;
  const ending = written.toLowerCase();
  const isMany = ending.endsWith("s");
  const match = Object.keys(record).find((member) => {
    const own = fold(member);
    return own === fold(stem) || (isMany && pluralsOf(fold(stem)).includes(own));
  });
  return match === undefined ? undefined : { name: match, ending };
}

/** Member that contains the records of which `joinWritten` makes a member with this name. */
export function joinedFrom(record: unknown, name: string): string | undefined {
  if (!isJsonObject(record)) return undefined;
  const source = sourceOf(record, name)?.name;
  const value = source === undefined ? undefined : ownMember(record, source);
  return isJsonObject(value) || Array.isArray(value) ? source : undefined;
}

function pluralsOf(stem: string): readonly string[] {
  return [`${stem}s`, `${stem}es`, ...(stem.endsWith("y") ? [`${stem.slice(0, -1)}ies`] : [])];
}

function fold(name: string): string {
  return name.replaceAll(/[_-]/g, "").toLowerCase();
}

/** Key of an embedded record in the type of the field; undefined if the field does not take it. */
function keyFor(
  field: Field,
  value: Readonly<Record<string, unknown>>,
  read: Field | undefined,
): unknown {
  const key = keyOf(value, read);
  const isNumber = typeof key !== "string";
  switch (field.kind) {
    case "reference":
      return field.keyPath.length === 0 ? key : undefined;
    case "text":
      return isNumber ? undefined : key;
    case "number":
      return isNumber ? key : undefined;
    default:
      return undefined;
  }
}

/** All keys, or undefined if a record has none: a shorter list would remove records. */
function keysFor(
  field: Field,
  values: readonly Readonly<Record<string, unknown>>[],
  read: Field | undefined,
): readonly unknown[] | undefined {
  if (field.kind !== "references" && field.kind !== "list") return undefined;
  const isKeys = field.kind === "references" && field.keyPath.length === 0;
  const keys = values.map((value) => {
    if (field.kind === "list") return keyFor(field.item, value, read);
    return isKeys ? keyOf(value, read) : undefined;
  });
  return keys.includes(undefined) ? undefined : keys;
}

function keyOf(value: Readonly<Record<string, unknown>>, read: Field | undefined): unknown {
  const path = keyPathOf(read);
  const key = path.length === 0 ? undefined : valueAt(value, path);
  return scalarText(key) === undefined ? memberKey(value) : key;
}

function keyPathOf(read: Field | undefined): JsonPath {
  return read?.kind === "reference" || read?.kind === "references" ? read.keyPath : [];
}

/** True if the body takes the records of a member under another name: `customer_id` takes `customer`. */
export function takesMember(body: Field, name: string): boolean {
  if (body.kind !== "group") return false;
  return body.fields.some((field) => sourceOf({ [name]: undefined }, field.name) !== undefined);
}

function fieldNamed(fields: readonly Field[], name: string): Field | undefined {
  return fields.find((field) => field.name === name);
}
