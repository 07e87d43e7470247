import type { Parameter, RecordRef } from "@quarterdeck/model";
import { changeOperation, type ImportPlan, listPathKeys } from "@quarterdeck/model";
import { siblingParameters, keyParameters } from "#operations/sibling-parameters.ts";

/** Parameters of an import's operations that neither the route nor the key provides. */
export function importParameters(
  { chunk, resource, parents }: RecordRef,
  { bodies }: ImportPlan,
): readonly Parameter[] {
  const create = chunk.operations.find(({ id }) => id === resource.operations.create);
  const change = changeOperation(chunk, resource);
  const chosen = create === undefined ? [] : listPathKeys(resource, create);
  const chosenKey = Object.fromEntries(chosen.map(({ parameter }) => [parameter, parameter]));
  const fixed = { ...parents, ...keyParameters(resource) };
  return siblingParameters(resource, [
    ...(bodies.create && create
      ? [{ kind: "create" as const, operation: create, fixed: { ...parents, ...chosenKey } }]
      : []),
    ...(bodies.change && change ? [{ kind: "change" as const, operation: change, fixed }] : []),
  ]);
}
