import type { Operation, Parameter, RecordRef } from "@quarterdeck/model";
import { askedBeside, keyNames } from "#operations/sibling-parameters.ts";

/** What a call for each row must be told, and the row does not say. */
export function askedOf(
  { resource, parents }: RecordRef,
  operation: Operation,
): readonly Parameter[] {
  const settled = { ...parents, ...keyNames(resource) };
  return askedBeside(resource, [{ act: "change", operation, settled }]);
}
