import type { AdminModel, Operation, Resource, Catalog } from "@quarterdeck/model";
import { formatMessage } from "@quarterdeck/model";

/** Model as the report shows it: resources with their operations, then operations without a resource. */
export interface ReportIndex {
  readonly entries: readonly ResourceEntry[];
  readonly loose: readonly Operation[];
}

export interface ResourceEntry {
  readonly resource: Resource;
  readonly operations: readonly Operation[];
}

const cache = new WeakMap<AdminModel, ReportIndex>();

export function indexReport(model: AdminModel): ReportIndex {
  const cached = cache.get(model);
  if (cached !== undefined) return cached;
  const byResource = new Map<string | undefined, Operation[]>();
  for (const operation of model.operations) {
    const all = byResource.get(operation.resource);
    if (all === undefined) byResource.set(operation.resource, [operation]);
    else all.push(operation);
  }
  const index: ReportIndex = {
    entries: model.resources.map((resource) => ({
      resource,
      operations: byResource.get(resource.name) ?? [],
    })),
    loose: byResource.get(undefined) ?? [],
  };
  cache.set(model, index);
  return index;
}

/** Searchable text of each object, by message catalog. */
const textCaches = new WeakMap<Catalog, WeakMap<object, string>>();

/** True if an object, with its evidence, contains every word of a search. */
export function matches(thing: object, query: string, catalog: Catalog): boolean {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return true;
  const text = searchText(thing, catalog);
  return terms.every((term) => text.includes(term));
}

/** Fills the cache before the first search. */
export function prepareSearch(thing: object, catalog: Catalog): void {
  searchText(thing, catalog);
}

function searchText(thing: object, catalog: Catalog): string {
  const textCache = textCaches.get(catalog) ?? new WeakMap<object, string>();
  textCaches.set(catalog, textCache);
  const cached = textCache.get(thing);
  if (cached !== undefined) return cached;
  const texts: string[] = [];
  const pending: unknown[] = [thing];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === "string") texts.push(value);
    else if (isMessage(value)) texts.push(formatMessage(catalog, value));
    else if (typeof value === "object" && value !== null) pending.push(...Object.values(value));
  }
  const text = texts.join("\n").toLowerCase();
  textCache.set(thing, text);
  return text;
}

function isMessage(value: unknown): value is Parameters<typeof formatMessage>[1] {
  return (
    typeof value === "object" && value !== null && "code" in value && typeof value.code === "string"
  );
}
