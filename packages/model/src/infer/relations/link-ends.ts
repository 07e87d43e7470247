import type { Field, ReferenceField } from "#types/field.ts";
import type { Operation } from "#types/operation.ts";
import type { LinkEnd, Resource } from "#types/resource.ts";

/** Fields of a link other than its two references: a record with more is shown as a row. */
const mostOtherFields = 2;

/**
 * Adds the two references of each resource whose records only link two others, as those of a junction table: they are
 * its key, it is created with them alone, and it can be deleted.
 */
export function addLinkEnds(
  resources: readonly Resource[],
  operations: readonly Operation[],
): readonly Resource[] {
  return resources.map((resource) => {
    const linkEnds = findLinkEnds(resource, operations);
    return linkEnds === undefined ? resource : { ...resource, linkEnds };
  });
}

function findLinkEnds(
  { key, fields, list, parents, operations: roles }: Resource,
  operations: readonly Operation[],
): readonly LinkEnd[] | undefined {
  if (key.length !== 2 || fields.length > 2 + mostOtherFields) return undefined;
  if (list === undefined || parents.length > 0 || roles.remove === undefined) return undefined;
  const ends = key.flatMap((part) => fields.filter(isEnd).filter((field) => isAt(part, field)));
  const body = operations.find(({ id }) => id === roles.create)?.body?.field;
  if (ends.length !== 2 || body?.kind !== "group") return undefined;
  const names = ends.map(({ name }) => name);
  const isComplete = names.every((end) => body.fields.some(({ name }) => name === end));
  const needsMore = body.fields.some((field) => field.isRequired && !names.includes(field.name));
  if (!isComplete || needsMore) return undefined;
  return ends.map(({ name, label, to }) => ({ field: name, label, to }));
}

function isEnd(field: Field): field is ReferenceField {
  return field.kind === "reference" && field.keyPath.length === 0;
}

function isAt({ field: path, in: location }: Resource["key"][number], { name }: Field): boolean {
  return location === undefined && path.length === 1 && path[0] === name;
}
