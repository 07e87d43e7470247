import type { Operation, Resource } from "@quarterdeck/model";

/** What can be done with one record, beside reading and editing it, which have pages of their own. */
export function recordOperations(
  operations: readonly Operation[],
  resource: Resource,
): readonly Operation[] {
  const { read, update, replace } = resource.operations;
  const elsewhere = [read, update, replace];
  return operations.filter(
    ({ id, scope, resource: of }) =>
      of === resource.name && scope === "record" && !elsewhere.includes(id),
  );
}

/** What destroys stands last, and looks like it. */
export function isDestructive({ method, role }: Operation): boolean {
  return method === "delete" || role === "remove";
}
