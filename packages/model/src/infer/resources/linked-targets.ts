import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import { foldName } from "#infer/names/words.ts";
import type { LinkedTargets } from "#infer/relations/relation-contexts.ts";
import type { InferredResource } from "./infer-resources.ts";
import { takesLinks } from "#infer/calls/link-bodies.ts";
import { areSimilarSchemas, recordSchemas } from "./resource-draft.ts";

/**
 * Resources of the records that others only link (HAL), by the resource that links them and the folded name of the
 * link: `/employees/{id}/manager` with the schema of an employee leads to the employees.
 */
export function readLinkedTargets(
  document: Document,
  resources: readonly InferredResource[],
): LinkedTargets {
  const linked = new Map<string, Map<string, string>>();
  for (const { resource, draft } of resources) {
    const owner = resource.parents.at(-1)?.resource;
    const isLinked = [...draft.position.calls].some(
      (call) => call.body !== undefined && takesLinks(document, call),
    );
    const [schema] = recordSchemas(draft);
    if (owner === undefined || !isLinked || schema === undefined) continue;
    const target = findRecords(document, resources, schema);
    if (target === undefined) continue;
    const names = linked.get(owner) ?? new Map<string, string>();
    names.set(foldName(draft.position.segment.text), target);
    linked.set(owner, names);
  }
  return linked;
}

/** The only list with such records; of several, the only one with all members of their schema. */
function findRecords(
  document: Document,
  resources: readonly InferredResource[],
  schema: unknown,
): string | undefined {
  const similar = resources.filter(
    ({ resource: { parents, isSingleton, operations }, draft }) =>
      parents.length === 0 &&
      isSingleton !== true &&
      operations.read !== undefined &&
      recordSchemas(draft).some((own) => areSimilarSchemas(document, own, schema)),
  );
  const members = namesOf(document, schema);
  const equal = similar.filter(({ draft }) =>
    recordSchemas(draft).some((own) => namesOf(document, own) === members),
  );
  const [only, ...others] = similar.length === 1 ? similar : equal;
  return others.length > 0 ? undefined : only?.resource.name;
}

function namesOf(document: Document, schema: unknown): string {
  return [...readSchema(document, schema).properties.keys()].toSorted().join("\0");
}
