import { ownMember } from "#own/own-member.ts";
import type { HttpResponse } from "#types/http.ts";
import type { JsonPath } from "#types/json.ts";
import type { ListShape, Paging } from "#types/list-shape.ts";
import type { ListPage } from "#types/list-state.ts";
import type { Parameter } from "#types/operation.ts";
import { normalizeName } from "#request/values/normalize-name.ts";
import { readCount } from "#request/values/read-count.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";

/** Paging with numbers, as the members of a response suggest it. */
type SuggestedPaging = Extract<Paging, { readonly style: "page" | "offset" }>;

const PAGES = /^(?:page|pageno|pagenum|pagenumber|pageindex|currentpage|number)$/;
const OFFSETS = /^(?:offset|skip|start|from|startindex|startat)$/;
const SIZES =
  /^(?:limit|perpage|pagesize|size|itemsperpage|resultsperpage|pagelimit|take|top|maxresults)$/;
const PAGE_COUNTS = /^(?:pages|pagecount|totalpages|pagetotal|lastpage|numpages|numberofpages)$/;

const CONTAINERS = /^(?:meta|metadata|pagination|paging|paginator|page|pageinfo|pagingmetadata)$/;

/** Sizes that belong to a parameter of the start, if the response has no size. */
const PARTNERS: Readonly<Record<string, string>> = {
  $skip: "$top",
  _page: "_limit",
  _start: "_end",
  page: "limit",
  "page[number]": "page[size]",
  "page[offset]": "page[limit]",
};

const USUAL_STARTS = ["page", "offset", "skip", "_page", "$skip", "start", "_start"];

const MOST_ATTEMPTS = 8;

/**
 * Parameters that may lead to the rows after a first page, the likeliest first: they have the names of members of the
 * response, or usual ones. Empty if the response does not show that more rows follow.
 */
export function suggestPaging(
  list: ListShape,
  { headers, body }: HttpResponse,
  { rows, total }: ListPage,
): readonly SuggestedPaging[] {
  const rowCount = rows.length;
  if (rowCount === 0) return [];
  const members = listNumbers(body, list.rows);
  const find = (names: RegExp) => members.filter(({ folded }) => names.test(folded));
  const pageCounts = [
    ...find(PAGE_COUNTS).map(({ value }) => value),
    readCount(headers["x-total-pages"]) ?? 0,
  ];
  const counts = [total ?? 0, ...find(/^count$/).map(({ value }) => value)];
  const hasMore = pageCounts.some((count) => count > 1) || counts.some((one) => one > rowCount);
  if (!hasMore) return [];
  const [page] = find(PAGES);
  const [offset] = find(OFFSETS).filter(({ value }) => value === 0);
  const described = list.paging.size?.at.parameter;
  const size = described ?? find(SIZES).find(({ value }) => value >= rowCount)?.name;
  const starts = [
    ...(isJsonApi(rows[0]) ? ["page[number]", "page[offset]"] : []),
    ...(offset === undefined ? [] : [offset.name]),
    ...(page === undefined ? [] : pageNames(page.name)),
    ...USUAL_STARTS,
  ];
  const first = page?.value === 0 ? 0 : 1;
  return [...new Set(starts)].slice(0, MOST_ATTEMPTS).map((start): SuggestedPaging => {
    const usual = ownMember(PARTNERS, start);
    const partner = start.startsWith("page[") ? usual : (size ?? usual);
    const pageSize = {
      at: { parameter: partner ?? "limit" },
      default: rowCount,
      ...(partner === "_end" && { isEnd: true as const }),
    };
    return isPage(start)
      ? { style: "page", page: { parameter: start }, first, size: pageSize }
      : { style: "offset", offset: { parameter: start }, size: pageSize };
  });
}

/** Query parameters that a paging needs and that the description of its operation lacks. */
export function undescribedParameters(
  paging: SuggestedPaging,
  described: readonly Parameter[],
): readonly Parameter[] {
  const start = paging.style === "page" ? paging.page : paging.offset;
  const names = [start.parameter, ...(paging.size ? [paging.size.at.parameter] : [])];
  return names
    .filter((name) => !described.some((one) => one.in === "query" && one.name === name))
    .map((name) => ({
      name,
      in: "query",
      isRequired: false,
      style: "form",
      explode: true,
      field: { kind: "number", name, label: name, isRequired: false, isInteger: true },
    }));
}

interface NumberMember {
  readonly name: string;
  readonly folded: string;
  readonly value: number;
}

/** Numbers next to the rows and in containers of paging facts. */
function listNumbers(body: unknown, rows: JsonPath): readonly NumberMember[] {
  const envelopes = rows.map((_, level) => valueAt(body, rows.slice(0, level)));
  return [...new Set([body, ...envelopes])].flatMap((object) => numbersOf(object, 3));
}

function numbersOf(object: unknown, levels: number): readonly NumberMember[] {
  if (!isJsonObject(object) || levels === 0) return [];
  return Object.entries(object).flatMap(([name, value]): readonly NumberMember[] => {
    const folded = normalizeName(name);
    if (CONTAINERS.test(folded) && isJsonObject(value)) return numbersOf(value, levels - 1);
    const count = readCount(value);
    return count === undefined ? [] : [{ name, folded, value: count }];
  });
}

function pageNames(name: string): readonly string[] {
  return /^current|^number$/i.test(name) ? ["page", name] : [name];
}

function isPage(name: string): boolean {
  return name === "page[number]" || name === "_page" || PAGES.test(normalizeName(name));
}

/** True for a row of JSON:API, which pages by members of `page`. */
function isJsonApi(row: unknown): boolean {
  return isJsonObject(row) && isJsonObject(row["attributes"]) && "type" in row;
}
