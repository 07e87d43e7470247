import { ownMember } from "#own/own-member.ts";
import type { Field, ListField } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import type { Operation } from "#types/operation.ts";
import type { RecordRef } from "#types/record-ref.ts";
import { isJsonPatch, isMergePatch } from "#request/bodies/media-type.ts";
import { isSameJson } from "#request/values/is-same-json.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import type { RecordChange } from "./build-change.ts";
import { replacesRecord, writtenField } from "./written-field.ts";

/** A writable field without a value in the record that was read. */
export interface UnseenField {
  readonly path: JsonPath;
  readonly field: Field;
  /** True for a field of list items; the path is without their positions. */
  readonly isInList?: true;
}

/**
 * Fields that a full update removes although the user never saw their values: writable, not in the record that was
 * read, and not filled in. PUT replaces the whole record (RFC 9110, section 9.3.4); other methods change members.
 * A field that responses may contain has no value in a record without it.
 */
export function listUnseenFields(
  { chunk, resource }: RecordRef,
  operation: Operation,
  { before, after }: RecordChange,
): readonly UnseenField[] {
  const { body } = operation;
  if (operation.method !== "put" || !replacesRecord(operation) || body === undefined) return [];
  if (isJsonPatch(body) || isMergePatch(body.mediaType)) return [];
  const keys = new Set(resource.key.map(({ field }) => JSON.stringify(field)));
  if (isSameJson(before, after)) return [];
  const field = writtenField(chunk, resource, operation);
  const read = chunk.operations.find(({ id }) => id === resource.operations.read);
  const optional =
    isJsonObject(before) && read?.response?.shape === "record"
      ? resource.fields.filter((one) => !one.isRequired && !isHiddenInResponses(one))
      : [];
  const optionalNames = new Set(optional.map(({ name }) => name));
  return listInside(field, { before, after }, { path: [], read: resource.fields }).filter(
    ({ path: [name = "", ...inner], field: own }) =>
      !keys.has(JSON.stringify([name, ...inner])) &&
      (inner.length > 0 || isHiddenInResponses(own) || !optionalNames.has(name)),
  );
}

/** True for fields that APIs do not return, also where a schema of requests and responses has them. */
function isHiddenInResponses({ kind, isWriteOnly }: Field): boolean {
  return kind === "secret" || isWriteOnly === true;
}

interface GroupPosition {
  readonly path: JsonPath;
  /** Fields of the group in responses. */
  readonly read: readonly Field[];
}

function listInside(
  field: Field,
  { before, after }: RecordChange,
  { path, read }: GroupPosition,
): readonly UnseenField[] {
  if (field.kind !== "group") return [];
  const was = isJsonObject(before) ? before : {};
  const is = isJsonObject(after) ? after : {};
  // Other variants do not apply to this record.
  const ofVariants = new Set(field.variants?.flatMap(({ names }) => names));
  return field.fields.flatMap((own): readonly UnseenField[] => {
    const { name } = own;
    if (own.isReadOnly === true || ofVariants.has(name)) return [];
    const inner = [...path, name];
    const returned = read.find((one) => one.name === name);
    const isSeen = ownMember(was, name) !== undefined;
    const isFilled = ownMember(is, name) !== undefined && ownMember(is, name) !== "";
    const change = { before: ownMember(was, name), after: ownMember(is, name) };
    if (isSeen) {
      if (own.kind === "list") return listInItems(own, change, { path: inner, returned });
      // A removed group was removed by the user.
      return isJsonObject(change.before) && isJsonObject(change.after)
        ? listInside(own, change, { path: inner, read: fieldsOf(returned) })
        : [];
    }
    // Responses often omit empty members of nested objects.
    const isReturned = path.length > 0 && returned !== undefined && returned.isWriteOnly !== true;
    return isFilled || isReturned || isUnchangedIfOmitted(own) ? [] : [{ path: inner, field: own }];
  });
}

/** Unseen fields of the items that stay, each once. */
function listInItems(
  { item }: ListField,
  { before, after }: RecordChange,
  { path, returned }: { readonly path: JsonPath; readonly returned: Field | undefined },
): readonly UnseenField[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [];
  const position = { path, read: fieldsOf(returned?.kind === "list" ? returned.item : undefined) };
  const unseen = after.flatMap((now, index): readonly UnseenField[] =>
    isJsonObject(now) && isJsonObject(before[index])
      ? listInside(item, { before: before[index], after: now }, position)
      : [],
  );
  const byPath = new Map(unseen.map((one) => [JSON.stringify(one.path), one]));
  return [...byPath.values()].map((one) => ({ ...one, isInList: true }));
}

function fieldsOf(field: Field | undefined): readonly Field[] {
  return field?.kind === "group" ? field.fields : [];
}

const omitted = String.raw`\b(?:omit|absent|missing|blank|empty|left out|leave out|not (?:given|provided|sent|set|specified|included|present)\b)`;
const unchanged = String.raw`\b(?:unchanged|not changed?|keeps?|kept|retain|remains?|preserve|stays?)`;
// In one sentence; descriptions may be long.
const words = new RegExp(
  `${omitted}[^.]{0,100}${unchanged}|${unchanged}[^.]{0,100}${omitted}`,
  "i",
);

/** Members of a list item with which Rails and Django delete it. */
const DELETING = /^_?(?:destroy|delete)$/i;

/** True for a command, and if the description of a write-only field states that the API leaves it unchanged without one. */
function isUnchangedIfOmitted(field: Field): boolean {
  const { name, kind, isWriteOnly, isRequired, description = "" } = field;
  if (kind === "boolean" && DELETING.test(name)) return true;
  return isWriteOnly === true && !isRequired && words.test(description);
}
