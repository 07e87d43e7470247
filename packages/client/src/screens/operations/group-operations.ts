import type { ModelSummary, OperationSummary } from "@quarterdeck/model";

export interface OperationGroup {
  readonly label: string;
  readonly operations: readonly OperationSummary[];
}

/** Operations that match every search word, grouped by resource or else by tag, in document order. */
export function groupOperations(
  model: Pick<ModelSummary, "operations" | "resources">,
  sought: string,
  others: string,
): readonly OperationGroup[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const labels = new Map(model.resources.map(({ name, labels: { many } }) => [name, many]));
  const groups = new Map<string, OperationSummary[]>();
  for (const operation of model.operations) {
    const label = labels.get(operation.resource ?? "") ?? operation.tag ?? others;
    const { id, path, method } = operation;
    const text = [label, operation.label, id, path, method, operation.tag].join(" ").toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const group = groups.get(label) ?? [];
    group.push(operation);
    groups.set(label, group);
  }
  return Array.from(groups, ([label, operations]) => ({ label, operations }));
}
