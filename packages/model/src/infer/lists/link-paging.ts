import { findNextLink } from "./next-member.ts";
import { isNumeric, readSize, SIZE } from "./page-size.ts";
import type { InferredPaging } from "./paging.ts";
import type { PagingSources } from "./paging-sources.ts";
import { findParameter } from "./list-parameters.ts";

/** No parameter says where a page begins, but the answer carries the next one's address, or a `Link` header does. */
export function inferLinkPaging({
  places,
  members,
  hasLinkHeader,
}: PagingSources): InferredPaging | undefined {
  const size = findParameter(places, SIZE, isNumeric);
  const place =
    findNextLink(members)?.place ?? (hasLinkHeader ? ({ in: "link-header" } as const) : undefined);
  if (place === undefined) return undefined;
  return {
    paging: {
      style: "cursor",
      next: place,
      ...(size === undefined ? {} : { size: readSize(size) }),
      isLink: true,
    },
    used: size === undefined ? [] : [size],
  };
}
