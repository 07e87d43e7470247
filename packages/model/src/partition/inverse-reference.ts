import type { Field } from "#types/field.ts";
import type { Resource } from "#types/resource.ts";
import { relationName } from "#request/values/relation-name.ts";

/**
 * True for references to the target that are its own reference, seen from the other end: the `books` of an author are
 * those whose `author` it is. Members of a team whose only user is its `owner` are not.
 */
export function isInverseReference(
  field: Field,
  { name, labels }: Pick<Resource, "name" | "labels">,
  target: Pick<Resource, "name" | "labels" | "fields">,
): boolean {
  if (field.kind !== "references" || field.to !== target.name) return false;
  if (!isNamed(field.name, [target.name, target.labels.many])) return false;
  return target.fields.some(
    (one) =>
      one.kind === "reference" &&
      one.to === name &&
      isNamed(relationName(one) ?? one.name, [labels.one]),
  );
}

function isNamed(name: string, names: readonly string[]): boolean {
  return names.some((one) => foldName(one) === foldName(name));
}

function foldName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");
}
