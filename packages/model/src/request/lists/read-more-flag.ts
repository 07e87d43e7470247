import { isJsonObject, valueAt } from "#request/values/value-at.ts";

/** Flags next to the rows; each function converts the flag to "more pages follow". */
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

/** True if more pages follow, by a flag in the body; undefined without a flag. */
export function readMoreFlag(body: unknown): boolean | undefined {
  const meta = valueAt(body, ["meta"]);
  const objects = [
    body,
    ...envelopes.map((name) => valueAt(body, [name])),
    valueAt(meta, ["pagination"]),
  ];
  for (const object of objects) {
    if (!isJsonObject(object)) continue;
    for (const [name, read] of Object.entries(flags)) {
      const value = valueAt(object, [name]);
      if (typeof value === "boolean") return read(value);
    }
  }
  return undefined;
}
