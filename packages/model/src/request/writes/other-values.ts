import { ownMember } from "#own/own-member.ts";
import type { Field } from "#types/field.ts";
import { isSameJson, memberNames } from "#request/values/is-same-json.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { compareStored } from "./compare-stored.ts";
import { versionMember } from "./record-version.ts";

/** A member that the API stored with another value than the one that was sent. */
export interface OtherValue {
  readonly name: string;
  /** Description of the member. */
  readonly field?: Field;
  readonly sent: unknown;
  readonly stored: unknown;
  /** True if only spelling differs: spaces at the ends, case, Unicode form, order of a list. */
  readonly isSpelling: boolean;
}

interface SavedRecord {
  /** The record before the change; undefined for a new one. */
  readonly before?: unknown;
  /** The record as it was sent. */
  readonly sent: unknown;
  /** The record as the API returned it after the write. */
  readonly stored: unknown;
  /** Members that were not sent: the API may have emptied them. */
  readonly omitted?: readonly string[] | undefined;
}

/**
 * Compares the members that a user changed, and those that were not sent, with the record that the API returned after the write. Not compared: fields
 * that are read-only, write-only, secret, files or versions, empty values, and members that the API does not return.
 */
export function listOtherValues(
  written: Field,
  { before, sent, stored, omitted = [] }: SavedRecord,
): readonly OtherValue[] {
  if (!isJsonObject(sent) || !isJsonObject(stored)) return [];
  const was = isJsonObject(before) ? before : {};
  const fields = written.kind === "group" ? written.fields : [];
  const version = written.kind === "group" ? versionMember(written) : undefined;
  return memberNames(sent, {}).flatMap((name): readonly OtherValue[] => {
    const field = fields.find((one) => one.name === name);
    const value = ownMember(sent, name);
    const isUnchanged = isSameJson(ownMember(was, name), value);
    if (name === version || (isUnchanged && !omitted.includes(name))) return [];
    // Some responses omit a member without a value.
    const isOmitted = !Object.hasOwn(stored, name) && !Object.hasOwn(was, name);
    const changed = isUnchanged ? value : changedPart(ownMember(was, name), value);
    const result = isOmitted ? "same" : compareStored(field, changed, ownMember(stored, name));
    if (result === "same") return [];
    return [
      {
        name,
        ...(field !== undefined && { field }),
        sent: value,
        stored: ownMember(stored, name),
        isSpelling: result === "spelling",
      },
    ];
  });
}

/** Members of an object that differ from the ones before: the API may compute the others from them. */
function changedPart(before: unknown, sent: unknown): unknown {
  if (!isJsonObject(before) || !isJsonObject(sent)) return sent;
  const changed = Object.entries(sent).filter(
    ([name, value]) => !isSameJson(ownMember(before, name), value),
  );
  return Object.fromEntries(
    changed.map(([name, value]) => [name, changedPart(ownMember(before, name), value)]),
  );
}
