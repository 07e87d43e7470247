import type { ModelPart, Parameter, Resource } from "@quarterdeck/model";
import { changeOperation, type ImportPlan } from "@quarterdeck/model";
import type { ParentValues } from "#addresses/address.ts";
import { bindPath } from "#fields/operation/bind-path.ts";

interface Place {
  readonly part: ModelPart;
  readonly resource: Resource;
  readonly parents: ParentValues;
}

/** What the calls of an import must be told beside each record, and neither its address nor its key says. */
export function askedParameters(
  { part, resource, parents }: Place,
  { ways }: ImportPlan,
): readonly Parameter[] {
  const create = part.operations.find(({ id }) => id === resource.operations.create);
  const keys = Object.fromEntries(resource.key.map(({ parameter }) => [parameter, parameter]));
  const asked = new Map<string, Parameter>();
  const operations = [
    ...(ways.create && create ? [{ operation: create, settled: { ...parents } }] : []),
    ...(ways.change
      ? [{ operation: changeOperation(part, resource), settled: { ...parents, ...keys } }]
      : []),
  ];
  for (const { operation, settled } of operations) {
    if (operation === undefined) continue;
    const bound = new Set([
      ...Object.keys(bindPath(operation, resource, settled)),
      ...Object.keys(settled),
    ]);
    const isInQuery = operation.body === undefined;
    for (const parameter of operation.parameters) {
      const { name, in: place, isRequired, isSetting } = parameter;
      const isRecords = isInQuery && place === "query";
      if (!isRequired || isSetting === true || isRecords || bound.has(name)) continue;
      if (name.toLowerCase() !== "if-match") asked.set(name, parameter);
    }
  }
  return [...asked.values()];
}
