import type { ListPage, ListState, ModelChunk, Period, Resource, Trend } from "@quarterdeck/model";
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

/** How many records came in each of some periods. */
export interface Bars {
  readonly period: Period;
  /** Where each period begins. */
  readonly starts: readonly number[];
  /** Where the last of them ends. */
  readonly end: number;
  readonly readAt: number;
  readonly counts: readonly number[];
  /** Only so many of the newest records were looked at; undefined: all were counted. */
  readonly among?: number;
}

const PERIODS = 8;
const NEWEST = 100;
const FEW = 5;
const ENOUGH_PER_BAR = 50;
const CONCURRENT = 2;
const FRESH_MS = 5 * 60_000;

/** What a chart shows: nine small requests, or one; cancelled when nobody looks any more. */
export function useBars(chunk: ModelChunk, resource: Resource, trend: Trend): UseQueryResult<Bars> {
  const { name, list } = resource;
  return useQuery({
    queryKey: queryKeys.trend(name, trend),
    queryFn: async ({ signal }) => {
      const ask = async (state: ListState): Promise<ListPage> => {
        const request = buildListRequest(chunk, resource, state, {});
        return readListPage(resource, await sendTracked(list?.operation, request, signal), state);
      };
      return trend.since === undefined
        ? countAmongNewest(trend, ask)
        : countPeriods(trend, trend.since, ask);
    },
    staleTime: FRESH_MS,
    retry: false,
  });
}

type ReadPage = (state: ListState) => Promise<ListPage>;

async function countAmongNewest(trend: Trend, ask: ReadPage): Promise<Bars> {
  const { rows } = await ask(newestState(trend, NEWEST));
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
  ask: ReadPage,
): Promise<Bars> {
  const newest = trend.isSortable ? (await ask(newestState(trend, FEW))).rows : [];
  const readAt = Date.now();
  const { period, starts, end } = planPeriods(readInstants(trend, newest), {
    now: readAt,
    count: PERIODS,
    enough: ENOUGH_PER_BAR,
  });
  const totals: number[] = [];
  for (let at = 0; at < starts.length; at += CONCURRENT) {
    const pages = await Promise.all(
      starts.slice(at, at + CONCURRENT).map((start) => ask(sinceState(since, start))),
    );
    totals.push(...pages.map(({ total }) => total ?? 0));
  }
  const counts = totals.map((total, at) => Math.max(0, total - (totals[at + 1] ?? 0)));
  return { period, starts, end, readAt, counts };
}
