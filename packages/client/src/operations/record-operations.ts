import type { Operation, Resource } from "@quarterdeck/model";

/** Operations on a record except read and edit, which have pages. */
export function recordOperations(
  operations: readonly Operation[],
  resource: Resource,
): readonly Operation[] {
  const { read, update, replace } = resource.operations;
  const excluded = [read, update, replace];
  return operations.filter(
    ({ id, scope, resource: of }) =>
      of === resource.name && scope === "record" && !excluded.includes(id),
  );
}

/** True for operations that are last in menus, and red. */
export function isDestructive({ method, role }: Operation): boolean {
  return method === "delete" || role === "remove";
}
