import { ownMember } from "#own/own-member.ts";
import type { HttpResponse } from "#types/http.ts";
import type { NextLocation, ParameterLocation } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import { readLinkHeader, readLinkQuery, readQueryValue } from "./read-link.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";
import { scalarText, writeText } from "#request/values/write-text.ts";

/** Start of the next page of a cursor list: a cursor, or the query of a link. Undefined on the last page. */
export function readNext(
  resource: Resource,
  response: HttpResponse,
  rows: readonly unknown[],
  state?: Pick<ListState, "cursor">,
): string | undefined {
  const paging = resource.list?.paging;
  if (paging?.style !== "cursor" || rows.length === 0) return undefined;
  if (paging.next.in === "row-count") {
    const start = Number(state?.cursor ?? paging.next.first ?? 0);
    // The cursor of another response, such as the query of a link, is not a number of rows.
    return Number.isNaN(start) ? undefined : String(start + rows.length);
  }
  if (paging.isObject && paging.next.in === "body") {
    const next = valueAt(response.body, paging.next.path);
    const isEmpty = !isJsonObject(next) || Object.values(next).every((value) => value === null);
    return isEmpty ? undefined : writeText(next);
  }
  const next = readRaw(paging.next, response, rows);
  if (next === undefined) return undefined;
  if (paging.isLink) return readLinkQuery(next, resource.collectionPath);
  if (paging.next.in !== "link-header" && !/^https?:\/\/|^\/[^?]*\?|^\?/i.test(next)) return next;
  const query = readLinkQuery(next, resource.collectionPath);
  return query === undefined || paging.cursor === undefined
    ? query
    : readQueryValue(query, queryName(paging.cursor));
}

function readRaw(
  location: Exclude<NextLocation, { readonly in: "row-count" }>,
  response: HttpResponse,
  rows: readonly unknown[],
): string | undefined {
  if (location.in === "link-header") return readLinkHeader(response.headers["link"], "next");
  if (location.in === "header") return ownMember(response.headers, location.name) || undefined;
  const link = valueAt(location.in === "body" ? response.body : rows.at(-1), location.path);
  const value = isJsonObject(link) ? valueAt(link, ["href"]) : link;
  // A boolean is a flag, not a cursor.
  const text = typeof value === "boolean" ? undefined : scalarText(value);
  return text === "" ? undefined : text;
}

/** Name of a query parameter as it is in a URL: `page[size]`. */
export function queryName({ parameter, path = [] }: ParameterLocation): string {
  return parameter + path.map((step) => `[${step}]`).join("");
}
