import type { ChoiceField, Field, Filter } from "@quarterdeck/model";
import { groupRows } from "@quarterdeck/model";
import { type QueryClient, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { FRESH_MS, readListAggregates } from "./aggregates.ts";
import { queryKeys } from "./keys.ts";
import { conditionsOf, limitWalk, readCount, readRows } from "./measures.ts";
import type { ListWalk } from "./list-walk.ts";

/** Records with the same value; `isRest`: all other records. */
export interface Category {
  readonly value: unknown;
  readonly count: number;
  readonly isRest?: true;
}

export interface Categories {
  readonly groups: readonly Category[];
  /** Number of the newest records that were counted; undefined: all. */
  readonly among?: number;
}

const MAX_GROUPS = 8;
const CONCURRENT = 2;

/** Number of records per value of a field, largest first or in the order of the choices. */
export function useCategories(walk: ListWalk, field: Field): UseQueryResult<Categories> {
  return useQuery({
    queryKey: queryKeys.measure(walk.resource.name, { ...conditionsOf(walk), by: field.name }),
    queryFn: ({ signal, client }) => readCategories(client, walk, field, signal),
    staleTime: FRESH_MS,
    retry: false,
  });
}

/** Records per value: by one count each if the list can be filtered by it, otherwise from its rows. */
export async function readCategories(
  client: QueryClient,
  walk: ListWalk,
  field: Field,
  signal: AbortSignal,
): Promise<Categories> {
  const values = fixedValues(field);
  const filter = valueFilter(walk, field);
  const grouped = await readGroups(client, walk, field, signal);
  if (grouped !== undefined) return { groups: grouped };
  const isFree = filter !== undefined && !Object.hasOwn(walk.state.filters, filter.name);
  const total = values !== undefined && isFree ? await readCount(client, walk, signal) : undefined;
  if (values === undefined || filter === undefined || total === undefined) {
    const { rows, isWhole } = await readRows(client, walk, signal);
    const groups = groupRows(rows, field.name, []);
    return { groups: shorten(groups), ...(!isWhole && { among: rows.length }) };
  }
  const groups: Category[] = [];
  for (let first = 0; first < values.length; first += CONCURRENT) {
    const read = values.slice(first, first + CONCURRENT).map(async (value) => ({
      value,
      count:
        (await readCount(client, limitWalk(walk, { [filter.name]: [String(value)] }), signal)) ?? 0,
    }));
    groups.push(...(await Promise.all(read)));
  }
  const rest = total - groups.reduce((sum, { count }) => sum + count, 0);
  return { groups: rest > 0 ? [...groups, restOf(rest)] : groups };
}

/** Groups of all records, where the API counts them. */
async function readGroups(
  client: QueryClient,
  walk: ListWalk,
  field: Field,
  signal: AbortSignal,
): Promise<readonly Category[] | undefined> {
  const query = { aggregates: ["count"], groupBy: field.name, size: MAX_GROUPS };
  const page = await readListAggregates(client, walk, query, signal);
  if (page === undefined) return undefined;
  const all = page.groups.map(({ value, numbers: [count] }) => ({ value, count: Number(count) }));
  const values = fixedValues(field);
  const shown =
    values?.map((value) => all.find((one) => one.value === value) ?? { value, count: 0 }) ??
    (page.groupCount > MAX_GROUPS ? all.slice(0, MAX_GROUPS - 1) : all);
  const rest = page.total - shown.reduce((sum, { count }) => sum + count, 0);
  return rest > 0 ? [...shown, restOf(rest)] : shown;
}

function shorten(groups: readonly Category[]): readonly Category[] {
  if (groups.length <= MAX_GROUPS) return groups;
  const rest = groups.slice(MAX_GROUPS - 1).reduce((sum, { count }) => sum + count, 0);
  return [...groups.slice(0, MAX_GROUPS - 1), restOf(rest)];
}

function restOf(count: number): Category {
  return { value: undefined, count, isRest: true };
}

/** Values of a field with few of them. */
function fixedValues(field: Field): readonly unknown[] | undefined {
  if (field.kind === "boolean") return [true, false];
  if (!isChoice(field)) return undefined;
  const values = field.choices.map(({ value }) => value).filter((value) => value !== null);
  return values.length <= MAX_GROUPS ? values : undefined;
}

function isChoice(field: Field): field is ChoiceField {
  return field.kind === "choice";
}

/** Filter that selects the records with a value of the field. */
export function valueFilter(
  { resource }: Pick<ListWalk, "resource">,
  { name, kind }: Field,
): Filter | undefined {
  const kinds: readonly string[] = [kind, `${kind}s`];
  return resource.list?.filters.find(
    (filter) =>
      filter.fieldName === name &&
      (filter.operator === "is" || filter.operator === "in") &&
      kinds.includes(filter.field.kind),
  );
}
