import type { ModelSummary } from "@quarterdeck/model";

/** True if records of a list can be written. A description that shows such a list to everyone shows the other lists, too. */
export function hasEditedList({ resources }: Pick<ModelSummary, "resources">): boolean {
  return resources.some(
    ({ operations: { list, create, update, replace, remove } }) =>
      list && (create ?? update ?? replace ?? remove),
  );
}
