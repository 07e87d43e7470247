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

/** Target resource of a reference, once its chunk is loaded. */
export interface ReferenceTarget {
  readonly brief: ResourceSummary | undefined;
  readonly chunk: ModelChunk | undefined;
  readonly isLoading: boolean;
  /** Parent parameters; undefined while one has no value. */
  readonly parents: ParentValues | undefined;
  /** Label of the parent without a value. */
  readonly missingParent: string | undefined;
  readonly canList: boolean;
  /** No search is possible: typed text is a key. */
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
  const target = brief === undefined ? {} : findTargetParents(brief, scope);
  const labelOf = (parent: Parent | undefined): string | undefined =>
    parent &&
    (resources.find(({ name }) => name === parent.resource)?.labels.one ?? parent.parameter);
  const canList = target.values !== undefined && chunk !== undefined && isListable(chunk);
  return {
    brief,
    chunk,
    isLoading: reading.isLoading,
    parents: target.values,
    missingParent: labelOf(target.missing),
    canList,
    isKeyOnly: brief === undefined || (chunk !== undefined && !canList),
  };
}

/** False for lists with required parameters, and for lists that denied access before (H9). */
function isListable(chunk: ModelChunk): boolean {
  const { resource } = chunk;
  if (resource?.list === undefined) return false;
  if (referencePath(resource) === undefined && resource.key.length === 0) return false;
  if (isRefused(resource.list.operation)) return false;
  return missingParameters(chunk, resource, optionState(resource, "")).length === 0;
}
