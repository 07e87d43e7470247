import type { ModelChunk } from "#types/model-chunk.ts";
import type { Resource } from "#types/resource.ts";
import { changedMembers } from "./diff-record.ts";
import { versionMember } from "./record-version.ts";
import { isSelfChanging } from "./self-changing.ts";
import { valueAt } from "#request/values/value-at.ts";
import { changeOperation, writtenField } from "./written-field.ts";

interface Versions {
  readonly before: unknown;
  readonly now: unknown;
  readonly after: unknown;
}

/**
 * Members that changed on the server since the record was read, and that a user can change or is changing. Counters
 * and modification times do not count, also if the description lets a user write them.
 */
export function listConflictingMembers(
  chunk: Pick<ModelChunk, "operations">,
  resource: Resource,
  { before, now, after }: Versions,
): readonly string[] {
  const operation = changeOperation(chunk, resource);
  const field = operation && writtenField(chunk, resource, operation);
  const changedSince = Object.keys(changedMembers(before, now));
  if (field?.kind !== "group") return changedSince;
  const writable = new Map(field.fields.map((one) => [one.name, one]));
  const mine = changedMembers(before, after);
  const version = versionMember(field);
  return changedSince.filter((name) => {
    const own = writable.get(name);
    if (Object.hasOwn(mine, name)) return true;
    if (own === undefined || own.isReadOnly === true || name === version) return false;
    return !isSelfChanging(own, valueAt(before, [name]), valueAt(now, [name]));
  });
}
