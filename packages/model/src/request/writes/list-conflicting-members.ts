import type { ModelChunk } from "#types/model-chunk.ts";
import type { Resource } from "#types/resource.ts";
import { changedMembers } from "./diff-record.ts";
import { versionMember } from "./record-version.ts";
import { changeOperation, writtenField } from "./written-field.ts";

interface Versions {
  readonly before: unknown;
  readonly now: unknown;
  readonly after: unknown;
}

/**
 * The members of a record that somebody changed since it was read, of those that a person may change or is about to; bookkeeping
 * (counters, times of the last change) is nobody's work.
 */
export function listConflictingMembers(
  chunk: Pick<ModelChunk, "operations">,
  resource: Resource,
  { before, now, after }: Versions,
): readonly string[] {
  const operation = changeOperation(chunk, resource);
  const field = operation && writtenField(chunk, resource, operation);
  const moved = Object.keys(changedMembers(before, now));
  if (field?.kind !== "group") return moved;
  const taken = new Map(field.fields.map((one) => [one.name, one]));
  const mine = changedMembers(before, after);
  const version = versionMember(field);
  return moved.filter((name) => {
    const own = taken.get(name);
    return (
      Object.hasOwn(mine, name) ||
      (own !== undefined && own.isReadOnly !== true && name !== version)
    );
  });
}
