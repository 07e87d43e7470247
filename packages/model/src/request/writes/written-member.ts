import { ownMember } from "#own/own-member.ts";
import type { Field } from "#types/field.ts";
import { isSameJson } from "#request/values/is-same-json.ts";
import { isJsonObject } from "#request/values/value-at.ts";

type JsonMembers = Readonly<Record<string, unknown>>;

/** Fewer names in common may be a coincidence. */
const MIN_NAMES = 2;

/**
 * Values of a record for a body that is one of its members alone: `{Name, Labels}` for a record
 * `{ID, Version, Spec: {Name, Labels}}`. The record itself has none of the names, or, after `joinWritten`, the same values.
 */
export function writtenMember(record: unknown, body: Field): JsonMembers | undefined {
  if (!isJsonObject(record) || body.kind !== "group") return undefined;
  const names = body.fields.map(({ name }) => name);
  const own = names.filter((name) => Object.hasOwn(record, name));
  const isOwnIn = (member: JsonMembers) =>
    own.every(
      (name) =>
        Object.hasOwn(member, name) && isSameJson(ownMember(record, name), ownMember(member, name)),
    );
  const [most] = Object.values(record)
    .filter((member) => isJsonObject(member))
    .map((member) => ({
      member,
      shared: names.filter((name) => Object.hasOwn(member, name)),
    }))
    .filter(({ member, shared }) => shared.length >= MIN_NAMES && isOwnIn(member))
    .toSorted((a, b) => b.shared.length - a.shared.length);
  if (most === undefined) return undefined;
  return Object.fromEntries(most.shared.map((name) => [name, ownMember(most.member, name)]));
}
