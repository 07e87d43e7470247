import { inferCursorPaging } from "./cursor-paging.ts";
import { inferJsonRange } from "./json-ranges.ts";
import { inferLinkPaging } from "./link-paging.ts";
import { isPageFamily } from "./page-family.ts";
import { isReturnedAsNext } from "./next-member.ts";
import { isFromOne, isNumeric, isZeroBased, readSize } from "./page-size.ts";
import {
  findLimit,
  findOffset,
  findPage,
  findPlainOffset,
  findSize,
  isCountOfPages,
} from "./paging-parameters.ts";
import type { InferredPaging, PagingSources } from "./paging-sources.ts";
import { descriptionOf, findParameter, isMoment, type ListParameter } from "./list-parameters.ts";

/** Infers the paging of a list from the names of its parameters and response members. */
export function inferPaging(sources: PagingSources): InferredPaging {
  return (
    inferPagePaging(sources) ??
    inferOffsetPaging(sources) ??
    inferRowRange(sources) ??
    inferJsonRange(sources) ??
    inferCursorPaging(sources) ??
    inferLinkPaging(sources) ??
    inferRangePaging(sources) ??
    inferOffsetAlone(sources) ??
    inferLimit(sources)
  );
}

function inferPagePaging({ parameters, members }: PagingSources): InferredPaging | undefined {
  const page = findPage(parameters);
  if (page === undefined || isPageFamily(page, members, parameters)) return undefined;
  const size = findSize(parameters, page);
  return {
    paging: {
      style: "page",
      page: page.at,
      first: isZeroBased(page) || (isCountOfPages(page) && !isFromOne(page)) ? 0 : 1,
      ...(size === undefined ? {} : { size: readSize(size) }),
    },
    used: size === undefined ? [page] : [page, size],
  };
}

function inferOffsetPaging({ parameters, members }: PagingSources): InferredPaging | undefined {
  const offset = findOffset(parameters, (parameter) => !isMoment(parameter));
  if (offset === undefined || isReturnedAsNext(offset, members)) return undefined;
  const size = findSize(parameters, offset);
  if (size === undefined) return undefined;
  // LoopBack accepts `skip` and `offset`: the unused one is not a filter.
  const others = parameters.filter(
    (parameter) =>
      parameter !== offset && parameter.names.some((name) => name === "offset" || name === "skip"),
  );
  return {
    paging: {
      style: "offset",
      offset: offset.at,
      size: readSize(size),
      ...(isFirstRowOne({ offset, size }, members) && { first: 1 }),
    },
    used: [offset, size, ...others],
  };
}

/** True if rows are counted from 1: by words, by the least or usual value, or in a list of SCIM or OpenSearch. */
function isFirstRowOne(
  { offset, size }: { readonly offset: ListParameter; readonly size: ListParameter },
  members: PagingSources["members"],
): boolean {
  const { default: usual, minimum: least } = offset.schema.keywords;
  if (isFromOne(offset) || usual === 1 || usual === "1") return true;
  const isUnknown = usual === undefined && least === undefined;
  if (!isUnknown || !hasMember(members, "totalresults")) return false;
  const isScim = offset.names.includes("startindex") && size.names.includes("count");
  return isScim || hasMember(members, "startindex");
}

function hasMember(members: PagingSources["members"], folded: string): boolean {
  return members.some(({ name }) => name === folded);
}

/** Names of the first row and of the row after the last one. */
const ROW_RANGES = [
  ["start", "end"],
  ["startrow", "endrow"],
  ["rowstart", "rowend"],
  ["startindex", "endindex"],
  ["firstrow", "lastrow"],
  ["begin", "end"],
  ["from", "to"],
] as const;

/** A range of rows in two parameters: `_start` and `_end`, `startRow` and `endRow`; not one of times or values. */
function inferRowRange({ parameters }: PagingSources): InferredPaging | undefined {
  for (const [first, last] of ROW_RANGES) {
    const [start, end] = [first, last].map((name) =>
      findParameter(parameters, [name], (one) => isNumeric(one) && !isMoment(one)),
    );
    if (start === undefined || end === undefined) continue;
    const prose = [start, end].map((one) => `${one.field.name} ${descriptionOf(one)}`);
    const isRange = prose.every((text) =>
      /^_|\b(?:page|pagination)\b|rows?|record|item|index/i.test(text),
    );
    if (!isRange || /\binclusive/i.test(descriptionOf(end))) continue;
    const size = { at: end.at, isEnd: true } as const;
    return { paging: { style: "offset", offset: start.at, size }, used: [start, end] };
  }
  return undefined;
}

/** A range of rows in a header, which is an offset and a size. */
function inferRangePaging({ range }: PagingSources): InferredPaging | undefined {
  if (range === undefined) return undefined;
  return { paging: { style: "offset", offset: range, size: { at: range } }, used: [] };
}

/** An offset without a size: the next page starts after the rows received so far. */
function inferOffsetAlone({ parameters }: PagingSources): InferredPaging | undefined {
  const offset = findPlainOffset(parameters);
  if (offset === undefined || isMoment(offset)) return undefined;
  return {
    paging: { style: "cursor", cursor: offset.at, next: { in: "row-count" } },
    used: [offset],
  };
}

/** A limit without a way to the rows after it. */
function inferLimit({ parameters }: PagingSources): InferredPaging {
  const size = findLimit(parameters);
  if (size === undefined) return { paging: { style: "none" }, used: [] };
  return { paging: { style: "none", size: readSize(size) }, used: [size] };
}
