import { isJsonObject, valueAt } from "#request/values/value-at.ts";

/** What APIs say beside their rows; the value means "more pages follow" or its contrary. */
const flags: Readonly<Record<string, (isSet: boolean) => boolean>> = {
  has_more: (isSet) => isSet,
  hasMore: (isSet) => isSet,
  has_next: (isSet) => isSet,
  hasNext: (isSet) => isSet,
  has_next_page: (isSet) => isSet,
  hasNextPage: (isSet) => isSet,
  has_more_items: (isSet) => isSet,
  hasMoreItems: (isSet) => isSet,
  is_truncated: (isSet) => isSet,
  isTruncated: (isSet) => isSet,
  last: (isSet) => !isSet,
  done: (isSet) => !isSet,
  is_last: (isSet) => !isSet,
  isLast: (isSet) => !isSet,
  is_last_page: (isSet) => !isSet,
  isLastPage: (isSet) => !isSet,
};

const envelopes = ["meta", "pagination", "paging", "page", "pageInfo", "page_info"];

/** Whether more pages follow, as the answer's body says; undefined where it does not. */
export function readMoreFlag(body: unknown): boolean | undefined {
  const meta = valueAt(body, ["meta"]);
  const places = [
    body,
    ...envelopes.map((name) => valueAt(body, [name])),
    valueAt(meta, ["pagination"]),
  ];
  for (const place of places) {
    if (!isJsonObject(place)) continue;
    for (const [name, read] of Object.entries(flags)) {
      const value = valueAt(place, [name]);
      if (typeof value === "boolean") return read(value);
    }
  }
  return undefined;
}
