import type { Field, GroupField } from "#types/field.ts";
import type { Operation } from "#types/operation.ts";
import type { LinkEnd, Resource } from "#types/resource.ts";
import { splitWords, stemOf } from "#infer/names/words.ts";

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
  // Most resources have no ends: the operation is searched for the others only.
  if (ends?.length !== 2) return undefined;
  const body = groupOf(operations.find(({ id }) => id === roles.create)?.body?.field);
  if (body === undefined) return undefined;
  const names = ends.flatMap((end) => end.names);
  const others = fields.filter(({ name }) => !names.includes(name) && !isKey(resource, name));
  if (others.length > mostOtherFields) return undefined;
  const isComplete = names.every((end) => body.fields.some(({ name }) => name === end));
  const needsMore = body.fields.some((field) => field.isRequired && !names.includes(field.name));
  // With another key, a record with other values, or without one of both, is more than a link.
  const isLink =
    names.every((name) => isKey(resource, name)) ||
    (others.every(({ kind }) => kind === "date-time" || kind === "date") &&
      (isNamedAfter(resource, ends) ||
        names.every((end) => body.fields.find(({ name }) => name === end)?.isRequired)));
  if (!isComplete || needsMore || !isLink) return undefined;
  return ends.map(({ field, label, to }) => ({ field, label, to }));
}

/** Body for one record, also one that takes a list of them too. */
function groupOf(body: Field | undefined): GroupField | undefined {
  const types = body?.kind === "variants" ? body.types : [body];
  return types.find((field) => field?.kind === "group");
}

/** True for the names of both records together: `articles_tags`, `userRoles`, with at most one further word. */
function isNamedAfter({ name }: Resource, ends: readonly End[]): boolean {
  const words = splitWords(name).map(stemOf);
  const named = ends.flatMap(({ to }) => splitWords(to).map(stemOf));
  return words.length <= named.length + 1 && named.every((word) => words.includes(word));
}

/**
 * Leaves lists of links out of the bodies of the records that they link: their keys would move the links of other
 * records. The links are added and removed one by one.
 */
export function withoutLinkLists(
  operations: readonly Operation[],
  resources: readonly Resource[],
): readonly Operation[] {
  const links = new Map(
    resources.flatMap(({ name, linkEnds }) => (linkEnds ? [[name, linkEnds] as const] : [])),
  );
  if (links.size === 0) return operations;
  return operations.map((operation) => {
    const { body, resource } = operation;
    if (body?.field.kind !== "group") return operation;
    const isOfLinks = (field: Field) =>
      field.kind === "references" &&
      links.get(field.to)?.some(({ to }) => to === resource) === true;
    if (!body.field.fields.some(isOfLinks)) return operation;
    const fields = body.field.fields.map((field) =>
      isOfLinks(field) && !field.isRequired ? { ...field, isReadOnly: true } : field,
    );
    return { ...operation, body: { ...body, field: { ...body.field, fields } } };
  });
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
