import { ownMember } from "#own/own-member.ts";
import type { Field } from "#types/field.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";

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

/** Versions inside an object of a record: `metadata.resourceVersion`. A plain `rev` may be a value of the user. */
const INNER_VERSION = /^(?:_rev|_?(?:(?:resource|lock|row|object|entity)version|etag))$/;

/** True for the name of a version inside an object of a record. */
export function isInnerVersion(name: string): boolean {
  return INNER_VERSION.test(name.replaceAll(/(?<=.)[-_]/g, "").toLowerCase());
}

/** A value of a record with the versions inside the current value, which the API compares. */
export function withCurrentVersions(value: unknown, current: unknown): unknown {
  if (!isJsonObject(value) || !isJsonObject(current)) return value;
  const entries = Object.entries(value).map(([name, member]) => {
    const now = ownMember(current, name);
    const isCompared = isInnerVersion(name) && now !== undefined;
    return [name, isCompared ? now : withCurrentVersions(member, now)] as const;
  });
  return Object.fromEntries(entries);
}

/** The members of a record without the versions inside its objects: a new record starts with its own. */
export function withoutInnerVersions(
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(record).map(([name, member]) => {
    if (!isJsonObject(member)) return [name, member] as const;
    const others = Object.entries(member).filter(([inner]) => !isInnerVersion(inner));
    return [name, withoutInnerVersions(Object.fromEntries(others))] as const;
  });
  return Object.fromEntries(entries);
}
