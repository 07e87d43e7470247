import type { AdminModel } from "#types/admin-model.ts";
import type { Resource } from "#types/resource.ts";
import { expansions } from "./expansions.ts";

/**
 * Names of the parameters that the console adds to the list or the read of a resource: relations of records, totals,
 * values for all records, and declared values. Absent `scope`: to both.
 */
export function listAddedParameters(
  { operations }: Pick<AdminModel, "operations">,
  resource: Resource,
  scope?: "list" | "read",
): readonly string[] {
  const { list, read } = resource.operations;
  const added = operations.flatMap((operation) => {
    const isList = operation.id === list;
    if (isList ? scope === "read" : operation.id !== read || scope === "list") return [];
    const declared = (operation.fixed ?? []).filter(({ isAdded }) => isAdded);
    return [
      ...expansions(operation, resource, isList ? "list" : "record"),
      ...declared.map(({ parameter }) => ({ at: { parameter: parameter.name } })),
    ];
  });
  const { totalSwitches = [], allValues = [], omitted = [] } = resource.list ?? {};
  const ofList = scope === "read" ? [] : [...totalSwitches, ...allValues];
  const names = new Set([...added, ...ofList].map(({ at }) => at.parameter));
  const refused = [...(resource.refused ?? []), ...(scope === "list" ? omitted : [])];
  return [...names].filter((name) => !refused.includes(name));
}

/** The resource without added parameters. */
export function withoutAdded(resource: Resource, names: readonly string[]): Resource {
  return { ...resource, refused: [...(resource.refused ?? []), ...names] };
}
