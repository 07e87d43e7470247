import { ownMember } from "#own/own-member.ts";
import type { Field } from "#types/field.ts";
import { joinedFrom } from "#request/writes/join-written.ts";
import { isSameJson } from "#request/values/is-same-json.ts";
import { isSameReference } from "#request/records/is-same-reference.ts";
import { isJsonObject } from "#request/values/value-at.ts";

/** One member of a record before and after; undefined if it did not exist. */
export interface ValueChange {
  readonly name: string;
  /** Description of the member. */
  readonly field?: Field;
  readonly before: unknown;
  readonly after: unknown;
}

/** Lists the differences between two states of a record, in the order of its fields; each member as a whole. */
export function findChanges(
  fields: readonly Field[],
  before: unknown,
  after: unknown,
): readonly ValueChange[] {
  const was = isJsonObject(before) ? before : {};
  const is = isJsonObject(after) ? after : {};
  const existing = new Map(fields.map((field) => [field.name, field]));
  const names = new Set([...existing.keys(), ...Object.keys(was), ...Object.keys(is)]);
  return Array.from(names, (name) => ({
    name,
    ...(existing.has(name) && { field: existing.get(name) as Field }),
    before: ownValue(was, name),
    after: ownValue(is, name),
  })).filter(
    ({ field, before: one, after: other }) =>
      !isSameJson(one, other) && !isSameReference(field, one, other),
  );
}

/**
 * Lists the differences to show: without the keys that only a request has for an object of the record, such as
 * `customer_id` for `customer {}`. The change of the object shows them.
 */
export function findShownChanges(
  fields: readonly Field[],
  before: unknown,
  after: unknown,
): readonly ValueChange[] {
  const changes = findChanges(fields, before, after);
  return changes.filter((change) => {
    if (change.field !== undefined) return true;
    const source = joinedFrom(before, change.name) ?? joinedFrom(after, change.name);
    const isPartial = change.before === undefined || change.after === undefined;
    return source === undefined || !(isPartial || changes.some(({ name }) => name === source));
  });
}

function ownValue(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return ownMember(record, name);
}
