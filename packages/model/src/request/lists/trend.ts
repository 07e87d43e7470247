import type { Field, TimeField } from "#types/field.ts";
import type { Filter, ListShape } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { TrendKind } from "#types/model-chunk.ts";
import type { Resource } from "#types/resource.ts";
import { choosePeriod, periodEnd, periodStarts, type Period } from "./periods.ts";

/** How it can be told when the records of a list came, by small requests. */
export interface Trend {
  readonly field: TimeField;
  /** Counts what came since an instant; absent: only the newest records can be looked at. */
  readonly since?: Filter;
  /** The newest come first when asked so. */
  readonly isSortable: boolean;
}

const creation = /^(?:created|inserted|placed|registered|published|added|date_?created|creation)/i;
const arrival =
  /^(?:written|received|ordered|opened|joined|submitted|reported|occurred|happened|logged|issued|posted|started|hired|uploaded|sent|timestamp)/i;

/** Whether a field tells when its record came to be, by its name. */
export function isCreation({ name }: Pick<Field, "name">): boolean {
  return creation.test(name);
}

/** Undefined: the list tells no time that its records came at, or not by small requests. */
export function findTrend({ list, fields }: Resource): Trend | undefined {
  if (list === undefined || !("size" in list.paging) || list.paging.size === undefined)
    return undefined;
  const times = fields.filter(isTime);
  const found = [creation, arrival]
    .flatMap((words) => times.filter(({ name }) => words.test(name)))
    .map((field) => trendBy(field, list))
    .filter(({ since, isSortable }) => since !== undefined || isSortable);
  return found.find(({ since }) => since !== undefined) ?? found[0];
}

/** What a menu of trends needs of it. */
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

/** The newest records, as many as asked for. */
export function newestState({ field, isSortable }: Trend, size: number): ListState {
  const sort = isSortable ? [{ field: field.name, isDescending: true }] : [];
  return { page: 1, size, sort, search: "", filters: {} };
}

/** As little as can be asked for, of what came since then: its total is what counts. */
export function sinceState(since: Filter, instant: number): ListState {
  const filters = { [since.name]: [writeInstant(since.field, instant)] };
  return { page: 1, size: 1, sort: [], search: "", filters };
}

function writeInstant(field: Field, instant: number): string {
  const at = new Date(instant);
  if (field.kind === "date") {
    const [month, day] = [at.getMonth() + 1, at.getDate()].map((part) =>
      String(part).padStart(2, "0"),
    );
    return `${at.getFullYear()}-${month ?? ""}-${day ?? ""}`;
  }
  if (field.kind !== "date-time" || field.unix === undefined) return at.toISOString();
  return String(field.unix === "seconds" ? Math.floor(instant / 1000) : instant);
}

/** When these rows came; a row without a time that can be read is left out. */
export function readInstants({ field }: Trend, rows: readonly unknown[]): readonly number[] {
  return rows.map((row) => readInstant(field, row)).filter((instant) => !Number.isNaN(instant));
}

function readInstant({ name, kind, unix }: TimeField, row: unknown): number {
  const value =
    typeof row === "object" && row !== null ? (row as Record<string, unknown>)[name] : undefined;
  if (value === null || value === undefined) return Number.NaN;
  const text = String(value);
  if (unix !== undefined) return Number(text) * (unix === "seconds" ? 1000 : 1);
  // A day without a zone is that day here.
  return Date.parse(kind === "date" && /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00` : text);
}

interface PlannedPeriods {
  readonly period: Period;
  readonly starts: readonly number[];
  /** Where the last of them ends. */
  readonly end: number;
}

/** The periods that the newest records speak of; without any, those that end now. */
export function planPeriods(
  newest: readonly number[],
  { now, count, enough }: { readonly now: number; readonly count: number; readonly enough: number },
): PlannedPeriods {
  const period = choosePeriod(newest, enough);
  const last = newest.length === 0 ? now : Math.max(...newest);
  return { period, starts: periodStarts(period, last, count), end: periodEnd(period, last) };
}
