import { changeOperation, type ModelPart, type Operation, type Resource } from "@quarterdeck/model";

/** What the API lets be done to many records of a resource, one call each. */
export interface OfferedTasks {
  readonly edit: Operation | undefined;
  readonly remove: Operation | undefined;
  readonly acts: readonly Operation[];
}

const reads: readonly Operation["method"][] = ["get", "head", "options", "query"];

export function offeredTasks(part: ModelPart, resource: Resource): OfferedTasks {
  const own = part.operations.filter(({ server }) => server === undefined);
  const find = (id: string | undefined) => own.find((one) => one.id === id);
  return {
    edit: find(changeOperation(part, resource)?.id),
    remove: find(resource.operations.remove),
    acts: own.filter(
      ({ scope, role, method, resource: of }) =>
        of === resource.name && scope === "record" && role === "action" && !reads.includes(method),
    ),
  };
}
