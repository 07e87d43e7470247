import type { Field } from "#types/field.ts";
import { valueAt } from "#request/values/value-at.ts";

/** Names of version members (JPA, Rails, Hibernate, CouchDB, Mongoose, Contentful and others). */
const countNames = /^(?:_?(?:lock_?version|row_?version|version|revision|rev)|__v)$/;

/**
 * Member with the version of a record, which the API compares when it is sent back: an integer,
 * or a lock or row version of any type.
 */
export function versionMember(bodyField: Field): string | undefined {
  if (bodyField.kind !== "group") return undefined;
  return bodyField.fields.find((field) => isVersion(field))?.name;
}

/** True for a name of a version that APIs compare. */
export function isVersionName(name: string): boolean {
  return countNames.test(name.replace(/([a-z])([A-Z])/g, "$1_$2").toLowerCase());
}

function isVersion({ name, kind, isReadOnly, ...field }: Field): boolean {
  if (isReadOnly === true) return false;
  const plain = name.replace(/([a-z])([A-Z])/g, "$1_$2").toLowerCase();
  if (!countNames.test(plain)) return false;
  const isCount = kind === "number" && "isInteger" in field && field.isInteger;
  return isCount || /^_?(?:lock|row|rev$)/.test(plain);
}

/** Value of the version member in a record. */
export function recordVersion(bodyField: Field, record: unknown): unknown {
  const name = versionMember(bodyField);
  return name === undefined ? undefined : valueAt(record, [name]);
}
