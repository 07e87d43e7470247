import type { HttpResponse } from "#types/http.ts";
import type { JsonPath } from "#types/json.ts";
import { normalizeName } from "#request/values/normalize-name.ts";
import { readCount } from "#request/values/read-count.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";

const PAGE_COUNTS = /^(?:pages|pagecount|totalpages|pagetotal|lastpage|numpages|numberofpages)$/;

const PAGE_COUNT_HEADER = /(?:^|-)(?:total-?pages|page-?count)$/;

/** Objects with facts about paging, by folded name. */
const CONTAINERS =
  /^(?:paging|pagination|paginator|page|(?:response|result|list|page|paging|pagination)?(?:info|meta|metadata))$/;

interface NumberMember {
  readonly name: string;
  readonly folded: string;
  readonly value: number;
}

/** Number of pages in the body or in a header; undefined if the response has none. */
export function readPageCount(
  { headers, body }: Pick<HttpResponse, "headers" | "body">,
  rows: JsonPath,
): number | undefined {
  const member = listNumbers(body, rows).find(({ folded }) => PAGE_COUNTS.test(folded));
  if (member !== undefined) return member.value;
  const header = Object.entries(headers).find(([name]) => PAGE_COUNT_HEADER.test(name));
  return readCount(header?.[1]);
}

/** Numbers next to the rows and in containers of paging facts. */
export function listNumbers(body: unknown, rows: JsonPath): readonly NumberMember[] {
  const envelopes = rows.map((_, level) => valueAt(body, rows.slice(0, level)));
  return [...new Set([body, ...envelopes])].flatMap((object) => numbersOf(object, 3));
}

function numbersOf(object: unknown, levels: number): readonly NumberMember[] {
  if (!isJsonObject(object) || levels === 0) return [];
  return Object.entries(object).flatMap(([name, value]): readonly NumberMember[] => {
    const folded = normalizeName(name);
    if (CONTAINERS.test(folded) && isJsonObject(value)) return numbersOf(value, levels - 1);
    // `total: { value: 9, relation: "eq" }`
    const inner = isJsonObject(value) && folded === "total" ? value["value"] : value;
    const count = readCount(inner);
    return count === undefined ? [] : [{ name, folded, value: count }];
  });
}
