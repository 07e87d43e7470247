import type { AdminModel } from "#types/admin-model.ts";
import type { Operation } from "#types/operation.ts";

/** The operation of an id that the model itself names. Throws where the caller asks for what is not offered. */
export function findOperation(
  model: Pick<AdminModel, "operations">,
  id: string | undefined,
  purpose: string,
): Operation {
  const operation = model.operations.find((item) => item.id === id);
  if (!operation) throw new RangeError(`This API has no operation to ${purpose}.`);
  return operation;
}
