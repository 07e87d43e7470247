import type { AdminModel } from "#types/admin-model.ts";
import type { Operation } from "#types/operation.ts";

/** Operation with an id of the model. Throws a `RangeError` if there is none; `purpose` completes its message. */
export function findOperation(
  model: Pick<AdminModel, "operations">,
  id: string | undefined,
  purpose: string,
): Operation {
  const operation = model.operations.find((item) => item.id === id);
  if (!operation) throw new RangeError(`This API has no operation to ${purpose}.`);
  return operation;
}
