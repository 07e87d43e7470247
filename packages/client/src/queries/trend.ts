import type { ListPage, ListState, Period, Trend } from "@quarterdeck/model";
import {
  buildListRequest,
  latestSort,
  newestState,
  planPeriods,
  readInstants,
  readListPage,
  sinceState,
  tallyPeriods,
} from "@quarterdeck/model";
import { hashKey, type QueryClient, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { readListAggregates } from "./aggregates.ts";
import { readLatest } from "./measures.ts";

import { queryKeys } from "./keys.ts";
import { readChecked } from "./read-checked.ts";
import type { ListWalk } from "./list-walk.ts";
import { sendInBackground } from "./send-in-background.ts";

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
/** Groups of records without a date, and of infinite ones. */
const UNDATED = 3;
const FRESH_MS = 5 * 60_000;

/** Bars of a chart, from up to nine small requests; canceled when the chart closes. */
export function useBars(walk: ListWalk, trend: Trend): UseQueryResult<Bars> {
  const { chunk, resource, parents } = walk;
  const { search, filters } = walk.state;
  return useQuery({
    queryKey: queryKeys.trend(resource.name, { trend, parents, search, filters }),
    queryFn: async ({ signal, client }) => {
      const readPage = async (state: ListState): Promise<ListPage> => {
        const limited = { ...state, search, filters: { ...filters, ...state.filters } };
        return readChecked(
          client,
          { ...chunk, resource },
          limited,
          async (described, requested) => {
            const request = buildListRequest(chunk, described, requested, parents);
            return readListPage(
              described,
              await sendInBackground(client, request, signal),
              requested,
            );
          },
        );
      };
      // A condition on the same filter would be replaced by each period.
      const since =
        trend.since && Object.hasOwn(filters, trend.since.name) ? undefined : trend.since;
      const readNewest = async (): Promise<readonly unknown[]> => {
        const newest = newestState(trend, SAMPLE);
        const isShared = hashKey(newest.sort) === hashKey(latestSort(resource));
        const page = isShared ? await readLatest(client, walk) : undefined;
        return (page ?? (await readPage(newest))).rows;
      };
      return (
        (await countGroups(client, walk, { trend, since, readNewest }, signal)) ??
        (since && (await countPeriods({ trend, since, readNewest }, readPage))) ??
        countAmongNewest(trend, readPage)
      );
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

/** Periods that contain the newest records. */
async function planBars(
  trend: Trend,
  readNewest: CountedTrend["readNewest"],
): Promise<Pick<Bars, "period" | "starts" | "end" | "readAt">> {
  const newest = trend.isSortable ? await readNewest() : [];
  const readAt = Date.now();
  const planned = planPeriods(readInstants(trend, newest), {
    now: readAt,
    count: PERIODS,
    enough: ENOUGH_PER_BAR,
  });
  return { ...planned, readAt };
}

interface CountedTrend {
  readonly trend: Trend;
  readonly since: Trend["since"];
  /** Reads some of the newest records. */
  readonly readNewest: () => Promise<readonly unknown[]>;
}

/** Records of each period, counted by one request; undefined if the API does not count them. */
async function countGroups(
  client: QueryClient,
  walk: ListWalk,
  { trend, since, readNewest }: CountedTrend,
  signal: AbortSignal,
): Promise<Bars | undefined> {
  if (walk.resource.list?.aggregates === undefined) return undefined;
  const planned = await planBars(trend, readNewest);
  const [first = 0] = planned.starts;
  const filters = { ...walk.state.filters, ...(since && sinceState(since, first).filters) };
  const page = await readListAggregates(
    client,
    { ...walk, state: { ...walk.state, filters } },
    {
      aggregates: ["count"],
      groupBy: `${planned.period}(${trend.field.name})`,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      size: PERIODS + UNDATED,
    },
    signal,
  );
  if (page === undefined) return undefined;
  const byDay = new Map(page.groups.map(({ value, numbers }) => [value, Number(numbers[0])]));
  return { ...planned, counts: planned.starts.map((start) => byDay.get(dayOf(start)) ?? 0) };
}

/** Day of an instant in the local time zone: `2026-11-25`. */
function dayOf(instant: number): string {
  const at = new Date(instant);
  const parts = [at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0"));
  return [String(at.getFullYear()).padStart(4, "0"), ...parts].join("-");
}

/** Undefined if the API leaves out a total. */
async function countPeriods(
  { trend, since, readNewest }: CountedTrend & { readonly since: NonNullable<Trend["since"]> },
  readPage: ReadPage,
): Promise<Bars | undefined> {
  const planned = await planBars(trend, readNewest);
  const totals: number[] = [];
  for (let first = 0; first < planned.starts.length; first += CONCURRENT) {
    const pages = await Promise.all(
      planned.starts
        .slice(first, first + CONCURRENT)
        .map((start) => readPage(sinceState(since, start))),
    );
    const counted = pages.flatMap(({ total }) => total ?? []);
    if (counted.length < pages.length) return undefined;
    totals.push(...counted);
  }
  const counts = totals.map((total, index) => Math.max(0, total - (totals[index + 1] ?? 0)));
  return { ...planned, counts };
}
