import { ownMember } from "#own/own-member.ts";
import { UNIX_UNITS } from "#own/unix-units.ts";
import type { Field, TimeField } from "#types/field.ts";
import type { Filter, ListShape } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { TrendKind } from "#types/model-chunk.ts";
import type { Resource } from "#types/resource.ts";
import { writeTime } from "#request/values/write-time.ts";
import { creation, event, isCreation } from "./creation-name.ts";
import { choosePeriod, periodEnd, periodStarts, type Period } from "./periods.ts";

/** Fields and filters that show when the records of a list were created, with small requests. */
export interface Trend {
  readonly field: TimeField;
  /** Filter that counts records since an instant; absent: only the newest records can be read. */
  readonly since?: Filter;
  /** True if the list can be sorted with the newest records first. */
  readonly isSortable: boolean;
}

const beginning = /^(?:started|hired)/i;

/** Trend of a list; undefined without a time field, or without a page size. */
export function findTrend({ list, fields }: Resource): Trend | undefined {
  if (list === undefined || !("size" in list.paging) || list.paging.size === undefined)
    return undefined;
  const times = fields.filter(isTime);
  const trends = [creation, event, beginning]
    .flatMap((words) => times.filter(({ name }) => words.test(name)))
    .map((field) => trendBy(field, list))
    .filter(({ since, isSortable }) => since !== undefined || isSortable);
  return trends.find(({ since }) => since !== undefined) ?? trends[0];
}

/** Kind of trend for the model summary. */
export function findTrendKind(resource: Resource): TrendKind | undefined {
  const trend = findTrend(resource);
  if (trend === undefined) return undefined;
  return isCreation(trend.field) ? "creation" : "arrival";
}

function trendBy(field: TimeField, { filters, sort, total }: ListShape): Trend {
  const isSortable = sort !== undefined && (sort.fields?.includes(field.name) ?? true);
  const isCounted = total?.in === "body" || total?.in === "header";
  const since = filters.find(
    ({ fieldName, operator }) =>
      fieldName === field.name && (operator === "at-least" || operator === "more-than"),
  );
  return isCounted && since !== undefined ? { field, since, isSortable } : { field, isSortable };
}

function isTime(field: Field): field is TimeField {
  return field.kind === "date" || field.kind === "date-time";
}

/** List state of the newest `size` records. */
export function newestState({ field, isSortable }: Trend, size: number): ListState {
  const sort = isSortable ? [{ field: field.name, isDescending: true }] : [];
  return { page: 1, size, sort, search: "", filters: {} };
}

/** List state of one record since an instant: only its total is used. */
export function sinceState(since: Filter, instant: number): ListState {
  const filters = { [since.name]: [writeInstant(since.field, instant)] };
  return { page: 1, size: 1, sort: [], search: "", filters };
}

/** Filters that select the records of a period; undefined if the list cannot be limited at both ends. */
export function periodFilters(
  { list }: Pick<Resource, "list">,
  { field, since }: Trend,
  { start, end }: { readonly start: number; readonly end: number },
): ListState["filters"] | undefined {
  const ends = list?.filters.filter(({ fieldName }) => fieldName === field.name) ?? [];
  const before = ends.find(({ operator }) => operator === "less-than");
  const last = ends.find(({ operator }) => operator === "at-most");
  if (since === undefined) return undefined;
  const from = { [since.name]: [writeInstant(since.field, start)] };
  if (before !== undefined) return { ...from, [before.name]: [writeInstant(before.field, end)] };
  return last && { ...from, [last.name]: [writeInstant(last.field, end - 1)] };
}

function writeInstant(field: Field, instant: number): string {
  const at = new Date(instant);
  if (field.kind === "date") {
    const [month, day] = [at.getMonth() + 1, at.getDate()].map((part) =>
      String(part).padStart(2, "0"),
    );
    return `${at.getFullYear()}-${month ?? ""}-${day ?? ""}`;
  }
  return field.kind === "date-time" ? String(writeTime(field, instant)) : at.toISOString();
}

/** Times of rows in milliseconds since 1970. Rows without a readable time are left out. */
export function readInstants({ field }: Trend, rows: readonly unknown[]): readonly number[] {
  return rows.map((row) => readInstant(field, row)).filter((instant) => !Number.isNaN(instant));
}

function readInstant({ name, kind, unix }: TimeField, row: unknown): number {
  const value =
    typeof row === "object" && row !== null
      ? ownMember(row as Record<string, unknown>, name)
      : undefined;
  if (value === null || value === undefined) return Number.NaN;
  const text = String(value);
  if (unix !== undefined) return Number(text) * UNIX_UNITS[unix];
  // A date without a zone is in the local time zone.
  return Date.parse(kind === "date" && /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00` : text);
}

interface PlannedPeriods {
  readonly period: Period;
  readonly starts: readonly number[];
  /** End of the last period, in milliseconds since 1970. */
  readonly end: number;
}

/** Periods that contain the newest records; without records, the periods up to now. */
export function planPeriods(
  newest: readonly number[],
  { now, count, enough }: { readonly now: number; readonly count: number; readonly enough: number },
): PlannedPeriods {
  const period = choosePeriod(newest, enough);
  const last = newest.length === 0 ? now : Math.max(...newest);
  return { period, starts: periodStarts(period, last, count), end: periodEnd(period, last) };
}
