import type { HttpRequest } from "#types/http.ts";
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
