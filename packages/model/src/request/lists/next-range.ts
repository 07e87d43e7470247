import { ownMember } from "#own/own-member.ts";
import type { HttpResponse } from "#types/http.ts";
import { contentRange, writeRange } from "./range-header.ts";

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
    /^(?:([\w.:-]+)[ =])?\s*(\d+)-(\d+)\/(\d+|\*)$/.exec(contentRange(headers)) ?? [];
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
