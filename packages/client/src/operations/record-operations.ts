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
      !isAboutRead(operation, resource) &&
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

/** True for an operation at the path of the record that returns the headers of its read, or its methods. */
function isAboutRead({ method, path }: Operation, { itemPath, operations }: Resource): boolean {
  return operations.read !== undefined && path === itemPath && ABOUT_READ.test(method);
}

const ABOUT_READ = /^(?:head|options|trace)$/;

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

/** Path of an operation that only sets a state, which users do most often: `/servers/{id}/restart`. */
const STATE_PATH =
  /[/:](?:start|stop|restart|reboot|pause|unpause|suspend|resume|enable|disable|activate|deactivate|approve|reject|publish|unpublish|archive|unarchive|restore|cancel|complete|close|reopen|lock|unlock|block|unblock|run|retry)$/i;

/**
 * Place of an operation among the buttons of a record: those that set a state, those that send no required input, other
 * writes, reads.
 */
export function actionRank({ method, path, parameters, body }: Operation): number {
  if (method === "get" || method === "head") return 3;
  const needsInput =
    body?.isRequired === true || parameters.some((one) => one.isRequired && one.in !== "path");
  if (STATE_PATH.test(path)) return needsInput ? 1 : 0;
  return needsInput ? 2 : 1;
}
