import type { Field } from "#types/field.ts";
import type { Operation } from "#types/operation.ts";
import type { LinkEnd, Resource } from "#types/resource.ts";

/** Fields of a link other than its two references: a record with more is shown as a row. */
const mostOtherFields = 2;

/**
 * Adds the two references of each resource whose records only link two others, as those of a junction table: they are
 * its key, or everything that a record with a separate key needs. It is created with them alone, and can be deleted.
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

/** Reference with the names of its fields; several for a key of several parts. */
interface End extends LinkEnd {
  readonly names: readonly string[];
  readonly isGuess: boolean;
}

function findLinkEnds(
  resource: Resource,
  operations: readonly Operation[],
): readonly LinkEnd[] | undefined {
  const { fields, list, parents, operations: roles } = resource;
  if (list === undefined || parents.length > 0 || roles.remove === undefined) return undefined;
  const ends = findKeyEnds(resource) ?? findRowEnds(resource);
  const body = operations.find(({ id }) => id === roles.create)?.body?.field;
  if (ends?.length !== 2 || body?.kind !== "group") return undefined;
  const names = ends.flatMap((end) => end.names);
  const others = fields.filter(({ name }) => !names.includes(name) && !isKey(resource, name));
  if (others.length > mostOtherFields) return undefined;
  const isComplete = names.every((end) => body.fields.some(({ name }) => name === end));
  const needsMore = body.fields.some((field) => field.isRequired && !names.includes(field.name));
  // With another key, a record with other values, or without one of both, is more than a link.
  const isLink =
    names.every((name) => isKey(resource, name)) ||
    (others.every(({ kind }) => kind === "date-time" || kind === "date") &&
      names.every((end) => body.fields.find(({ name }) => name === end)?.isRequired));
  if (!isComplete || needsMore || !isLink) return undefined;
  return ends.map(({ field, label, to }) => ({ field, label, to }));
}

/** Two references that are the whole key together. */
function findKeyEnds(resource: Resource): readonly End[] | undefined {
  const ends = listEnds(resource.fields).filter(({ names }) =>
    names.every((name) => isKey(resource, name)),
  );
  const count = new Set(ends.flatMap(({ names }) => names)).size;
  return ends.length === 2 && count === resource.key.length ? ends : undefined;
}

/** The references of a record with another key. Their names alone are not enough. */
function findRowEnds({ key, fields }: Resource): readonly End[] | undefined {
  const ends = listEnds(fields);
  return key.length === 1 && ends.every(({ isGuess }) => !isGuess) ? ends : undefined;
}

function listEnds(fields: readonly Field[]): readonly End[] {
  return fields.flatMap((field): readonly End[] => {
    const { name, label, composite } = field;
    if (composite !== undefined) {
      const names = composite.key.flatMap((part) => part.field.slice(0, 1));
      return [{ field: name, label, to: composite.to, names: names.map(String), isGuess: false }];
    }
    const isPlain = field.kind === "reference" && field.keyPath.length === 0;
    if (!isPlain || field.alternateKeys !== undefined) return [];
    return [{ field: name, label, to: field.to, names: [name], isGuess: field.isGuess === true }];
  });
}

function isKey({ key }: Resource, name: string): boolean {
  return key.some(
    ({ field, in: location }) => location === undefined && field.length === 1 && field[0] === name,
  );
}
