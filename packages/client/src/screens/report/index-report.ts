import type { AdminModel, Operation, Resource, Catalog } from "@quarterdeck/model";
import { formatMessage } from "@quarterdeck/model";

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

/** What was gathered of each thing, by the sentences in which it was told. */
const words = new WeakMap<Catalog, WeakMap<object, string>>();

/** Whether every word of a search stands somewhere in what is known of a thing, or in why it is known. */
export function matches(thing: object, sought: string, sentences: Catalog): boolean {
  const terms = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return true;
  const text = wordsOf(thing, sentences);
  return terms.every((term) => text.includes(term));
}

/** Looks up beforehand what a first search would take long to look up. */
export function prepareSearch(thing: object, sentences: Catalog): void {
  wordsOf(thing, sentences);
}

function wordsOf(thing: object, sentences: Catalog): string {
  const told = words.get(sentences) ?? new WeakMap<object, string>();
  words.set(sentences, told);
  const before = told.get(thing);
  if (before !== undefined) return before;
  const found: string[] = [];
  const left: unknown[] = [thing];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === "string") found.push(value);
    else if (isMessage(value)) found.push(formatMessage(sentences, value));
    else if (typeof value === "object" && value !== null) left.push(...Object.values(value));
  }
  const text = found.join("\n").toLowerCase();
  told.set(thing, text);
  return text;
}

function isMessage(value: unknown): value is Parameters<typeof formatMessage>[1] {
  return (
    typeof value === "object" && value !== null && "code" in value && typeof value.code === "string"
  );
}
