import type { AdminModel } from "#types/admin-model.ts";
import type { Resource } from "#types/resource.ts";
import { expansions } from "./expansions.ts";

/**
 * Names of the parameters that the console adds to the reads of a resource: relations of records, totals, and values for
 * all records.
 */
export function listAddedParameters(
  { operations }: Pick<AdminModel, "operations">,
  resource: Resource,
): readonly string[] {
  const { list, read } = resource.operations;
  const added = operations.flatMap((operation) => {
    if (operation.id !== list && operation.id !== read) return [];
    return expansions(operation, resource, operation.id === list ? "list" : "record");
  });
  const { totalSwitches = [], allValues = [] } = resource.list ?? {};
  const names = [...added, ...totalSwitches, ...allValues].map(({ at }) => at.parameter);
  return [...new Set(names)].filter((name) => resource.refused?.includes(name) !== true);
}
