import type { Filter, Resource } from "@quarterdeck/model";
import { skipToken, useQuery } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { resolveFilters } from "#fields/filters/relative-days.ts";
import { useToday } from "#fields/filters/use-today.ts";
import { FRESH_MS, readListAggregates } from "#queries/aggregates.ts";
import { queryKeys } from "#queries/keys.ts";
import { useChunk } from "#queries/model/model-chunk.ts";

/** The list whose records are counted. */
export interface CountedList {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly address: ListAddress;
}

const SIZE = 100;

/**
 * Number of records with each value of a choice, under all other conditions; undefined if the API has no counts, and
 * until they are known.
 */
export function useChoiceCounts(
  { resource, parents, address }: CountedList,
  { fieldName }: Filter,
  isEnabled = true,
): ReadonlyMap<string, number> | undefined {
  const chunk = useChunk();
  const today = useToday();
  const { list } = resource;
  const field = resource.fields.find(({ name }) => name === fieldName);
  const isCounted =
    isEnabled &&
    list?.aggregates !== undefined &&
    (field?.kind === "choice" || field?.kind === "boolean");
  const own = (list?.filters ?? []).flatMap((one) =>
    one.fieldName === fieldName ? [one.name] : [],
  );
  const all = list === undefined ? {} : resolveFilters(list, address.filters, today);
  const filters = Object.fromEntries(Object.entries(all).filter(([name]) => !own.includes(name)));
  const { search } = address;
  const { data } = useQuery({
    queryKey: queryKeys.measure(resource.name, {
      choices: fieldName,
      parents,
      search,
      filters,
    }),
    queryFn:
      !isCounted || field === undefined
        ? skipToken
        : async ({ client, signal }) => {
            const state = { page: 1, sort: [], search, filters };
            const query = { aggregates: ["count"], groupBy: field.name, size: SIZE };
            const walk = { chunk, resource, parents, state };
            return (await readListAggregates(client, walk, query, signal)) ?? null;
          },
    staleTime: FRESH_MS,
    retry: false,
  });
  if (!data || data.groupCount > data.groups.length) return undefined;
  return new Map(data.groups.map(({ value, numbers }) => [String(value), Number(numbers[0])]));
}
