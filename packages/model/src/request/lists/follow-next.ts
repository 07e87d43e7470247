import type { HttpRequest } from "#types/http.ts";
import type { ListShape, Paging, ParameterLocation } from "#types/list-shape.ts";
import type { LocatedValue } from "#request/parameters/located-value.ts";
import { readQueryValue } from "./read-link.ts";

/*
 * Cursors of `readObservedPage`: `?…` is the query of a link and replaces the query, `?/…` also is a path below that of
 * the list, `&name=token` joins the query, `&&name=token` also replaces the number of the page, and `#range` is a
 * `Range` header.
 */

/** Parameter for the start of a page. */
export function startOf(paging: Paging): ParameterLocation | undefined {
  if (paging.style === "page") return paging.page;
  if (paging.style === "offset") return paging.offset;
  return paging.style === "cursor" ? paging.cursor : undefined;
}

/** Parameter with the number of a page or row. */
export function numberParameter({ paging }: ListShape): ParameterLocation | undefined {
  if (paging.style === "page") return paging.page;
  return paging.style === "offset" ? paging.offset : undefined;
}

/** Values of a page that an observed token selects; in a body also the token. */
export function followedValues(
  list: ListShape,
  located: readonly LocatedValue[],
  cursor: string,
  isBody: boolean,
): readonly LocatedValue[] {
  const number = cursor.startsWith("&&") ? numberParameter(list) : undefined;
  const values = located.filter(({ at }) => at !== number);
  if (!isBody) return values;
  const [parameter = "", token = ""] = cursor.replace(/^&+/, "").split("=");
  return [...values, { at: { in: "body", parameter }, value: readQueryValue(`=${token}`, "") }];
}

/** Request with the query of an observed cursor. */
export function followQuery(request: HttpRequest, cursor: string): HttpRequest {
  const added = cursor.replace(/^&+/, "");
  return { ...request, query: [request.query, added].filter((text) => text !== "").join("&") };
}
