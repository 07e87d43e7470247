import {
  type AggregateQuery,
  ExactNumber,
  type ListShape,
  type Resource,
  type RowGroup,
} from "@quarterdeck/model";
import { useQuery } from "@tanstack/react-query";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { resolveFilters } from "#fields/filters/relative-days.ts";
import { useToday } from "#fields/filters/use-today.ts";
import { readListAggregates } from "#queries/aggregates.ts";
import { queryKeys } from "#queries/keys.ts";
import { useChunk } from "#queries/model/model-chunk.ts";

export interface GroupTotals {
  /** Largest first. */
  readonly groups: readonly RowGroup[];
  /** All rows. */
  readonly total: RowGroup;
  /** Number of all groups. */
  readonly groupCount: number;
}

interface GroupTotalsOptions {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly list: ListShape;
  readonly address: ListAddress;
  /** Grouped field, then the summed ones. */
  readonly names: readonly string[];
  /** True if the page has all rows. */
  readonly isWhole: boolean;
}

const mostGroups = 200;

/** Totals of all rows that match, where the API adds them up; and whether they are being read. */
export function useGroupTotals(
  options: GroupTotalsOptions,
): readonly [totals: GroupTotals | undefined, isReading: boolean] {
  const { resource, parents, list, address, names, isWhole } = options;
  const chunk = useChunk();
  const filters = resolveFilters(list, address.filters, useToday());
  const { search } = address;
  const [groupBy = "", ...summed] = names;
  const { data, isLoading } = useQuery({
    queryKey: queryKeys.measure(resource.name, { totals: names, parents, search, filters }),
    queryFn: async ({ signal, client }): Promise<GroupTotals | null> => {
      const walk = { chunk, resource, parents, state: { ...address, filters } };
      const aggregates = ["count", ...summed.map((name) => `sum(${name})`)];
      const read = (query: Partial<AggregateQuery>) =>
        readListAggregates(client, walk, { aggregates, ...query }, signal);
      const [grouped, all] = await Promise.all([read({ groupBy, size: mostGroups }), read({})]);
      const [total] = all?.groups ?? [];
      if (grouped === undefined || total === undefined) return null;
      const { groups, groupCount } = grouped;
      return { groups: groups.map(readGroup), total: readGroup(total), groupCount };
    },
    enabled: list.aggregates !== undefined && !isWhole,
    retry: false,
  });
  return [data ?? undefined, isLoading];
}

interface Group {
  readonly value: unknown;
  readonly numbers: readonly unknown[];
}

function readGroup({ value, numbers: [count, ...sums] }: Group): RowGroup {
  return {
    value,
    count: Number(count),
    sums: sums.map((sum) => (isNumber(sum) ? new ExactNumber(String(sum)) : undefined)),
  };
}

/** False for null and for `NaN`. */
function isNumber(value: unknown): boolean {
  return value !== null && Number.isFinite(Number(value));
}
