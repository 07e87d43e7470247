import type { AdminModel, Field, ListPage, ListState, Resource } from "@quarterdeck/model";
import { missingParameters } from "@quarterdeck/model";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useMayRead } from "./known-answers.ts";
import { listOptions } from "./list.ts";
import { useModel } from "./model.ts";

const LATEST = 5;

/** What the home screen shows of a resource, all from one call that nobody asked for. */
export interface Overview {
  /** False until the resource has been opened once, where a refusal would end the session (H9). */
  readonly isAllowed: boolean;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly total?: number | undefined;
  readonly latest: readonly unknown[];
}

export function useOverview(resource: Resource): Overview {
  const model = useModel();
  const isReadable = useMayRead(resource.list?.operation) && isReadableAlone(model, resource);
  const options = isReadable ? listOptions(model, resource, latestState(resource), {}) : undefined;
  const { data, isLoading, error } = useQuery<ListPage>({
    queryKey: options?.queryKey ?? ["overview", resource.name],
    queryFn: options?.queryFn ?? skipToken,
  });
  return {
    isAllowed: isReadable,
    isLoading,
    error,
    total: data?.total,
    latest: (data?.rows ?? []).slice(0, LATEST),
  };
}

/** Newest first, where the API can sort by a time or by the key. */
export function latestState(resource: Resource): ListState {
  const field = newestField(resource);
  return {
    page: 1,
    size: LATEST,
    sort: field === undefined ? [] : [{ field, isDescending: true }],
    search: "",
    filters: {},
  };
}

const creation = /^(?:created|inserted|placed|registered|published|added|date_?created|creation)/i;

function newestField(resource: Resource): string | undefined {
  const sort = resource.list?.sort;
  if (sort === undefined) return undefined;
  const isSortable = (name: string): boolean => sort.fields?.includes(name) ?? true;
  const times = resource.fields.filter(
    ({ kind, name }) => kind === "date-time" && isSortable(name),
  );
  const time = times.find(({ name }) => creation.test(name)) ?? times.find(isCertain);
  const key = resource.key.length === 1 ? resource.key[0]?.field : undefined;
  const isKeySortable =
    key?.length === 1 && isNumberField(resource, key[0]) && isSortable(key[0] ?? "");
  return time?.name ?? (isKeySortable ? key[0] : undefined);
}

/** A time that may be missing sorts its gaps first. */
function isCertain({ isRequired, isNullable }: Field): boolean {
  return isRequired && isNullable !== true;
}

function isNumberField({ fields }: Resource, name: string | undefined): boolean {
  return fields.some((field) => field.name === name && field.kind === "number");
}

function isReadableAlone(model: AdminModel, resource: Resource): boolean {
  const isTop = resource.list !== undefined && resource.parents.length === 0;
  return isTop && missingParameters(model, resource, latestState(resource)).length === 0;
}
