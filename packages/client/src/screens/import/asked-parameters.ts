import type { Parameter, RecordRef } from "@quarterdeck/model";
import { changeOperation, type ImportPlan } from "@quarterdeck/model";
import { askedBeside, keyNames } from "#operations/sibling-parameters.ts";

/** What the calls of an import must be told beside each record, and neither its address nor its key says. */
export function askedParameters(
  { chunk, resource, parents }: RecordRef,
  { ways }: ImportPlan,
): readonly Parameter[] {
  const create = chunk.operations.find(({ id }) => id === resource.operations.create);
  const change = changeOperation(chunk, resource);
  const settled = { ...parents, ...keyNames(resource) };
  return askedBeside(resource, [
    ...(ways.create && create
      ? [{ act: "create" as const, operation: create, settled: parents }]
      : []),
    ...(ways.change && change ? [{ act: "change" as const, operation: change, settled }] : []),
  ]);
}
