import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { foldName } from "#infer/names/words.ts";

/**
 * Takes reads such as `GET /products/{id}/warehouse` from the actions of a record that has a `warehouseId`: the link to
 * the warehouse shows the same. They stay in the list of all operations.
 */
export function withoutRelationReads(
  operations: readonly Operation[],
  resources: readonly Resource[],
): readonly Operation[] {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  return operations.map((operation) => {
    const resource = byName.get(operation.resource ?? "");
    const isRepeated = resource !== undefined && repeatsRelation(operation, resource);
    return isRepeated ? { ...operation, scope: "workspace" } : operation;
  });
}

function repeatsRelation(operation: Operation, { itemPath, fields }: Resource): boolean {
  const { method, role, scope, path, parameters, body, response } = operation;
  if (method !== "get" || role !== "action" || scope !== "record" || body !== undefined)
    return false;
  if (response.shape !== "record" || itemPath === undefined || !path.startsWith(`${itemPath}/`))
    return false;
  if (parameters.some((one) => one.in !== "path" && one.isRequired)) return false;
  const segment = foldName(path.slice(itemPath.length + 1));
  return fields.some(
    ({ kind, name }) => kind === "reference" && foldName(name).replace(/id$/, "") === segment,
  );
}
