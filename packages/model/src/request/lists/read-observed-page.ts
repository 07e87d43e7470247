import { ownMember } from "#own/own-member.ts";
import type { AdminModel } from "#types/admin-model.ts";
import type { HttpResponse } from "#types/http.ts";
import type { ListShape, Paging } from "#types/list-shape.ts";
import type { ListPage, ListState } from "#types/list-state.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { normalizeName } from "#request/values/normalize-name.ts";
import { countsFromZero } from "./counts-from-zero.ts";
import { countsRows, hasNextPage, isComputed, isCutPage } from "./has-next.ts";
import { numberParameter } from "./follow-next.ts";
import { withListedRows } from "./keyed-rows.ts";
import { findObservedNext, findReturnedStart } from "./observed-next.ts";
import type { NextValue, ObservedNext } from "./observed-next.ts";
import { pageSize, rowsBefore } from "./paging-styles.ts";
import { readLinkPath, readLinkQuery, readQueryValue } from "./read-link.ts";
import { findObservedTotals } from "./observed-totals.ts";
import { readPageCount } from "./page-count.ts";
import { readRows } from "./read-rows.ts";
import { readMoreFlag } from "./read-more-flag.ts";
import { queryName, readNext } from "./read-next.ts";

/** Page of a list with the evidence of its response for the next page and the total, also without a description. */
export function readObservedPage(
  { operations }: Pick<AdminModel, "operations">,
  resource: Resource,
  received: HttpResponse,
  read: ListState,
): ListPage {
  const { list } = resource;
  if (list === undefined) return { rows: [], hasNext: false };
  const state = withoutOldCursor(list.paging, read);
  const response = withListedRows(resource, received);
  const operation = operations.find(({ id }) => id === list.operation);
  const totals = findObservedTotals(response, list);
  const page = readRows(resource, response, state, totals);
  const { rows } = page;
  const flag = readMoreFlag(response.body);
  const seen = findObservedNext(response, list.rows);
  const returned = isNothing(seen) ? findReturnedStart(list, response, state) : undefined;
  const observed = returned === undefined ? seen : { value: returned };
  const sources = { rows, flag, observed, operation };
  const next = nextCursor(resource, response, state, sources);
  const evidence = { rowCount: rows.length, total: page.total, flag, observed };
  const total = countsRows(list, state, evidence) ? undefined : page.total;
  const pages = readPageCount(response, list.rows);
  const facts = { rowCount: rows.length, total, pages, flag, observed, next };
  const hasNext = hasNextPage(list, state, facts);
  const isCut = isCutPage(list, response, state, { ...facts, hasNext });
  return {
    rows,
    total,
    hasNext,
    next: hasNext === false ? undefined : next,
    ...(isCut && { isCut }),
    ...(countsFromZero(list.paging, response, state) && { isSecond: true }),
  };
}

function isNothing({ link, value, range }: ObservedNext): boolean {
  return link === undefined && value === undefined && range === undefined;
}

/** A list with numbers ignores the cursor of its paging before a response showed the numbers. */
function withoutOldCursor({ style }: Paging, state: ListState): ListState {
  const isOld = style !== "cursor" && !/^[?&#]/.test(state.cursor ?? "");
  return isOld ? { ...state, cursor: undefined } : state;
}

interface NextSources {
  readonly rows: readonly unknown[];
  readonly flag: boolean | undefined;
  readonly observed: ObservedNext;
  readonly operation: Operation | undefined;
}

/** Cursor of the next page: at the described location of the response, or as observed. */
function nextCursor(
  resource: Resource,
  response: HttpResponse,
  state: ListState,
  { rows, flag, observed, operation }: NextSources,
): string | undefined {
  const paging = resource.list?.paging;
  if (flag === false || (rows.length === 0 && flag !== true)) return undefined;
  const described = readNext(resource, response, rows, state);
  if (described !== undefined && paging?.style === "cursor" && !isComputed(paging.next)) {
    return described;
  }
  const next = writeNext(operation, resource, observed, state, rows.length);
  if (next !== undefined) return next;
  // After a token, a response without one is the last.
  const isComputedNext = paging?.style === "cursor" && isComputed(paging.next);
  return isComputedNext && /^[?&#]/.test(state.cursor ?? "") ? undefined : described;
}

/** Cursor for the next page that the response shows; undefined if the numbers of the description lead there. */
function writeNext(
  operation: Operation | undefined,
  { list, collectionPath }: Resource,
  { link, value, range }: ObservedNext,
  state: ListState,
  rowCount: number,
): string | undefined {
  if (list === undefined) return undefined;
  if (range?.range !== undefined) {
    const isNumbered = numberParameter(list) !== undefined && range.isToken !== true;
    return isNumbered ? undefined : `#${range.range}`;
  }
  if (link !== undefined) {
    const query = readLinkQuery(link, collectionPath);
    const path = query === undefined ? readLinkPath(link, collectionPath) : undefined;
    if (path !== undefined) return `?${path}`;
    if (query === undefined || isNextNumber(list, state, rowCount, query)) return undefined;
    return `?${query}`;
  }
  if (value === undefined || isCounted(list, value.text, state, rowCount)) return undefined;
  return operation && writeToken(operation, value);
}

/** True if the query of a link has the number of the next page in the described parameter. */
function isNextNumber(list: ListShape, state: ListState, rowCount: number, query: string): boolean {
  const at = numberParameter(list);
  const text = at && readQueryValue(query, queryName(at));
  if (text === undefined) return false;
  // A link to the same page, or to one before it, is wrong.
  return isCounted(list, text, state, rowCount) || Number(text) <= currentNumber(list, state);
}

function currentNumber(list: ListShape, state: ListState): number {
  const { paging } = list;
  if (paging.style === "page") return state.page - 1 + paging.first;
  return rowsBefore(list, state) + firstRow(paging);
}

/** Number of the first row. */
function firstRow(paging: Paging): number {
  return paging.style === "offset" ? (paging.first ?? 0) : 0;
}

function isCounted(list: ListShape, text: string, state: ListState, rowCount: number): boolean {
  const { paging } = list;
  const number = Number(text);
  if (paging.style === "page") return number === state.page + paging.first;
  if (paging.style !== "offset") return false;
  const before = rowsBefore(list, state) + firstRow(paging);
  return number === before + rowCount || number === before + (pageSize(paging, state) ?? 0);
}

/** The token in the parameter of its name; without one, in its usual one and in the described one for a cursor. */
function writeToken(operation: Operation, { name, text }: NextValue): string {
  const value = encodeURIComponent(text);
  const isBody = operation.method !== "get" && operation.body !== undefined;
  const own = isBody ? undefined : ownParameter(operation, name);
  if (own !== undefined) return `&&${encodeURIComponent(own)}=${value}`;
  const isNumber = /^\d+$/.test(text) && !/token|cursor|marker|continu/i.test(name);
  const other = isBody || isNumber ? undefined : cursorParameter(operation);
  const names = [...(other === undefined ? [] : [other]), guessParameter(name)];
  return names.map((one) => `&${encodeURIComponent(one)}=${value}`).join("");
}

const CURSOR_PARAMETERS =
  /^(?:cursor|pagecursor|nextcursor|pagetoken|nextpagetoken|nexttoken|continuationtoken|continuetoken|continue|token|marker|after|pageafter|startingafter|bookmark|scrollid|startkey|exclusivestartkey|start|from|position)$/;

/** Query parameter of the operation with the name of a token, or its usual parameter. */
function ownParameter(operation: Operation, name: string): string | undefined {
  const names = queryNames(operation);
  const named = (text: string) => names.find((one) => normalizeName(one) === normalizeName(text));
  // A header `X-Next-Token` may be sent as `token`.
  return named(guessParameter(name)) ?? named(name) ?? named(name.replace(/^next[_-]?/i, ""));
}

function cursorParameter(operation: Operation): string | undefined {
  return queryNames(operation).find((one) => CURSOR_PARAMETERS.test(normalizeName(one)));
}

function queryNames({ parameters }: Operation): readonly string[] {
  return parameters.flatMap((one) => (one.in === "query" ? one.name : []));
}

const OWN_NAMES: Readonly<Record<string, string>> = {
  next: "cursor",
  endcursor: "after",
  lastevaluatedkey: "exclusiveStartKey",
  nexttoken: "",
};

/** Usual parameter of a token: `next_cursor` is sent as `cursor`, `nextPageToken` as `pageToken`, `NextMarker` as `Marker`. */
function guessParameter(name: string): string {
  // The name of a header has no capitals.
  if (name === "continuationtoken") return "continuationToken";
  const own = ownMember(OWN_NAMES, normalizeName(name));
  if (own !== undefined) return own === "" ? name : own;
  const short = name.replace(/^next[_-]?(?=.)/i, "");
  if (short === name || name.startsWith("N")) return short;
  return short.charAt(0).toLowerCase() + short.slice(1);
}
