import type { Field } from "#types/field.ts";
import { valueAt } from "#request/values/value-at.ts";

/** Names by which APIs count the states of a record (JPA, Rails, Hibernate, CouchDB, Contentful and others). */
const countNames = /^_?(?:lock_?version|row_?version|version|revision|rev)$/;

/**
 * The member that counts a record's states, which the API compares when it is sent back unchanged: a number, or what is called a
 * lock's or a row's version whatever it is. A program's version in words is none.
 */
export function versionMember(taken: Field): string | undefined {
  if (taken.kind !== "group") return undefined;
  return taken.fields.find((field) => isVersion(field))?.name;
}

function isVersion({ name, kind, isReadOnly, ...field }: Field): boolean {
  if (isReadOnly === true) return false;
  const plain = name.replace(/([a-z])([A-Z])/g, "$1_$2").toLowerCase();
  if (!countNames.test(plain)) return false;
  const isCount = kind === "number" && "isInteger" in field && field.isInteger;
  return isCount || /^_?(?:lock|row|rev$)/.test(plain);
}

/** The same of one record. */
export function recordVersion(taken: Field, record: unknown): unknown {
  const name = versionMember(taken);
  return name === undefined ? undefined : valueAt(record, [name]);
}
