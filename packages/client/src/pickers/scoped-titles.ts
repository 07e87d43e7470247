import {
  type Field,
  type FieldScope,
  findTargetParents,
  type ModelSummary,
  type ResourceSummary,
} from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { readRoute } from "#addresses/resource-address.ts";
import type { ReferenceTitles } from "#fields/field-services.ts";
import { writeTitleKey } from "#queries/title-keys.ts";

/** Finds a resource by name, with the values of its parents: the tenant that a form or row names, or that in the address. */
type FindTarget = (
  name: string,
  row?: FieldScope,
) => { readonly resource: ResourceSummary; readonly parents: ParentValues | undefined } | undefined;

function createTargetFinder(model: ModelSummary, page: FieldScope | undefined): FindTarget {
  const byName = new Map(model.resources.map((resource) => [resource.name, resource]));
  return (name, row) => {
    const resource = byName.get(name);
    if (resource === undefined) return undefined;
    if (resource.parents.length === 0) return { resource, parents: {} };
    const valuesIn = (scope: FieldScope | undefined): ParentValues | undefined =>
      scope && findTargetParents(resource, scope).values;
    return { resource, parents: valuesIn(row) ?? valuesIn(page) };
  };
}

interface TitleScope {
  readonly find: FindTarget;
  /** Titles whose keys lack the values of the parents; the same ones for a tenant, so that nothing subscribes again. */
  readonly scopeTitles: (titles: ReferenceTitles, row?: FieldScope) => ReferenceTitles;
}

/** Titles and parents of the records that a page refers to. */
export function createTitleScope(model: ModelSummary, pathname: string): TitleScope {
  const page = readRoute(model, pathname);
  const find = createTargetFinder(model, page && { ...page, fields: [], values: undefined });
  const scoped = new WeakMap<ReferenceTitles, Map<string, ReferenceTitles>>();
  return {
    find,
    scopeTitles: (titles, row) => {
      const all = scoped.get(titles) ?? new Map<string, ReferenceTitles>();
      scoped.set(titles, all);
      const fields = row?.fields ?? [];
      const tenant = JSON.stringify(fields.map((one) => find(targetOf(one), row)?.parents));
      const own = all.get(tenant) ?? scopeKeys(titles, (name) => find(name, row));
      all.set(tenant, own);
      return own;
    },
  };
}

/** Resource of a reference or of a list of references. */
function targetOf(field: Field): string {
  if (field.kind === "list") return targetOf(field.item);
  return field.kind === "reference" ? field.to : "";
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
