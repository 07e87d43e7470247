import type { Operation } from "#types/operation.ts";

/** The operation without the added parameters that the API refused. */
export function allowedOperation(
  operation: Operation,
  refused: readonly string[] | undefined,
): Operation {
  if (operation.fixed === undefined || refused === undefined) return operation;
  const fixed = operation.fixed.filter(
    ({ isAdded, parameter }) => isAdded !== true || !refused.includes(parameter.name),
  );
  return { ...operation, fixed };
}
