import type { ListPage, ListState, Period, Trend } from "@quarterdeck/model";
import {
  buildListRequest,
  newestState,
  planPeriods,
  readInstants,
  readListPage,
  sinceState,
  tallyPeriods,
} from "@quarterdeck/model";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { sendTracked } from "./permission-cache.ts";
import { queryKeys } from "./keys.ts";
import type { ListWalk } from "./walk-list.ts";

/** Number of records in each period of a trend. */
export interface Bars {
  readonly period: Period;
  /** Start of each period. */
  readonly starts: readonly number[];
  /** End of the last period. */
  readonly end: number;
  readonly readAt: number;
  readonly counts: readonly number[];
  /** Number of the newest records that were counted; undefined: all. */
  readonly among?: number;
}

const PERIODS = 8;
const NEWEST = 100;
const SAMPLE = 5;
const ENOUGH_PER_BAR = 50;
const CONCURRENT = 2;
const FRESH_MS = 5 * 60_000;

/** Bars of a chart, from nine small requests or one; canceled when the chart closes. */
export function useBars(walk: ListWalk, trend: Trend): UseQueryResult<Bars> {
  const { chunk, resource, parents } = walk;
  const { search, filters } = walk.state;
  return useQuery({
    queryKey: queryKeys.trend(resource.name, { trend, parents, search, filters }),
    queryFn: async ({ signal, client }) => {
      const readPage = async (state: ListState): Promise<ListPage> => {
        const limited = { ...state, search, filters: { ...filters, ...state.filters } };
        const request = buildListRequest(chunk, resource, limited, parents);
        return readListPage(
          resource,
          await sendTracked(client, resource.list?.operation, request, signal),
          limited,
        );
      };
      // A condition on the same filter would be replaced by each period.
      return trend.since === undefined || Object.hasOwn(filters, trend.since.name)
        ? countAmongNewest(trend, readPage)
        : countPeriods(trend, trend.since, readPage);
    },
    staleTime: FRESH_MS,
    retry: false,
  });
}

type ReadPage = (state: ListState) => Promise<ListPage>;

async function countAmongNewest(trend: Trend, readPage: ReadPage): Promise<Bars> {
  const { rows } = await readPage(newestState(trend, NEWEST));
  const instants = readInstants(trend, rows);
  const readAt = Date.now();
  const { period, starts, end } = planPeriods(instants, {
    now: readAt,
    count: PERIODS,
    enough: instants.length / PERIODS,
  });
  const counts = tallyPeriods(starts, instants);
  return { period, starts, end, readAt, counts, among: rows.length };
}

async function countPeriods(
  trend: Trend,
  since: NonNullable<Trend["since"]>,
  readPage: ReadPage,
): Promise<Bars> {
  const newest = trend.isSortable ? (await readPage(newestState(trend, SAMPLE))).rows : [];
  const readAt = Date.now();
  const { period, starts, end } = planPeriods(readInstants(trend, newest), {
    now: readAt,
    count: PERIODS,
    enough: ENOUGH_PER_BAR,
  });
  const totals: number[] = [];
  for (let first = 0; first < starts.length; first += CONCURRENT) {
    const pages = await Promise.all(
      starts.slice(first, first + CONCURRENT).map((start) => readPage(sinceState(since, start))),
    );
    totals.push(...pages.map(({ total }) => total ?? 0));
  }
  const counts = totals.map((total, index) => Math.max(0, total - (totals[index + 1] ?? 0)));
  return { period, starts, end, readAt, counts };
}
