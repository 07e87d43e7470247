import { ownMember } from "#own/own-member.ts";
import type { HttpResponse } from "#types/http.ts";
import type { ListShape, Paging } from "#types/list-shape.ts";
import type { ListPage } from "#types/list-state.ts";
import type { Parameter } from "#types/operation.ts";
import { normalizeName } from "#request/values/normalize-name.ts";
import { isJsonObject } from "#request/values/value-at.ts";
import { listNumbers, readPageCount } from "./page-count.ts";

/** Paging with numbers, as the members of a response suggest it. */
export type SuggestedPaging = Extract<Paging, { readonly style: "page" | "offset" }>;

const PAGES = /^(?:page|pageno|pagenum|pagenumber|pageindex|currentpage|number)$/;
const OFFSETS = /^(?:offset|skip|start|from|startindex|startat)$/;
const SIZES =
  /^(?:limit|perpage|pagesize|size|itemsperpage|resultsperpage|pagelimit|take|top|maxresults)$/;
/** Sizes that belong to a parameter of the start, if the response has no size. */
const PARTNERS: Readonly<Record<string, string>> = {
  $skip: "$top",
  _page: "_limit",
  _start: "_end",
  page: "limit",
  "page[number]": "page[size]",
  "page[offset]": "page[limit]",
};

const USUAL_STARTS =
  "page offset skip _page $skip start _start pageNumber pageIndex page[number] p".split(" ");

const MOST_ATTEMPTS = 12;

/**
 * Parameters that may lead to the rows after a first page, the likeliest first: they have the names of members of the
 * response, or usual ones. Empty if the response does not show that more rows follow.
 */
export function suggestPaging(
  list: ListShape,
  response: HttpResponse,
  { rows, total }: ListPage,
): readonly SuggestedPaging[] {
  const rowCount = rows.length;
  if (rowCount === 0) return [];
  const members = listNumbers(response.body, list.rows);
  const find = (names: RegExp) => members.filter(({ folded }) => names.test(folded));
  const pages = readPageCount(response, list.rows) ?? 0;
  const counts = [total ?? 0, ...find(/^count$/).map(({ value }) => value)];
  const hasMore = pages > 1 || counts.some((one) => one > rowCount);
  if (!hasMore) return [];
  return suggestNumbers(list, response, rows);
}

/** Pagings by number with the names of members of the response, and with usual names. */
export function suggestNumbers(
  list: ListShape,
  { body }: Pick<HttpResponse, "body">,
  rows: readonly unknown[],
): readonly SuggestedPaging[] {
  const members = listNumbers(body, list.rows);
  const find = (names: RegExp) => members.filter(({ folded }) => names.test(folded));
  const rowCount = rows.length;
  const [page] = find(PAGES);
  const [offset] = find(OFFSETS).filter(({ value }) => value === 0 || value === 1);
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
      : {
          style: "offset",
          offset: { parameter: start },
          size: pageSize,
          ...(start === offset?.name && offset.value === 1 && { first: 1 as const }),
        };
  });
}

/** Query parameters that a paging needs and that the description of its operation lacks. */
export function undescribedParameters(
  paging: Paging,
  described: readonly Parameter[],
): readonly Parameter[] {
  const starts =
    paging.style === "page"
      ? [paging.page]
      : paging.style === "offset"
        ? [paging.offset]
        : paging.style === "cursor" && paging.cursor !== undefined
          ? [paging.cursor]
          : [];
  const names = [...starts, ...(paging.size ? [paging.size.at] : [])]
    .filter((at) => at.in === undefined)
    .map(({ parameter }) => parameter);
  return [...new Set(names)]
    .filter((name) => !described.some((one) => one.in === "query" && one.name === name))
    .map((name) => {
      const shared = { name, label: name, isRequired: false } as const;
      const isText = paging.style === "cursor" && name === paging.cursor?.parameter;
      return {
        name,
        in: "query",
        isRequired: false,
        style: "form",
        explode: true,
        field: isText
          ? { kind: "text", ...shared }
          : { kind: "number", isInteger: true, ...shared },
      };
    });
}

function pageNames(name: string): readonly string[] {
  return /^current|^number$/i.test(name) ? ["page", name] : [name];
}

function isPage(name: string): boolean {
  return (
    name === "page[number]" || name === "_page" || name === "p" || PAGES.test(normalizeName(name))
  );
}

/** True for a row of JSON:API, which pages by members of `page`. */
function isJsonApi(row: unknown): boolean {
  return isJsonObject(row) && isJsonObject(row["attributes"]) && "type" in row;
}
