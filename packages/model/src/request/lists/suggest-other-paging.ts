import type { HttpResponse } from "#types/http.ts";
import type { JsonPath } from "#types/json.ts";
import type { Paging, ParameterLocation } from "#types/list-shape.ts";
import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { normalizeName } from "#request/values/normalize-name.ts";
import { startOf } from "./follow-next.ts";
import { findObservedNext, findReturnedStart } from "./observed-next.ts";
import { readMoreFlag } from "./read-more-flag.ts";
import { suggestNumbers } from "./suggest-paging.ts";
import type { SuggestedPaging } from "./suggest-paging.ts";

const CURSORS =
  /cursor|token|marker|bookmark|continu|resume|scroll|^(?:after|next|startkey|position|startafter|startingafter|iterator)$/;

const LAST_KEYS =
  /^(?:(?:starting|start|page)?after|afterid|after|lastid|sinceid|last|since|cursor)$/;

const USUAL_CURSORS = ["cursor", "after", "page_token", "pageToken", "token", "next", "marker"];

const USUAL_LAST_KEYS = ["starting_after", "after", "startingAfter", "last_id", "since_id"];

const MOST_ATTEMPTS = 20;

/**
 * Pagings that a list may have whose described one does not lead to its other rows, the likeliest first: by the token of
 * the response, by its range, by numbers, and by the key of the last row.
 */
export function suggestOtherPaging(
  { list, key }: Resource,
  operation: Operation | undefined,
  response: HttpResponse,
  rows: readonly unknown[],
): readonly Paging[] {
  if (list === undefined || rows.length === 0) return [];
  const names = (operation?.parameters ?? []).flatMap((one) =>
    one.in === "query" ? one.name : [],
  );
  const described = (pattern: RegExp) => names.filter((name) => pattern.test(normalizeName(name)));
  const own = startParameters(list.paging);
  const { value = findReturnedStart(list, response), range } = findObservedNext(
    response,
    list.rows,
  );
  const { size } = list.paging;
  // Without proof of longer pages, the first page is the longest.
  const sized = size === undefined ? {} : { size: { ...size, maximum: rows.length } };
  const cursors = (parameters: readonly string[], next: CursorNext): readonly Paging[] =>
    [...new Set(parameters)]
      .filter((parameter) => parameter !== size?.at.parameter)
      .map((parameter) => ({ style: "cursor", cursor: { parameter }, next, ...sized }));
  const tokens =
    value === undefined
      ? []
      : cursors(
          [...described(CURSORS), ...tokenNames(value.name), ...USUAL_CURSORS, ...own],
          value.location,
        );
  const [part] = key.length === 1 ? key : [];
  const lastKeys =
    part === undefined || value !== undefined || readMoreFlag(response.body) === false
      ? []
      : cursors([...described(LAST_KEYS), ...USUAL_LAST_KEYS, ...own], {
          in: "last-row",
          path: part.field,
        });
  const isFlagged = readMoreFlag(response.body) === true;
  const current = startOf(list.paging);
  const numbers = suggestNumbers(list, response, rows).filter(
    (one) => !isAt(one.style === "page" ? one.page : one.offset, current),
  );
  const others = isFlagged ? [...lastKeys, ...numbers] : [...numbers, ...lastKeys];
  return [...tokens, ...rangePagings(range?.range), ...fromOne(list.paging), ...others].slice(
    0,
    MOST_ATTEMPTS,
  );
}

/** Query parameter for the start of a page. */
function startParameters(paging: Paging): readonly string[] {
  const at = startOf(paging);
  return at === undefined || at.in !== undefined || at.path !== undefined ? [] : [at.parameter];
}

/** Pages from 1: an API may return the first one for 0, too. */
function fromOne(paging: Paging): readonly Paging[] {
  return paging.style === "page" && paging.first === 0 ? [{ ...paging, first: 1 }] : [];
}

/** The described parameter as the number of a page, as a number of rows to skip, and as the number of a row. */
export function otherMeanings(paging: Paging): readonly SuggestedPaging[] {
  const at = startOf(paging);
  const isNumber = at?.in === undefined || at.in === "body";
  if (at === undefined || !isNumber || paging.size?.isEnd === true) return [];
  const { size } = paging;
  const first = paging.style === "page" && paging.first === 1 ? 0 : 1;
  const page: SuggestedPaging = {
    style: "page",
    page: at,
    first,
    ...(size !== undefined && { size }),
  };
  const offset: SuggestedPaging = {
    style: "offset",
    offset: at,
    size: size ?? { at: { parameter: "limit" } },
  };
  const rowsFromOne: SuggestedPaging = { ...offset, first: 1 };
  if (paging.style !== "offset") return [page, offset, rowsFromOne];
  return [paging.first === 1 ? offset : rowsFromOne, page];
}

type CursorNext = Extract<Paging, { readonly style: "cursor" }>["next"];

/** Parameters that a token may have: `nextPageToken` is sent as `pageToken`, `x-next-token` as `token`. */
function tokenNames(name: string): readonly string[] {
  const short = name.replace(/^next[_-]?(?=.)/i, "");
  return [short.charAt(0).toLowerCase() + short.slice(1), name];
}

function rangePagings(range: string | undefined): readonly Paging[] {
  const [, unit] = /^(?:(.+)=)?\d+-\d+$/.exec(range ?? "") ?? [];
  if (range === undefined || !/^(?:.+=)?\d+-\d+$/.test(range)) return [];
  const at: ParameterLocation = {
    in: "range",
    parameter: "Range",
    ...(unit !== undefined && { unit }),
  };
  return [{ style: "offset", offset: at, size: { at } }];
}

function isAt(one: ParameterLocation, other: ParameterLocation | undefined): boolean {
  return one.parameter === other?.parameter && pathText(one.path) === pathText(other.path);
}

function pathText(path: JsonPath = []): string {
  return path.join(".");
}
