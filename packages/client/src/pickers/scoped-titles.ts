import { findTargetParents, type ModelSummary, type ResourceSummary } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { readRoute } from "#addresses/resource-address.ts";
import type { ReferenceTitles } from "#fields/field-services.ts";
import { writeTitleKey } from "#queries/title-keys.ts";

/** Finds a resource by name, with the values of its parents on a page: the tenant in its address. */
type FindTarget = (
  name: string,
) => { readonly resource: ResourceSummary; readonly parents: ParentValues | undefined } | undefined;

function createTargetFinder(model: ModelSummary, pathname: string): FindTarget {
  const byName = new Map(model.resources.map((resource) => [resource.name, resource]));
  const route = readRoute(model, pathname);
  const scope = route && {
    ...route,
    fields: [],
    values: undefined,
  };
  return (name) => {
    const resource = byName.get(name);
    if (resource === undefined) return undefined;
    if (resource.parents.length === 0) return { resource, parents: {} };
    return { resource, parents: scope && findTargetParents(resource, scope).values };
  };
}

interface TitleScope {
  readonly find: FindTarget;
  /** Titles whose keys lack the values of the parents; always the same ones, so that nothing subscribes again. */
  readonly scopeTitles: (titles: ReferenceTitles) => ReferenceTitles;
}

/** Titles and parents of the records that a page refers to. */
export function createTitleScope(model: ModelSummary, pathname: string): TitleScope {
  const find = createTargetFinder(model, pathname);
  const scoped = new WeakMap<ReferenceTitles, ReferenceTitles>();
  return {
    find,
    scopeTitles: (titles) => {
      const own = scoped.get(titles) ?? scopeKeys(titles, find);
      scoped.set(titles, own);
      return own;
    },
  };
}

function scopeKeys(titles: ReferenceTitles, find: FindTarget): ReferenceTitles {
  function keyOf(name: string, key: string): string {
    const target = find(name);
    const isNested = target?.parents !== undefined && target.resource.parents.length > 0;
    // Rows may contain the title next to the key.
    if (!isNested || typeof titles.get(name, key) === "string") return key;
    return writeTitleKey(target.resource, target.parents ?? {}, key);
  }
  return {
    subscribe: titles.subscribe,
    get: (name, key) => titles.get(name, keyOf(name, key)),
    watch: (name, key) => titles.watch(name, keyOf(name, key)),
    findKey: (name, key) => titles.findKey(name, keyOf(name, key)),
  };
}
