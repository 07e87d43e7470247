import type { ListPage, ListState } from "@quarterdeck/model";
import {
  buildListRequest,
  buildTotalRequest,
  divideListState,
  findTrend,
  groupRows,
  newestState,
  readInstants,
  readListPage,
  readTotal,
  sinceState,
  totalRows,
  type Trend,
} from "@quarterdeck/model";
import { type QueryClient, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { FRESH_MS, readListAggregates } from "./aggregates.ts";
import { latestOptions } from "./overview.ts";
import { mayReadInBackground } from "./permission-cache.ts";
import { queryKeys } from "./keys.ts";
import type { ListWalk } from "./list-walk.ts";
import { walkList } from "./walk-list.ts";
import { sendInBackground } from "./send-in-background.ts";

/** Number of records, or the sum or average of a number in them. */
export interface Measure {
  readonly of: "count" | "sum" | "average";
  /** `Field.name`; absent for a count. */
  readonly field?: string;
}

export interface Measured {
  /** Undefined without a number in the records. */
  readonly value: string | undefined;
  /** Difference to a week ago; undefined: unknown. */
  readonly change?: number | undefined;
  /** Number of the newest records that it covers; undefined: all. */
  readonly among?: number;
  /** True if the API returns an estimate only. */
  readonly isEstimate?: boolean;
}

const WEEK_MS = 7 * 86_400_000;
const MAX_ROWS = 1000;

/** Number over the records of a list that match; from two small requests or one large one. */
export function useMeasured(walk: ListWalk, measure: Measure): UseQueryResult<Measured> {
  return useQuery({
    queryKey: queryKeys.measure(walk.resource.name, { ...conditionsOf(walk), measure }),
    queryFn: ({ signal, client }) => readMeasured(client, walk, measure, signal),
    staleTime: FRESH_MS,
    retry: false,
  });
}

export function conditionsOf({ parents, state: { search, filters } }: ListWalk): object {
  return { parents, search, filters };
}

/** Value of a measure now, and its difference to a week ago. */
export async function readMeasured(
  client: QueryClient,
  walk: ListWalk,
  { of, field = "" }: Measure,
  signal: AbortSignal,
): Promise<Measured> {
  const trend = findTrend(walk.resource);
  if (of === "count") {
    const total = await readCount(client, walk, signal);
    const count = total ?? (await readLatest(client, walk))?.estimate;
    if (count !== undefined) {
      const since = weekFilters(walk.state.filters, trend);
      const change = since && (await readCount(client, limitWalk(walk, since), signal));
      return { value: String(count), change, ...(total === undefined && { isEstimate: true }) };
    }
  }
  const aggregated =
    of === "count" ? undefined : await readAggregated(client, walk, { of, field }, signal);
  if (aggregated !== undefined) return aggregated;
  const { rows, isWhole } = await readRows(client, walk, signal);
  const compute = computes[of];
  const value = compute(rows, field);
  if (!isWhole) return { value, among: rows.length };
  const week = Date.now() - WEEK_MS;
  const before = trend && rows.filter((row) => (readInstants(trend, [row])[0] ?? 0) < week);
  const change = before && Number(value) - Number(compute(before, field) ?? 0);
  return { value, change: Number.isNaN(change) ? undefined : change };
}

/** Sum or average over all records, where the API computes it. */
async function readAggregated(
  client: QueryClient,
  walk: ListWalk,
  { of, field }: Required<Measure>,
  signal: AbortSignal,
): Promise<Measured | undefined> {
  const query = { aggregates: [`sum(${field})`, `count(${field})`] };
  const read = async (filters: ListState["filters"]) => {
    const page = await readListAggregates(client, limitWalk(walk, filters), query, signal);
    const [sum, count] = page?.groups[0]?.numbers ?? [];
    return page && { sum: sum === null ? undefined : String(sum), count: Number(count) };
  };
  const now = await read({});
  if (now === undefined) return undefined;
  const compute = (sum: string | undefined, count: number): string | undefined =>
    of === "average" ? averageOf(sum, count) : sum;
  const value = compute(now.sum, now.count);
  const since = weekFilters(walk.state.filters, findTrend(walk.resource));
  const week = since && (await read(since));
  if (week === undefined || value === undefined) return { value };
  const before = Number(now.sum) - Number(week.sum ?? 0);
  const change = Number(value) - Number(compute(String(before), now.count - week.count) ?? 0);
  return { value, change: Number.isFinite(change) ? change : undefined };
}

type Compute = (rows: readonly unknown[], field: string) => string | undefined;

const computes: Readonly<Record<Measure["of"], Compute>> = {
  count: (rows) => String(rows.length),
  sum: sumOf,
  average: (rows, field) => {
    const sum = sumOf(rows, field);
    const filled = groupRows(rows, field, []).filter(({ value }) => value !== null);
    const count = filled.reduce((total, group) => total + group.count, 0);
    return averageOf(sum, count);
  },
};

function averageOf(sum: string | undefined, count: number): string | undefined {
  const digits = /\.(\d+)$/.exec(sum ?? "")?.[1]?.length ?? 1;
  return sum === undefined ? undefined : (Number(sum) / count).toFixed(Math.min(digits, 2));
}

function sumOf(rows: readonly unknown[], field: string): string | undefined {
  const [sum] = totalRows(null, rows, [field]).sums;
  return sum === undefined ? undefined : String(sum);
}

/** Filters of the records of the last week; undefined if the list cannot select them in addition. */
export function weekFilters(
  filters: ListState["filters"],
  trend: Trend | undefined,
): ListState["filters"] | undefined {
  const since = trend?.since;
  if (since === undefined || Object.hasOwn(filters, since.name)) return undefined;
  return sinceState(since, Date.now() - WEEK_MS).filters;
}

export function limitWalk(walk: ListWalk, filters: ListState["filters"]): ListWalk {
  return { ...walk, state: { ...walk.state, filters: { ...walk.state.filters, ...filters } } };
}

/** Exact number of matching records; undefined if the API does not return it. */
export async function readCount(
  client: QueryClient,
  { chunk, resource, parents, state }: ListWalk,
  signal: AbortSignal,
): Promise<number | undefined> {
  const total = resource.list?.total;
  if (total === undefined || divideListState(resource, state).browser !== undefined)
    return undefined;
  if (total.in === "operation") {
    const request = mayReadInBackground(total.operation)
      ? buildTotalRequest(chunk, resource, state, parents)
      : undefined;
    if (request === undefined) return undefined;
    return readTotal(resource, await sendInBackground(client, request, signal));
  }
  const latest = await readLatest(client, { chunk, resource, parents, state });
  if (latest !== undefined) return latest.total;
  const one = { ...state, page: 1, size: 1, sort: [] };
  const request = buildListRequest(chunk, resource, one, parents);
  const response = await sendInBackground(client, request, signal);
  return readListPage(resource, response, one).total;
}

/** Page of the card of a list, which is shared with it; undefined if the tile has conditions. */
export async function readLatest(
  client: QueryClient,
  { chunk, parents, state: { search, filters } }: ListWalk,
): Promise<ListPage | undefined> {
  const isWhole = search === "" && Object.values(filters).every(({ length }) => length === 0);
  const options = isWhole ? latestOptions(chunk, parents) : undefined;
  if (options === undefined) return undefined;
  return client.fetchQuery({ ...options, staleTime: FRESH_MS, retry: false });
}

/** All matching records, or the newest ones of a list that is too long. */
export async function readRows(
  client: QueryClient,
  walk: ListWalk,
  signal: AbortSignal,
): Promise<{ readonly rows: readonly unknown[]; readonly isWhole: boolean }> {
  const trend = findTrend(walk.resource);
  const sort = trend === undefined ? [] : newestState(trend, 1).sort;
  const rows: unknown[] = [];
  for await (const page of walkList(client, { ...walk, state: { ...walk.state, sort } }, signal)) {
    rows.push(...page.rows);
    if (page.mayBeMore === true) return { rows, isWhole: false };
    const isLong = (page.total ?? 0) > MAX_ROWS || rows.length >= MAX_ROWS;
    if (isLong) return { rows, isWhole: rows.length === page.total };
  }
  return { rows, isWhole: true };
}
