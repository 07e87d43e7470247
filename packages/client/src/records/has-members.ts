import { isSameJson, valueAt } from "@quarterdeck/model";

/** True if the record has each of these members with an equal value. */
export function hasMembers(record: unknown, members: unknown): boolean {
  if (typeof members !== "object" || members === null) return false;
  return Object.entries(members).every(([name, value]) =>
    isSameJson(valueAt(record, [name]), value),
  );
}
