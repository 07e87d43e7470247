import type { JsonPath } from "#types/json.ts";
import { normalizeName } from "#request/values/normalize-name.ts";
import { readCount } from "#request/values/read-count.ts";
import { isJsonObject, valueAt } from "#request/values/value-at.ts";

const totalNames =
  /^(?:total|totalcount|totalelements|totalitems|totalresults|totalrecords|totalrows|totalentries|totalhits|recordstotal|numfound|odatacount)$/;

const containers = ["meta", "metadata", "pagination", "paging", "page", "pageInfo", "page_info"];

/** Numbers of a response that are called like a total and are not described. */
export function findObservedTotals(body: unknown, rows: JsonPath): readonly (number | undefined)[] {
  const envelopes = rows.map((_, level) => valueAt(body, rows.slice(0, level)));
  const members = [body, ...envelopes, ...containers.map((name) => valueAt(body, [name]))];
  const objects = [...members, valueAt(body, ["meta", "pagination"])].filter(isJsonObject);
  return objects.flatMap((object) =>
    Object.entries(object)
      .filter(([name]) => totalNames.test(normalizeName(name)))
      .map(([, value]) => readCount(value)),
  );
}
