import { type ListShape, type ListState, type Resource, splitKey } from "@quarterdeck/model";

/** What of a list to look through for one record: narrowed to its key where that can be asked for. */
export function findInList(resource: Resource, list: ListShape, key: string): ListState {
  const none: ListState = { page: 1, sort: [], search: "", filters: {} };
  const [part] = resource.key;
  const value = Object.values(splitKey(resource, key) ?? {})[0];
  const filter = list.filters.find(
    ({ fieldName, operator }) =>
      fieldName === part?.field[0] && (operator === "is" || operator === "in"),
  );
  if (resource.key.length === 1 && filter !== undefined && value !== undefined) {
    return { ...none, filters: { [filter.name]: [value] } };
  }
  // The most that one page may hold is the best place left to look.
  const most = "size" in list.paging ? Math.min(list.paging.size?.maximum ?? 100, 1000) : undefined;
  return { ...none, size: most };
}
