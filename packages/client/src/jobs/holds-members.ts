import { isSameJson, valueAt } from "@quarterdeck/model";

/** Each of these members is as it stands in the record. */
export function holdsMembers(record: unknown, members: unknown): boolean {
  if (typeof members !== "object" || members === null) return false;
  return Object.entries(members).every(([name, value]) =>
    isSameJson(valueAt(record, [name]), value),
  );
}
