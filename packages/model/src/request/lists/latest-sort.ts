import type { Field } from "#types/field.ts";
import type { SortBy } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import { isCreation } from "./creation-name.ts";

/** Sort with the newest records first, if the API can sort by a time or by the key; otherwise none. */
export function latestSort(resource: Resource): readonly SortBy[] {
  const field = newestField(resource);
  return field === undefined ? [] : [{ field, isDescending: true }];
}

function newestField(resource: Resource): string | undefined {
  const sort = resource.list?.sort;
  if (sort === undefined) return undefined;
  const isSortable = (name: string): boolean => sort.fields?.includes(name) ?? true;
  const times = resource.fields.filter(
    ({ kind, name }) => kind === "date-time" && isSortable(name),
  );
  const time = times.find(isCreation) ?? times.find(isAlwaysSet);
  const key = resource.key.length === 1 ? resource.key[0]?.field : undefined;
  const isKeySortable =
    key?.length === 1 && isNumberField(resource, key[0]) && isSortable(key[0] ?? "");
  return time?.name ?? (isKeySortable ? key[0] : undefined);
}

/** True for a time that every record has: missing values would sort first. */
function isAlwaysSet({ isRequired, isNullable }: Field): boolean {
  return isRequired && isNullable !== true;
}

function isNumberField({ fields }: Resource, name: string | undefined): boolean {
  return fields.some((field) => field.name === name && field.kind === "number");
}
