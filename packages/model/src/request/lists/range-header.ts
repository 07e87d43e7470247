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
  if (range === undefined) return request;
  return setRange(request, String(range.value), range.at.parameter);
}

/** Request with the text of a `Range` header, or of the header that the API has for it. */
export function setRange(request: HttpRequest, range: string, name = "Range"): HttpRequest {
  return { ...request, headers: { ...request.headers, [name.toLowerCase()]: range } };
}

/** Text of the `Content-Range` header (RFC 9110, section 14.4), also with another name: `REST-Content-Range`. */
export function contentRange(headers: Readonly<Record<string, string>>): string {
  const own = Object.entries(headers).find(([name]) => /(?:^|-)content-range$/.test(name));
  return own?.[1].trim() ?? "";
}
