import { normalizeName } from "#request/values/normalize-name.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";

/** Flags next to the rows that are true if more pages follow, by folded name. */
const MORE =
  /^(?:(?:has|is)?(?:more|next|nextpage|morepages|moreitems|moreresults|morerecords|moredata|morerows)(?:available)?|(?:is|was)?truncated|(?:is)?incomplete|moreavailable)$/;

/** Flags that are true on the last page. */
const LAST = /^(?:last|done|finished|(?:is)?(?:last(?:page)?|complete|done|end|final))$/;

const envelopes = ["meta", "pagination", "paging", "page", "pageInfo", "page_info", "paginator"];

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
    for (const [name, value] of Object.entries(object)) {
      if (typeof value !== "boolean") continue;
      const folded = normalizeName(name);
      if (MORE.test(folded)) return value;
      if (LAST.test(folded)) return !value;
    }
  }
  return undefined;
}
