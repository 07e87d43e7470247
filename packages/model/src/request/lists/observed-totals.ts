import { normalizeName } from "#request/values/normalize-name.ts";
import { readCount } from "#request/values/read-count.ts";
import type { HttpResponse } from "#types/http.ts";
import type { ListShape } from "#types/list-shape.ts";
import { listNumbers } from "./page-count.ts";

const TOTAL_NAMES =
  /^(?:total|totalcount|totalelements|totalitems|totalresults|totalrecords|totalrows|totalentries|totalhits|recordstotal|numfound|odatacount)$/;

/** Headers with a total, which few descriptions declare: `x-total-count`, `x-wp-total`. */
const TOTAL_HEADER =
  /(?:^|-)total(?:-?(?:count|records|results|items|rows|elements|entries|objects))?$/;

/** Totals in headers, also in one that contains JSON: `x-pagination: {"TotalCount":250}`. */
function readTotalHeaders(headers: HttpResponse["headers"]): readonly (number | undefined)[] {
  return Object.entries(headers).flatMap(([name, text]) => {
    if (TOTAL_HEADER.test(name)) return readCount(text);
    return /pag(?:e|ing|ination)/.test(name) ? readCount(JSON_TOTAL.exec(text)?.[1]) : [];
  });
}

const JSON_TOTAL = /^\s*\{.*"total_?(?:count|records|results|items|rows)?"\s*:\s*"?(\d+)/i;

/** Numbers of a response that are called like a total: in headers, and in the body if its total is not described. */
export function findObservedTotals(
  { headers, body }: HttpResponse,
  { total, rows }: ListShape,
): readonly (number | undefined)[] {
  const numbers = total === undefined ? listNumbers(body, rows) : [];
  const named = numbers.filter(({ name }) => TOTAL_NAMES.test(normalizeName(name)));
  return [...readTotalHeaders(headers), ...named.map(({ value }) => value)];
}
