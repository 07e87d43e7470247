import type { ModelSummary } from "@quarterdeck/model";

/** True for a list whose records can be written: a description that has one for everyone has the other lists too. */
export function hasEditedList({ resources }: Pick<ModelSummary, "resources">): boolean {
  return resources.some(
    ({ operations: { list, create, update, replace, remove } }) =>
      list && (create ?? update ?? replace ?? remove),
  );
}
