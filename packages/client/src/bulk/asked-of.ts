import type { Operation, Parameter, RecordRef } from "@quarterdeck/model";
import { siblingParameters, keyParameters } from "#operations/sibling-parameters.ts";

/** What a call for each row must be told, and the row does not say. */
export function askedOf(
  { resource, parents }: RecordRef,
  operation: Operation,
): readonly Parameter[] {
  const settled = { ...parents, ...keyParameters(resource) };
  return siblingParameters(resource, [{ kind: "change", operation, fixed: settled }]);
}
