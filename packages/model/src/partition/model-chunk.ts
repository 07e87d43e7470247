import type { AdminModel } from "#types/admin-model.ts";
import type { Field, Shapes } from "#types/field.ts";
import type { Filter, ListShape } from "#types/list-shape.ts";
import type { ModelChunk, OperationSummary, ChunkName, Referrer } from "#types/model-chunk.ts";
import type { Operation } from "#types/operation.ts";
import type { Parent, Resource } from "#types/resource.ts";
import { findFilterMember, findReferenceMember } from "./filter-member.ts";
import { isInverseReference } from "./inverse-reference.ts";
import { isReferred } from "./list-relations.ts";
import { relationName } from "#request/values/relation-name.ts";
import { ownMember } from "#own/own-member.ts";
import { listShapeNames } from "#types/shape-names.ts";

export function resourceChunk(name: string): ChunkName {
  return `resource:${name}`;
}

/** Returns the name of the chunk that contains an operation: its resource's, else its own. */
export function operationChunk({ id, resource }: OperationSummary): ChunkName {
  return resource === undefined ? `operation:${id}` : resourceChunk(resource);
}

/** Lists the names of all chunks of a model. */
export function chunkNames({ resources, operations }: AdminModel): readonly ChunkName[] {
  const named = resources.map(({ name }) => resourceChunk(name));
  return [...new Set([...named, ...operations.map(operationChunk)])];
}

/** Returns one chunk of a model; undefined if there is none of that name. */
export function takeChunk(model: AdminModel, name: string): ModelChunk | undefined {
  const [kind, ...rest] = name.split(":");
  const own = rest.join(":");
  if (kind === "resource") {
    const resource = model.resources.find((one) => one.name === own);
    return resource && takeResource(model, resource);
  }
  const operation = model.operations.find(({ id }) => id === own);
  return kind === "operation" && operation !== undefined
    ? { operations: [operation], referrers: [], ...shapesOf(model, [operation]) }
    : undefined;
}

function takeResource(model: AdminModel, resource: Resource): ModelChunk {
  const named = new Set(namedOperations(resource));
  const operations = model.operations.filter(
    (operation) => operation.resource === resource.name || named.has(operation.id),
  );
  return {
    resource,
    operations,
    referrers: findReferrers(model, resource),
    ...(isReferred(model, resource) ? { isReferred: true } : {}),
    ...ownedFields(model, resource),
    ...shapesOf(model, operations),
  };
}

/**
 * Fields with the keys of records that refer back by a reference with the name of the resource: `lines` of an order,
 * each with its `order_id`. A `team` with an `owner` does not belong to the user.
 */
function ownedFields({ resources }: AdminModel, { name: own, labels, fields }: Resource) {
  const owned = fields.flatMap((field) => {
    if (field.kind !== "references" || field.to === own) return [];
    const target = resources.find(({ name }) => name === field.to);
    const isOwned = target?.fields.some(
      (one) =>
        one.kind === "reference" && one.to === own && fold(one.name).startsWith(fold(labels.one)),
    );
    return isOwned === true ? [field.name] : [];
  });
  return owned.length === 0 ? {} : { owned };
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/g, "");
}

function shapesOf({ shapes }: AdminModel, operations: readonly Operation[]) {
  const bodies = operations.flatMap(({ body }) => body?.field ?? []);
  const taken = shapes && takeShapes(shapes, bodies);
  return taken === undefined ? {} : { shapes: taken };
}

function namedOperations({ operations, actions, list }: Resource): readonly string[] {
  const total = list?.total?.in === "operation" ? [list.total.operation] : [];
  return [...Object.values(operations), ...actions, ...(list ? [list.operation] : []), ...total];
}

/** Lists with a reference to one record of the target, by which the API or the browser filters. */
function findReferrers(model: AdminModel, target: Resource): readonly Referrer[] {
  return model.resources.flatMap((owner) => {
    const { name: resource, list, parents, fields } = owner;
    if (list === undefined || !areShared(parents, target)) return [];
    // The record above contains the target; a search in its list has nothing to add.
    if (target.parents.at(-1)?.resource === resource) return [];
    const findBy = (field: string): Filter | undefined =>
      list.filters.find((one) => narrowsBy(one, field));
    const referrers = fields.flatMap((field): readonly Referrer[] => {
      const { name, label, composite } = field;
      if (isInverseReference(field, owner, target)) return [];
      const filter = findBy(name);
      if (filter === undefined) return findInBrowser(resource, list, field, target);
      const own = { resource, field: { name, label }, filter: filter.name };
      if (refersTo(field, target)) return [{ ...own, ...findFilterMember(filter, field, target) }];
      if (composite?.to !== target.name) return [];
      const parts = composite.key.flatMap(({ field: [part = ""] }) => {
        const partFilter = findBy(part);
        return partFilter === undefined ? [] : [{ field: part, filter: partFilter.name }];
      });
      return parts.length === composite.key.length ? [{ ...own, parts }] : [];
    });
    return withoutTwins(referrers, fields);
  });
}

/** Without one of a key and the record next to it (`client_id`, `client`): the one that the API cannot filter by. */
function withoutTwins(
  referrers: readonly Referrer[],
  fields: readonly Field[],
): readonly Referrer[] {
  const named = (name: string) => referrers.find(({ field }) => field.name === name);
  const repeated = fields.flatMap((field) => {
    const key = named(field.name);
    const object = named(relationName(field) ?? "");
    if (key === undefined || object === undefined) return [];
    return key.inBrowser !== undefined && object.inBrowser === undefined ? key : object;
  });
  return referrers.filter((one) => !repeated.includes(one));
}

/** A list whose API has no filter for a certain reference. */
function findInBrowser(
  resource: string,
  { paging }: ListShape,
  field: Field,
  target: Resource,
): readonly Referrer[] {
  const isCertain = refersTo(field, target) && "to" in field && field.isGuess !== true;
  if (!isCertain || target.key.length !== 1 || resource === target.name) return [];
  const { name, label } = field;
  const inBrowser = paging.style === "none" ? "whole" : "paged";
  const own = findReferenceMember(field, target);
  return [{ resource, field: { name, label }, filter: `${name}.in`, inBrowser, ...own }];
}

/** True if the path of the target has the same parents, such as a tenant. */
function areShared(parents: readonly Parent[], target: Resource): boolean {
  return parents.every(
    ({ parameter, resource }, index) =>
      target.parents[index]?.parameter === parameter && target.parents[index].resource === resource,
  );
}

function refersTo(field: Field, target: Resource): boolean {
  return (field.kind === "reference" || field.kind === "references") && field.to === target.name;
}

function narrowsBy({ fieldName, operator }: Filter, name: string): boolean {
  return fieldName === name && (operator === "is" || operator === "in");
}

/** Returns the shapes that fields refer to, directly and through other shapes. */
function takeShapes(shapes: Shapes, fields: readonly Field[]): Shapes | undefined {
  const taken = new Map<string, Field>();
  const waiting = fields.flatMap(listShapeNames);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const shape = ownMember(shapes, name);
    if (shape === undefined || taken.has(name)) continue;
    taken.set(name, shape);
    waiting.push(...listShapeNames(shape));
  }
  return taken.size === 0 ? undefined : Object.fromEntries(taken);
}
