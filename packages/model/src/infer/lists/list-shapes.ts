import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import type { ListShape } from "#types/list-shape.ts";
import { listResponseMembers } from "#infer/calls/response-members.ts";
import type { Call } from "#infer/calls/call.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import { inferFilters, inferSearch } from "./filters.ts";
import { correctPaging, declareList } from "./declared-list.ts";
import { explainList } from "./explain-list.ts";
import { inferPaging } from "./paging.ts";
import { readListParameters } from "./list-parameters.ts";
import type { ListParameter } from "./list-parameters.ts";
import { inferSort } from "./sorting.ts";
import { findCountOperation, inferTotal } from "./totals.ts";
import { foldName } from "#infer/names/words.ts";

export interface ListSources {
  readonly list: Call;
  /** Calls beside the list that may count its rows. */
  readonly counters: readonly Call[];
  readonly fields: readonly Field[];
  readonly key: JsonPath | undefined;
}

/** The field of a record that is nothing but a value. */
export const VALUE_FIELD = "value";

/** How a list is asked and how its answer is read. */
export function inferListShape(context: FieldContext, sources: ListSources): ListShape {
  const { list, counters, fields, key } = sources;
  const { document } = context;
  const { shape } = list.response;
  const rows = shape === "rows" || shape === "values" ? list.response.path : [];
  const declared = declareList(document, list, readListParameters(context, list));
  const { places } = declared;
  // Taken for one record, its members would be taken for what stands beside the rows.
  const members =
    shape === "record" ? [] : listResponseMembers(document, list.response.schema, rows);
  const hasLinkHeader = list.response.headers.includes("link");
  const { paging, used } = inferPaging({
    places: declared.paging,
    members,
    key,
    hasLinkHeader,
  });
  const afterPaging = places.filter((place) => !used.includes(place));
  const sorted = inferSort(document, afterPaging, list.pointer);
  const afterSort = afterPaging.filter((place) => !sorted?.used.includes(place));
  const search = inferSearch(afterSort);
  const total =
    declared.total ??
    inferTotal(list, members, { rows, paging }) ??
    findCountOperation(document, counters, list);
  return {
    operation: list.id,
    rows,
    ...(shape === "values" ? { valueField: key?.at(-1) ?? VALUE_FIELD } : {}),
    ...(total === undefined ? {} : { total }),
    paging: correctPaging(paging, declared),
    ...(sorted === undefined ? {} : { sort: sorted.sort }),
    ...(search === undefined ? {} : { search: search.at }),
    filters: inferFilters(
      afterSort.filter((place) => place !== search && !repeatsPath(place, list)),
      fields,
      members,
    ),
    evidence: explainList(list, { rows, paging, total, search: search?.at, declared }),
  };
}

/** What the path tells already, asked for once more: `{domainName}` and `domain_name`. */
function repeatsPath(place: ListParameter, { parameters }: Call): boolean {
  return (
    place.isRequired &&
    place.group === undefined &&
    parameters.some(
      ({ parameter }) => parameter.in === "path" && place.names.includes(foldName(parameter.name)),
    )
  );
}
