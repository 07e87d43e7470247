import type { ModelSummary, Operation, OperationSummary, Catalog } from "@quarterdeck/model";
import { formatMessage } from "@quarterdeck/model";

type Named = OperationSummary & Partial<Pick<Operation, "role">>;

/** Labels operations by their role in a language; names from the description stay. */
export function nameOperations<Some extends Named>(
  operations: readonly Some[],
  { resources }: Pick<ModelSummary, "resources">,
  words: Catalog,
): readonly Some[] {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  return operations.map((operation) => {
    const { subject, method } = operation;
    if (subject !== undefined && Object.hasOwn(words, method) && operation.isNamed !== true) {
      return {
        ...operation,
        label: formatMessage(words, { code: method, params: { label: subject } }),
      };
    }
    const resource = byName.get(operation.resource ?? "");
    const role =
      operation.role ??
      Object.entries(resource?.operations ?? {}).find(([, id]) => id === operation.id)?.[0];
    if (resource === undefined || role === undefined || operation.isNamed) return operation;
    if (!Object.hasOwn(words, role)) return operation;
    const { one, many } = resource.labels;
    return {
      ...operation,
      label: formatMessage(words, { code: role, params: { label: role === "list" ? many : one } }),
    };
  });
}
