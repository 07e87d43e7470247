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

/** Request with an observed range, or the one that the located values select, in the header that the API has for it. */
export function withRange(
  request: HttpRequest,
  located: readonly LocatedValue[],
  observed?: string,
): HttpRequest {
  const selected = located.find(({ at }) => at.in === "range");
  const range = observed ?? selected?.value;
  const name = selected?.at.parameter ?? "range";
  return range === undefined
    ? request
    : { ...request, headers: { ...request.headers, [name.toLowerCase()]: String(range) } };
}

/** Text of the `Content-Range` header (RFC 9110, section 14.4), also with another name: `REST-Content-Range`. */
export function contentRange(headers: HttpResponse["headers"]): string {
  return Object.entries(headers).find(([name]) => name.endsWith("content-range"))?.[1] ?? "";
}
