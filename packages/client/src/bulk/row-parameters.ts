import type { Operation, Parameter, RecordRef } from "@quarterdeck/model";
import { siblingParameters, keyParameters } from "#operations/sibling-parameters.ts";

/** Parameters of an operation that neither the route nor the row provides. */
export function rowParameters(
  { resource, parents }: RecordRef,
  operation: Operation,
): readonly Parameter[] {
  const fixed = { ...parents, ...keyParameters(resource) };
  return siblingParameters(resource, [{ kind: "change", operation, fixed }]);
}
