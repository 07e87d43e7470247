import { ownMember } from "#own/own-member.ts";
import type { Field, Shapes } from "#types/field.ts";
import { isJsonObject } from "#request/values/value-at.ts";

/**
 * A record as the body of a full update: without read-only and response-only members. Members that the description
 * does not declare stay, unless the body is closed. `readFields` are the fields of the record, or of
 * the records of a list, in responses. `shapes` are the deep schemas of bodies.
 */
export function reconcileRecord(
  value: unknown,
  bodyField: Field,
  readFields: readonly Field[],
  shapes: Shapes = {},
): unknown {
  if (bodyField.kind === "json" && bodyField.shape !== undefined) {
    const shape = ownMember(shapes, bodyField.shape);
    return shape === undefined || shape.kind === "json"
      ? value
      : reconcileRecord(value, shape, readFields, shapes);
  }
  if (Array.isArray(value)) {
    const item = bodyField.kind === "list" ? bodyField.item : undefined;
    if (item === undefined) return value;
    return value.map((one: unknown) => reconcileRecord(one, item, readFields, shapes));
  }
  if (bodyField.kind !== "group" || !isJsonObject(value)) return value;
  const isClosed = bodyField.isClosed ?? false;
  const bodyFields = new Map(bodyField.fields.map((field) => [field.name, field]));
  const readByName = new Map(readFields.map((field) => [field.name, field]));
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    const own = bodyFields.get(name);
    const read = readByName.get(name);
    // Responses may be read to a smaller depth.
    if (bodyField.readOnlyNames?.includes(name) === true) return [];
    if (own === undefined) {
      const isSent = read === undefined && !isClosed && !OF_HAL.has(name);
      return isSent ? [[name, entry] as const] : [];
    }
    if (own.isReadOnly === true) return [];
    return [[name, reconcileRecord(entry, own, membersOf(read), shapes)] as const];
  });
  return Object.fromEntries(entries);
}

/** Members that HAL adds to a record in responses. */
const OF_HAL: ReadonlySet<string> = new Set(["_links", "_embedded"]);

/**
 * The members of a body without the optional ones that were null and still are, if the description marks members of the
 * body or of the response as nullable and not these: the API returns such values, but may refuse them. Without such
 * marks every null is sent back.
 */
export function withoutUndescribedNulls(
  body: unknown,
  before: unknown,
  field: Field,
  readFields: readonly Field[],
): unknown {
  const marksNulls = [field, ...readFields].some(hasNullable);
  return marksNulls ? leaveOutNulls(body, before, field) : body;
}

function hasNullable(field: Field): boolean {
  return (
    field.isNullable === true ||
    (field.kind === "list" && hasNullable(field.item)) ||
    (field.kind === "group" && field.fields.some(hasNullable))
  );
}

function leaveOutNulls(body: unknown, before: unknown, field: Field): unknown {
  if (field.kind !== "group" || !isJsonObject(body)) return body;
  const fields = new Map(field.fields.map((one) => [one.name, one]));
  const entries = Object.entries(body).flatMap(([name, value]) => {
    const own = fields.get(name);
    const was = isJsonObject(before) ? ownMember(before, name) : undefined;
    if (own === undefined) return [[name, value] as const];
    const isOptional = !own.isRequired && own.isNullable !== true && own.kind !== "json";
    if (value === null && was === null && isOptional) return [];
    return [[name, leaveOutNulls(value, was, own)] as const];
  });
  return Object.fromEntries(entries);
}

/** Fields of an object, or of the objects in a list. */
export function membersOf(field: Field | undefined): readonly Field[] {
  if (field?.kind === "list") return membersOf(field.item);
  return field?.kind === "group" ? field.fields : [];
}
