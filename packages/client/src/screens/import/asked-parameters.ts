import type { ModelChunk, Parameter, Resource } from "@quarterdeck/model";
import { changeOperation, type ImportPlan } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { askedBeside, keyNames } from "#operations/sibling-parameters.ts";

interface Place {
  readonly part: ModelChunk;
  readonly resource: Resource;
  readonly parents: ParentValues;
}

/** What the calls of an import must be told beside each record, and neither its address nor its key says. */
export function askedParameters(
  { part, resource, parents }: Place,
  { ways }: ImportPlan,
): readonly Parameter[] {
  const create = part.operations.find(({ id }) => id === resource.operations.create);
  const change = changeOperation(part, resource);
  const settled = { ...parents, ...keyNames(resource) };
  return askedBeside(resource, [
    ...(ways.create && create
      ? [{ act: "create" as const, operation: create, settled: parents }]
      : []),
    ...(ways.change && change ? [{ act: "change" as const, operation: change, settled }] : []),
  ]);
}
