import type { ModelSummary, OperationSummary } from "@quarterdeck/model";
import { type Address, operationAddress, type ParentValues } from "#addresses/address.ts";
import { listAddress, recordAddress } from "#addresses/resource-address.ts";

/**
 * Page of the console for a path of the API: of a list or a record, else of the described read, with the values of the
 * path. That page sends nothing by itself: an address in a record may be a read that does something. Undefined: the
 * description lacks the path.
 */
export function findOwnPage(model: ModelSummary, path: string): Address | undefined {
  const [pathname = "", query = ""] = path.split("?");
  const match = findRead(model, pathname);
  if (match === undefined) return undefined;
  const page = query === "" ? findPage(model, match) : undefined;
  if (page !== undefined) return page;
  const values = Object.entries(match.values).map(([name, value]) => [name, decode(value)]);
  const entries = [...values, ...new URLSearchParams(query)];
  return operationAddress(match.operation.id, Object.fromEntries(entries));
}

/** Page of the list or record at a path of the API, also if its key looks like the name of a file. */
export function findRecordPage(model: ModelSummary, path: string): Address | undefined {
  const match = path.includes("?") ? undefined : findRead(model, path);
  return match && findPage(model, match);
}

function findRead(model: ModelSummary, pathname: string): BoundRead | undefined {
  const matches = model.operations.flatMap((operation) => bind(operation, pathname) ?? []);
  // Fixed segments have priority.
  const count = ({ values }: BoundRead) => Object.keys(values).length;
  return matches.toSorted((a, b) => count(a) - count(b))[0];
}

/** Security schemes of the described read at a path of the API, if it does not take each credential. */
export function findReadSchemes(
  model: ModelSummary,
  path: string,
): OperationSummary["schemes"] | undefined {
  return findRead(model, path.split("?")[0] ?? "")?.operation.schemes;
}

interface BoundRead {
  readonly operation: OperationSummary;
  /** Segments of the path by parameter, with their percent-encoding. */
  readonly values: ParentValues;
}

function bind(operation: OperationSummary, pathname: string): BoundRead | undefined {
  const template = segmentsOf(operation.path);
  const segments = segmentsOf(pathname);
  if (operation.method !== "get" || template.length !== segments.length) return undefined;
  const values = new Map<string, string>();
  for (const [index, own] of template.entries()) {
    const segment = segments[index] ?? "";
    const name = /^\{([^{}]+)\}$/.exec(own)?.[1];
    if (name === undefined && own !== segment) return undefined;
    if (name !== undefined) values.set(name, segment);
  }
  return { operation, values: Object.fromEntries(values) };
}

function findPage(model: ModelSummary, { operation, values }: BoundRead): Address | undefined {
  const bound = new Map(Object.entries(values));
  for (const resource of model.resources) {
    const { key, isSingleton, operations } = resource;
    const parents = Object.fromEntries(
      resource.parents.map(({ parameter }) => [parameter, decode(bound.get(parameter) ?? "")]),
    );
    if (operations.list === operation.id) return listAddress(model, resource, { parents });
    const [part, ...others] = key;
    const own = isSingleton === true ? "" : bound.get(part?.parameter ?? "");
    if (operations.read === operation.id && own !== undefined && others.length === 0)
      return recordAddress(model, resource, own, { parents });
  }
  return undefined;
}

function segmentsOf(path: string): readonly string[] {
  return path.split("/").filter((segment) => segment !== "");
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
