import type { HttpResponse } from "#types/http.ts";
import type { Paging } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import { readLinkHeader } from "./read-link.ts";
import { isJsonObject } from "#request/values/value-at.ts";

/** True if the API counts pages from zero, against its description: the response to page 1 has a page before it. */
export function countsFromZero(paging: Paging, response: HttpResponse, state: ListState): boolean {
  if (paging.style !== "page" || paging.first !== 1 || state.page !== 1) return false;
  if (readLinkHeader(response.headers["link"], "prev") !== undefined) return true;
  const { body } = response;
  // Spring Data: `first` and `last` are flags, `number` counts from zero.
  return isJsonObject(body) && body["first"] === false && typeof body["last"] === "boolean";
}
