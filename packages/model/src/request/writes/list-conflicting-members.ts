import type { ModelChunk } from "#types/model-chunk.ts";
import type { GroupField } from "#types/field.ts";
import type { Resource } from "#types/resource.ts";
import { changedMembers } from "./diff-record.ts";
import { versionMember } from "./record-version.ts";
import { isSelfChanging } from "./self-changing.ts";
import { isSameReference } from "#request/records/is-same-reference.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
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
  if (field?.kind !== "group") return Object.keys(changedMembers(before, now));
  return listIn(field, { before, now, after }, versionMember(field));
}

function listIn(group: GroupField, versions: Versions, version?: string): readonly string[] {
  const { before, now, after } = versions;
  const writable = new Map(group.fields.map((one) => [one.name, one]));
  const mine = changedMembers(before, after);
  return Object.keys(changedMembers(before, now)).filter((name) => {
    const own = writable.get(name);
    const [was, is, will] = [before, now, after].map((value) => valueAt(value, [name]));
    if (isSameReference(own, was, is)) return false;
    if (Object.hasOwn(mine, name)) {
      const isInside = own?.kind === "group" && [was, is, will].every(isJsonObject);
      return !isInside || listIn(own, { before: was, now: is, after: will }).length > 0;
    }
    if (own === undefined || own.isReadOnly === true || name === version) return false;
    return !isSelfChanging(own, was, is);
  });
}
