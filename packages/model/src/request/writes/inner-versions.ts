import { ownMember } from "#own/own-member.ts";
import { isJsonObject } from "#request/values/value-at.ts";

/** Versions inside an object of a record: `metadata.resourceVersion` of Kubernetes and its relatives. */
const VERSION = /^_?(?:(?:resource|lock|row|object|entity)version|rev|etag)$/;

/** True for the name of a version inside an object of a record. */
export function isInnerVersion(name: string): boolean {
  return VERSION.test(name.replaceAll(/(?<=.)[-_]/g, "").toLowerCase());
}

/** A value of a record with the versions inside the current value, which the API compares. */
export function withCurrentVersions(value: unknown, current: unknown): unknown {
  if (!isJsonObject(value) || !isJsonObject(current)) return value;
  const entries = Object.entries(value).map(([name, member]) => {
    const now = ownMember(current, name);
    const isVersion = isInnerVersion(name) && now !== undefined;
    return [name, isVersion ? now : withCurrentVersions(member, now)] as const;
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
