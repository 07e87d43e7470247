import {
  changeOperation,
  type ModelChunk,
  type Operation,
  type Resource,
} from "@quarterdeck/model";
import { holdsSecret } from "./holds-secret.ts";

/** What the API lets be done to many records of a resource, one call each. */
export interface OfferedTasks {
  readonly edit: Operation | undefined;
  readonly remove: Operation | undefined;
  readonly acts: readonly Operation[];
}

const reads: readonly Operation["method"][] = ["get", "head", "options", "query"];

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
  const asked = operation?.parameters.filter(({ isRequired }) => isRequired) ?? [];
  return asked.some(({ field }) => holdsSecret(field)) ? undefined : operation;
}

/** What a job is told is written down, and a secret never is: such an action is done record by record. */
function isAct(operation: Operation, { name }: Resource): boolean {
  const { scope, role, method, resource, body, parameters } = operation;
  const asked = [...parameters.map(({ field }) => field), ...(body ? [body.field] : [])];
  const isOwn = resource === name && scope === "record" && role === "action";
  return isOwn && !reads.includes(method) && !asked.some(holdsSecret);
}
