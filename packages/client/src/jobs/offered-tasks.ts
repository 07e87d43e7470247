import {
  changeOperation,
  isSafeOperation,
  type ModelChunk,
  type Operation,
  type Resource,
} from "@quarterdeck/model";
import { hasSecret } from "./has-secret.ts";

/** Operations of a resource that a job can call once per record. */
export interface OfferedTasks {
  readonly edit: Operation | undefined;
  readonly remove: Operation | undefined;
  readonly acts: readonly Operation[];
}

export function offeredTasks(chunk: ModelChunk, resource: Resource): OfferedTasks {
  const own = chunk.operations.filter(({ server }) => server === undefined);
  const find = (id: string | undefined) => own.find((one) => one.id === id);
  return {
    edit: withoutSecrets(find(changeOperation(chunk, resource)?.id)),
    remove: withoutSecrets(find(resource.operations.remove)),
    acts: own.filter((operation) => isAct(operation, resource)),
  };
}

function withoutSecrets(operation: Operation | undefined): Operation | undefined {
  const inputs = operation?.parameters.filter(({ isRequired }) => isRequired) ?? [];
  return inputs.some(({ field }) => hasSecret(field)) ? undefined : operation;
}

/** True for an action on records without secret inputs: a job stores its values, and secrets are not stored. */
function isAct(operation: Operation, { name }: Resource): boolean {
  const { scope, role, resource, body, parameters } = operation;
  const inputs = [...parameters.map(({ field }) => field), ...(body ? [body.field] : [])];
  const isOwn = resource === name && scope === "record" && role === "action";
  return isOwn && !isSafeOperation(operation) && !inputs.some(hasSecret);
}
