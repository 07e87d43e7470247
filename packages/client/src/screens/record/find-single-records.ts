import { type ModelChunk, type ModelSummary, splitKey } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { listNested, type Relation } from "./relations.ts";

/** Single records below a record: `/customers/{id}/settings`. */
export function findSingleRecords(
  model: ModelSummary,
  { resource }: ModelChunk,
  key: string,
  parents: ParentValues,
): readonly Relation[] {
  const values = resource && splitKey(resource, key);
  if (resource === undefined || values === undefined) return [];
  return listNested(model, resource, { ...parents, ...values })
    .filter(
      ({ resource: { operations, isSingleton } }) =>
        isSingleton === true && operations.read !== undefined,
    )
    .map((relation) => ({ ...relation, label: relation.resource.labels.one }));
}
