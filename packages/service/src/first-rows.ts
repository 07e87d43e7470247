import {
  buildListRequest,
  credentialKey,
  defaultSort,
  missingParameters,
} from "@quarterdeck/model";
import type { AdminModel, JsonPath, ListState, Operation, Resource } from "@quarterdeck/model";

/** Name of a resource, and path and query of the rows that its screen requests first. */
export type FirstRows = readonly [name: string, address: string];

/** State of an address without a query. */
const firstPage: ListState = { page: 1, sort: [], search: "", filters: {} };

/** Lists the first requests of all lists whose address determines them. */
export function listFirstRows(model: AdminModel): readonly FirstRows[] {
  const operations = new Map(model.operations.map((operation) => [operation.id, operation]));
  return model.resources.flatMap((resource) => {
    const operation = operations.get(resource.list?.operation ?? "");
    const address =
      operation && takesUsual(model, operation) ? tryFirstRows(operation, resource) : undefined;
    return address === undefined ? [] : [[resource.name, address] as const];
  });
}

/** False for an operation that takes another credential than that of the first sign-in method. */
function takesUsual({ signIn }: AdminModel, { schemes }: Operation): boolean {
  const [method] = signIn.methods;
  if (schemes === undefined || method === undefined || method.kind === "none") return true;
  const usual = credentialKey(method.credential);
  const taken = signIn.schemes?.filter(({ name }) => schemes.includes(name)) ?? [];
  return taken.some(({ credential }) => credentialKey(credential) === usual);
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

/** Rows that a server of this description returns to everyone. */
export interface ServerEvidence {
  readonly address: string;
  readonly rows: JsonPath;
  /** Names of the described fields. */
  readonly fields: readonly string[];
}

const maxLists = 3;

/** Describes the rows of some lists, by which a server is recognized. */
export function listServerEvidence(
  { resources }: AdminModel,
  firstRows: readonly FirstRows[],
): readonly ServerEvidence[] {
  const addresses = new Map(firstRows);
  return resources
    .flatMap(({ name, list, fields }) => {
      const address = addresses.get(name);
      const names = fields.map((field) => field.name);
      return address === undefined || list === undefined
        ? []
        : [{ address, rows: list.rows, fields: names }];
    })
    .slice(0, maxLists);
}
