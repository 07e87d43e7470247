import { buildListRequest, defaultSort, missingParameters } from "@quarterdeck/model";
import type { AdminModel, ListState, Operation, Resource } from "@quarterdeck/model";

/** Name of a resource, and path and query of the rows that its screen requests first. */
export type FirstRows = readonly [name: string, address: string];

/** State of an address without a query. */
const firstPage: ListState = { page: 1, sort: [], search: "", filters: {} };

/** Lists the first requests of all lists whose address determines them. */
export function listFirstRows(model: AdminModel): readonly FirstRows[] {
  const operations = new Map(model.operations.map((operation) => [operation.id, operation]));
  return model.resources.flatMap((resource) => {
    const operation = operations.get(resource.list?.operation ?? "");
    const address = operation && tryFirstRows(operation, resource);
    return address === undefined ? [] : [[resource.name, address] as const];
  });
}

/** The screen shows why a list cannot be requested. */
function tryFirstRows(operation: Operation, resource: Resource): string | undefined {
  try {
    return writeFirstRows(operation, resource);
  } catch {
    return undefined;
  }
}

function writeFirstRows(operation: Operation, resource: Resource): string | undefined {
  if (operation.method !== "get" || operation.server !== undefined) return undefined;
  const model = { operations: [operation] };
  if (resource.parents.length > 0 || missingParameters(model, resource, firstPage).length > 0)
    return undefined;
  const state = { ...firstPage, sort: defaultSort(model, resource) };
  const { path, query, headers, settings } = buildListRequest(model, resource, state);
  if (settings !== undefined || Object.keys(headers).length > 0) return undefined;
  return query === "" ? path : `${path}?${query}`;
}
