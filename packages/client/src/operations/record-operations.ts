import { isAvailable, type Operation, type Resource } from "@quarterdeck/model";

/** Operations on a record that its values permit, except read and edit, which have pages. Destructive ones are last. */
export function recordOperations(
  operations: readonly Operation[],
  resource: Resource,
  record: unknown,
): readonly Operation[] {
  const { read, update, replace } = resource.operations;
  const excluded = [read, update, replace];
  const permitted = operations.filter(
    (operation) =>
      (operation.resource === resource.name
        ? operation.scope === "record"
        : isBelow(operation, resource)) &&
      !excluded.includes(operation.id) &&
      isAvailable(operation, record),
  );
  return permitted.toSorted(
    (one, other) => Number(isDestructive(one)) - Number(isDestructive(other)),
  );
}

/** True for an action below the record that writes records of another kind, which no screen lists. */
function isBelow({ id, path }: Operation, { actions, itemPath }: Resource): boolean {
  return actions.includes(id) && itemPath !== undefined && path.startsWith(`${itemPath}/`);
}

/** True for operations that are last in menus, and red. */
export function isDestructive({ method, role }: Operation): boolean {
  return method === "delete" || role === "remove";
}

/** True for a second update at the path of the record, which has the form Edit already. */
export function isOtherEdit(
  { method, path }: Operation,
  { itemPath, operations }: Resource,
): boolean {
  const hasEdit = (operations.update ?? operations.replace) !== undefined;
  return hasEdit && path === itemPath && /^p[ua]t/.test(method);
}
