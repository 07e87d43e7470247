import {
  type ModelChunk,
  type Parent,
  type ReferenceField,
  type ResourceSummary,
  findTargetParents,
  missingParameters,
  optionState,
  referencePath,
  resourceChunk,
} from "@quarterdeck/model";
import { use } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { FieldScopeContext } from "#fields/field-scope.ts";
import { isRefused } from "#queries/permission-cache.ts";
import { useChunkWithLearned } from "#queries/model/learned-facts.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useNamedChunk } from "#queries/model/model-chunk.ts";

/** What a reference can be made to point at, as far as it is known. */
export interface ReferenceTarget {
  readonly brief: ResourceSummary | undefined;
  readonly chunk: ModelChunk | undefined;
  readonly isLoading: boolean;
  /** Values of the path parameters above it; undefined while one of them is not known. */
  readonly parents: ParentValues | undefined;
  /** The label of what must be known first. */
  readonly missingParent: string | undefined;
  /** Its records can be listed for being chosen from. */
  readonly canList: boolean;
  /** Nothing can be searched: whatever is typed is a key. */
  readonly isKeyOnly: boolean;
}

export function useReferenceTarget(field: ReferenceField, isEnabled: boolean): ReferenceTarget {
  const { resources } = useModel();
  const brief = resources.find(({ name }) => name === field.to);
  const reading = useNamedChunk(resourceChunk(field.to), {
    isEnabled: isEnabled && brief !== undefined,
  });
  const chunk = useChunkWithLearned(reading.data) ?? undefined;
  const scope = use(FieldScopeContext);
  const above = brief === undefined ? {} : findTargetParents(brief, scope);
  const labelOf = (parent: Parent | undefined): string | undefined =>
    parent &&
    (resources.find(({ name }) => name === parent.resource)?.labels.one ?? parent.parameter);
  const canList = above.values !== undefined && chunk !== undefined && isListable(chunk);
  return {
    brief,
    chunk,
    isLoading: reading.isLoading,
    parents: above.values,
    missingParent: labelOf(above.missing),
    canList,
    isKeyOnly: brief === undefined || (chunk !== undefined && !canList),
  };
}

/** Few lists must be told more than which page; those that refused this person once would end the session (H9). */
function isListable(chunk: ModelChunk): boolean {
  const { resource } = chunk;
  if (resource?.list === undefined || referencePath(resource) === undefined) return false;
  if (isRefused(resource.list.operation)) return false;
  return missingParameters(chunk, resource, optionState(resource, "")).length === 0;
}
