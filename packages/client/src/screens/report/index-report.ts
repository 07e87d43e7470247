import type { AdminModel, Operation, Resource } from "@quarterdeck/model";

/** The model as a person searches and reads it: each resource with its operations, then those of none. */
export interface ReportIndex {
  readonly entries: readonly ResourceEntry[];
  readonly loose: readonly Operation[];
}

export interface ResourceEntry {
  readonly resource: Resource;
  readonly operations: readonly Operation[];
}

const known = new WeakMap<AdminModel, ReportIndex>();

export function indexReport(model: AdminModel): ReportIndex {
  const before = known.get(model);
  if (before !== undefined) return before;
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
  known.set(model, index);
  return index;
}

const words = new WeakMap<object, string>();

/** Whether every word of a search stands somewhere in what is known of a thing. */
export function matches(thing: object, sought: string): boolean {
  const terms = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return true;
  const text = wordsOf(thing);
  return terms.every((term) => text.includes(term));
}

/** Looks up beforehand what a first search would take long to look up. */
export function prepareSearch(thing: object): void {
  wordsOf(thing);
}

function wordsOf(thing: object): string {
  const before = words.get(thing);
  if (before !== undefined) return before;
  const found: string[] = [];
  const left: unknown[] = [thing];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === "string") found.push(value);
    else if (typeof value === "object" && value !== null) left.push(...Object.values(value));
  }
  const text = found.join("\n").toLowerCase();
  words.set(thing, text);
  return text;
}
