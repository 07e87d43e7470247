import type { Paging } from "#types/list-shape.ts";
import { inferCursorPaging } from "./cursor-paging.ts";
import { inferLinkPaging } from "./link-paging.ts";
import { isReturnedAsNext } from "./next-member.ts";
import { isNumeric, isZeroBased, readSize, SIZE } from "./page-size.ts";
import type { PagingSources } from "./paging-sources.ts";
import { findParameter, isMoment } from "./list-parameters.ts";
import type { ListParameter } from "./list-parameters.ts";

const words = (text: string): readonly string[] => text.split(" ");

const PAGE = words(
  "page pagenumber pageno pagenum pageindex currentpage paginationpage pagepage pageindexnumber p",
);
const OFFSET = words(
  "offset skip startindex startat pageoffset paginationoffset startposition startrow startrecord pagestart first start from begin rowoffset",
);

/** How a list is paged, and the places that paging takes; no filter is made of them. */
export interface InferredPaging {
  readonly paging: Paging;
  readonly used: readonly ListParameter[];
}

/** How a list is paged, by the names of its parameters and of what its answer carries. */
export function inferPaging(sources: PagingSources): InferredPaging {
  return (
    inferPagePaging(sources) ??
    inferOffsetPaging(sources) ??
    inferCursorPaging(sources) ??
    inferLinkPaging(sources) ?? { paging: { style: "none" }, used: sizeAlone(sources) }
  );
}

function inferPagePaging({ places }: PagingSources): InferredPaging | undefined {
  const page = findParameter(places, PAGE, isNumeric);
  if (page === undefined) return undefined;
  const size = findParameter(places, SIZE, (place) => place !== page && isNumeric(place));
  return {
    paging: {
      style: "page",
      page: page.at,
      first: isZeroBased(page) ? 0 : 1,
      ...(size === undefined ? {} : { size: readSize(size) }),
    },
    used: size === undefined ? [page] : [page, size],
  };
}

function inferOffsetPaging({ places, members }: PagingSources): InferredPaging | undefined {
  const offset = findParameter(places, OFFSET, (place) => isNumeric(place) && !isMoment(place));
  if (offset === undefined || isReturnedAsNext(offset, members)) return undefined;
  const size = findParameter(places, SIZE, (place) => place !== offset && isNumeric(place));
  if (size === undefined) return undefined;
  // LoopBack takes `skip` for `offset` as well: what says the same is no filter.
  const others = places.filter(
    (place) => place !== offset && place.names.some((name) => OFFSET.slice(0, 2).includes(name)),
  );
  return {
    paging: { style: "offset", offset: offset.at, size: readSize(size) },
    used: [offset, size, ...others],
  };
}

function sizeAlone({ places }: PagingSources): readonly ListParameter[] {
  const size = findParameter(places, words("limit perpage pagesize maxresults top"), isNumeric);
  return size === undefined ? [] : [size];
}
