import { findNextLink } from "./next-member.ts";
import { isPageFamily } from "./page-family.ts";
import { readSize } from "./page-size.ts";
import { findSize } from "./paging-parameters.ts";
import type { InferredPaging, PagingSources } from "./paging-sources.ts";

/** Infers paging by links: the response contains the URL of the next page, or a `Link` header (RFC 8288). */
export function inferLinkPaging({
  parameters,
  members,
  hasLinkHeader,
}: PagingSources): InferredPaging | undefined {
  const size = findSize(parameters);
  const location =
    findNextLink(members)?.location ??
    (hasLinkHeader ? ({ in: "link-header" } as const) : undefined);
  if (location === undefined) return undefined;
  return {
    paging: {
      style: "cursor",
      next: location,
      ...(size === undefined ? {} : { size: readSize(size) }),
      isLink: true,
    },
    used: parameters.filter(
      (parameter) => parameter === size || isPageFamily(parameter, members, parameters),
    ),
  };
}
