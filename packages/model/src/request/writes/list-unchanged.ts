import { isSetByApi } from "#own/set-by-api.ts";
import type { KeyedRecordRef } from "#types/record-ref.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { isFullUpdate, type RecordChange, wholeRecord } from "./build-change.ts";
import { changedMembers } from "./diff-record.ts";
import { changeOperation } from "./written-field.ts";

interface UnchangedMember {
  readonly name: string;
  /** Its name and value are those of a member that only the API sets. */
  readonly isSetByApi: boolean;
}

/** Members that a full update sends and that did not change; empty for other updates. */
export function listUnchanged(
  target: KeyedRecordRef,
  change: RecordChange,
): readonly UnchangedMember[] {
  const { chunk, resource } = target;
  const operation = changeOperation(chunk, resource);
  if (operation?.body === undefined || !isFullUpdate(resource, operation)) return [];
  const whole = wholeRecord(target, operation, change);
  if (!isJsonObject(whole)) return [];
  const changed = changedMembers(change.before, change.after);
  return Object.entries(whole)
    .filter(([name]) => !Object.hasOwn(changed, name))
    .map(([name, value]) => ({ name, isSetByApi: isSetByApi(name, value) }));
}
