import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import type { Parent, Resource, RowTarget } from "#types/resource.ts";
import { addressPath } from "#infer/fields/record-members.ts";
import { foldName, stemOf } from "#infer/names/words.ts";
import { groupBy } from "#own/group-by.ts";
import type { DescribedResource } from "./relation-targets.ts";

/** Indexes of the resources. If each list were compared with each resource, thousands would take minutes. */
export interface RowTargetIndex {
  readonly byName: ReadonlyMap<string, DescribedResource>;
  /** Resources with a read and a key. */
  readonly readable: readonly DescribedResource[];
  /** Readable resources by the names of their schemas. */
  readonly bySchema: ReadonlyMap<string, readonly DescribedResource[]>;
  /** Readable resources by the stem of their subject. */
  readonly bySubject: ReadonlyMap<string, readonly DescribedResource[]>;
}

export function indexRowTargets(described: readonly DescribedResource[]): RowTargetIndex {
  const readable = described.filter(
    ({ resource }) => resource.operations.read !== undefined && resource.key.length > 0,
  );
  return {
    byName: new Map(described.map((one) => [one.resource.name, one])),
    readable,
    bySchema: groupBy(readable, ({ schemas }) => schemas.map(({ name }) => name)),
    bySubject: groupBy(readable, ({ subject }) => [stemOf(subject)]),
  };
}

/**
 * Finds the resource whose records the rows of a list without record paths are: those of `/search/features` open
 * `/projects/{projectId}/features/{name}`. A row has the key and the keys of the parents.
 */
export function findRowTarget(own: Resource, index: RowTargetIndex): RowTarget | undefined {
  if (own.list === undefined || own.key.length > 0 || own.isSingleton) return undefined;
  const self = index.byName.get(own.name);
  if (self === undefined) return undefined;
  const schemas = findOwnSchemas(self, index);
  const rows = own.list.rows.at(-1);
  const names = [self.subject, ...(rows === undefined ? [] : [rows])].map(stemOf);
  const alike = new Set([
    ...[...schemas].flatMap((name) => index.bySchema.get(name) ?? []),
    ...names.flatMap((name) => index.bySubject.get(name) ?? []),
  ]);
  const matches = [...alike].flatMap((other): readonly Match[] => {
    const { resource } = other;
    if (resource.name === own.name || resource.isSingleton) return [];
    const likeness = measureLikeness(own, other, haveOneSchema(other, schemas));
    const hasKey = resource.key.every(
      ({ field, in: location, prefix }) =>
        location === undefined &&
        prefix === undefined &&
        (hasPath(own.fields, field) || isAddressOf(other, schemas, field)),
    );
    if (likeness === 0 || !hasKey) return [];
    const parents = locateParents(own, resource.parents);
    return parents === undefined ? [] : [{ target: { to: resource.name, parents }, likeness }];
  });
  const [best, second] = matches.toSorted((a, b) => b.likeness - a.likeness);
  return best === undefined || best.likeness === second?.likeness ? undefined : best.target;
}

/**
 * Finds the resource whose records a relation lists, by its label: `Orders` or `Order` opens `/orders/{id}`. Rows
 * without a description may contain the key.
 */
export function findRelationTarget(
  own: Resource,
  relation: string | undefined,
  { readable }: RowTargetIndex,
): RowTarget | undefined {
  if (relation === undefined || own.key.length > 0) return undefined;
  const stem = stemOf(relation);
  const matches = readable.filter(
    ({ resource, subject }) =>
      resource.parents.length === 0 &&
      [subject, resource.labels.many].some((name) => stemOf(name) === stem) &&
      (own.fields.length === 0 || resource.key.every(({ field }) => hasPath(own.fields, field))),
  );
  const [only, ...others] = matches;
  return only === undefined || others.length > 0
    ? undefined
    : { to: only.resource.name, parents: [] };
}

/** Fewest kinds of records that make a schema their common base: it does not identify one of them. */
const FEWEST_OF_BASE = 3;

/** Names of the row schemas, without those that the records of several resources extend. */
function findOwnSchemas(
  { schemas }: DescribedResource,
  { bySchema }: RowTargetIndex,
): ReadonlySet<string> {
  const names = schemas.map(({ name }) => name);
  return new Set(
    names.filter((name) => {
      const users = bySchema.get(name) ?? [];
      return new Set(users.map(({ subject }) => stemOf(subject))).size < FEWEST_OF_BASE;
    }),
  );
}

/** True for the address that the format adds to a record, not a field. */
function isAddressOf(
  other: DescribedResource,
  schemas: ReadonlySet<string>,
  key: JsonPath,
): boolean {
  return addressPath(key.slice(0, 1)) !== undefined && haveOneSchema(other, schemas);
}

function haveOneSchema(other: DescribedResource, schemas: ReadonlySet<string>): boolean {
  return other.schemas.some(({ name }) => schemas.has(name));
}

interface Match {
  readonly target: RowTarget;
  readonly likeness: number;
}

/** Number of shared fields if most fields are shared, else 0: names repeat. */
function measureLikeness(own: Resource, other: DescribedResource, isSameSchema: boolean): number {
  const left = new Set(own.fields.map(({ name }) => name));
  const right = other.resource.fields.map(({ name }) => name);
  const shared = right.filter((name) => left.has(name)).length;
  const isMost = shared / Math.min(left.size, right.length) >= 0.5;
  return isMost && shared >= (isSameSchema ? 2 : 3) ? shared + (isSameSchema ? 0.5 : 0) : 0;
}

function locateParents(
  own: Resource,
  parents: readonly Parent[],
): RowTarget["parents"] | undefined {
  const located = parents.map(({ parameter, resource }) => {
    const field = findParentKey(own.fields, parameter, resource);
    if (field !== undefined) return { parameter, field };
    return own.parents.some((parent) => parent.parameter === parameter) ? { parameter } : undefined;
  });
  const complete = located.filter((parent) => parent !== undefined);
  return complete.length === parents.length ? complete : undefined;
}

/** Path of a parent's key in a row: a reference to it, or a member with the name of the parameter. */
function findParentKey(
  fields: readonly Field[],
  parameter: string,
  resource: string | undefined,
): JsonPath | undefined {
  for (const field of fields) {
    if (field.kind === "reference" && resource !== undefined && field.to === resource)
      return [field.name, ...field.keyPath];
  }
  const named = fields.find(
    ({ name, kind }) =>
      (kind === "text" || kind === "number" || kind === "reference") &&
      foldName(name) === foldName(parameter),
  );
  return named && [named.name];
}

function hasPath(fields: readonly Field[], [name, ...rest]: JsonPath): boolean {
  const field = fields.find((one) => one.name === name);
  if (field === undefined || rest.length === 0) return field !== undefined;
  if (field.kind === "reference") return field.keyPath.join("\0") === rest.join("\0");
  return field.kind === "group" && hasPath(field.fields, rest);
}
