import { ownMember } from "#own/own-member.ts";
import type { HttpRequest, HttpResponse } from "#types/http.ts";
import type { ParameterLocation } from "#types/list-shape.ts";
import type { LocatedValue } from "#request/parameters/located-value.ts";

/** Value of a `Range` header: `items=0-24`, or `0-24` without a unit. */
export function writeRange(
  { unit }: Pick<ParameterLocation, "unit">,
  start: number,
  count: number,
): string {
  return `${unit === undefined ? "" : `${unit}=`}${start}-${start + count - 1}`;
}

/** Request with the range that the located values select. */
export function withRange(request: HttpRequest, located: readonly LocatedValue[]): HttpRequest {
  const range = located.find(({ at }) => at.in === "range");
  return range === undefined ? request : setRange(request, String(range.value));
}

/** Request with the text of a `Range` header. */
export function setRange(request: HttpRequest, range: string): HttpRequest {
  return { ...request, headers: { ...request.headers, range } };
}

/** Evidence of a response for the range after its own. */
export interface NextRange {
  /** Value of the next `Range` header; absent after the last row. */
  readonly range?: string;
  /** The response proves that rows follow. */
  readonly isCertain: boolean;
  /** A token of the API, not a computed range. */
  readonly isToken?: true;
}

/**
 * Range after the one of a response: in `Next-Range`, or after `Content-Range` (RFC 9110, section 14.4). Undefined if
 * the response has none.
 */
export function readNextRange({ status, headers }: HttpResponse): NextRange | undefined {
  const next = ownMember(headers, "next-range");
  if (next !== undefined && next !== "") return { range: next, isCertain: true, isToken: true };
  const [, unit, first, last, total] =
    /^(?:([\w.:-]+)[ =])?\s*(\d+)-(\d+)\/(\d+|\*)$/.exec(headers["content-range"]?.trim() ?? "") ??
    [];
  if (last === undefined || unit === "bytes") return undefined;
  const start = Number(last) + 1;
  if (total !== "*" && start >= Number(total)) return { isCertain: true };
  const range = writeRange(unit === undefined ? {} : { unit }, start, start - Number(first));
  return { range, isCertain: total !== "*" || status === 206 };
}

/**
 * True if rows may follow the page of a range cursor whose response does not prove it; undefined without such a cursor.
 * A page may be followed if it is as long as its range; a token is followed only if the response has the next one.
 */
export function mayFollowRange(
  cursor: string | undefined,
  rowCount: number,
  next: NextRange | undefined,
): boolean | undefined {
  if (cursor?.startsWith("#") !== true || next?.isCertain === true) return undefined;
  const [, first, last] = /^#(?:.*=)?(\d+)-(\d+)$/.exec(cursor) ?? [];
  if (last === undefined) return next !== undefined;
  return next === undefined ? undefined : rowCount > Number(last) - Number(first);
}
