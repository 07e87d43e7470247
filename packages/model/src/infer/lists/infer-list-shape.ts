import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import { readSchema } from "#read/schema.ts";
import type { ListShape, Paging } from "#types/list-shape.ts";
import type { Document } from "#read/document.ts";
import { listResponseMembers } from "#infer/calls/response-members.ts";
import type { Call } from "#infer/calls/call.ts";
import type { FieldContext } from "#infer/fields/field-context.ts";
import { extensionAt } from "#infer/fields/extension.ts";
import { inferFilters } from "./filters.ts";
import { inferAllValues } from "./all-values.ts";
import { withAnyOf } from "./any-of.ts";
import { inferEstimate } from "./estimates.ts";
import { correctPaging, declareList } from "./declared-list.ts";
import {
  correctFilters,
  correctSort,
  declaresNoSort,
  withoutIgnored,
} from "./declared-dialects.ts";
import { inferDirectionSort } from "./direction-sort.ts";
import { explainList } from "./explain-list.ts";
import { withFilterProse } from "./filter-prose.ts";
import { inferPaging } from "./paging.ts";
import { findOtherPaging } from "./paging-parameters.ts";
import { findRangeParameter } from "./range-parameter.ts";
import { withJsonPartners } from "./json-ranges.ts";
import { readListParameters } from "./list-parameters.ts";
import type { ListParameter } from "./list-parameters.ts";
import { inferSearch } from "./search.ts";
import { inferSort } from "./sorting.ts";
import { findCountOperation, inferTotal } from "./totals.ts";
import { inferTotalSwitches } from "./total-switches.ts";
import { foldName } from "#infer/names/words.ts";

/** Input of list inference: the list call, and its record's fields and key. */
export interface ListSources {
  readonly list: Call;
  /** Calls that may count the rows of the list. */
  readonly countCalls: readonly Call[];
  readonly fields: readonly Field[];
  readonly key: JsonPath | undefined;
}

/** Name of the only field of a record that is a plain value. */
export const VALUE_FIELD = "value";

/** Infers how a list is requested and read: rows, total, paging, sort, search, filters. */
export function inferListShape(context: FieldContext, sources: ListSources): ListShape {
  const { list, countCalls, fields, key } = sources;
  const { document } = context;
  const { shape } = list.response;
  const rows = shape === "rows" || shape === "values" ? list.response.path : [];
  const read = withFilterProse(document, list.pointer, readListParameters(context, list));
  const declared = declareList(document, list, read);
  const { parameters } = declared;
  // A list that is described as a single record has record fields here, not sibling members.
  const members =
    shape === "record" ? [] : listResponseMembers(document, list.response.schema, rows);
  const hasLinkHeader = list.response.headers.includes("link");
  const { paging, used } = inferPaging({
    parameters: declared.paging,
    members,
    key,
    hasLinkHeader,
    range: declared.declaredFacts.has("paging") ? undefined : findRangeParameter(list),
  });
  // The parameters of a list of split records take their fields, not the members next to them.
  const { own = [] } = list.response;
  const ofRow = (name: string) => !own.includes(name);
  const rowFields = [...readSchema(document, list.response.inner).properties.keys()].filter(ofRow);
  const unused =
    paging.style === "none" ? [] : findOtherPaging(parameters, used, rowFields.map(foldName));
  const afterPaging = parameters.filter(
    (one) => !used.includes(one) && !unused.includes(one) && one.isHeader !== true,
  );
  const facts = { pointer: list.pointer, rowFields, ofPaging: [...used] };
  const byField = inferSort(document, afterPaging, facts);
  const byDirection =
    byField === undefined
      ? inferDirectionSort(afterPaging, { ...facts, description: list.description })
      : undefined;
  const match =
    byDirection?.sort === undefined ? byField : { ...byDirection, sort: byDirection.sort };
  const isSplit = match !== undefined && match.sort.fields === undefined && own.length > 0;
  const inferred = isSplit ? { ...match, sort: { ...match.sort, fields: rowFields } } : match;
  const partners = withJsonPartners(paging, inferred, afterPaging);
  const sorting = correctSort(partners.sorting, declared, list, byDirection);
  const ofSort = [...(sorting?.used ?? []), ...(byDirection?.used ?? [])];
  const afterSort = partners.parameters.filter((parameter) => !ofSort.includes(parameter));
  const search = inferSearch(document, afterSort);
  const total =
    declared.total ??
    inferTotal(list, members, { rows, paging }) ??
    findCountOperation(document, countCalls, list);
  const estimated = inferEstimate(afterSort, members);
  const rest = afterSort.filter((parameter) => estimated?.used.includes(parameter) !== true);
  const totalSwitches = inferTotalSwitches(rest, total);
  const filters = correctFilters(
    inferFilters(
      document,
      rest.filter(
        (parameter) =>
          parameter !== search &&
          parameter !== declared.or &&
          !repeatsPath(parameter, list) &&
          !(paging.style === "page" && isOffset(parameter, fields)),
      ),
      fields.filter(({ name }) => ofRow(name)).map((field) => comparedField(context, field)),
      members,
    ),
    declared,
    fields,
  );
  const allValues = inferAllValues(rest, filters, list.description);
  return {
    operation: list.id,
    rows,
    ...(shape === "values" ? { valueField: key?.at(-1) ?? VALUE_FIELD } : {}),
    ...(list.response.keyMember === undefined ? {} : { keyMember: list.response.keyMember }),
    ...(total === undefined ? {} : { total }),
    ...(estimated === undefined ? {} : { estimate: estimated.estimate }),
    ...(totalSwitches.length === 0 ? {} : { totalSwitches }),
    ...(allValues.length === 0 ? {} : { allValues }),
    paging: markObserved(document, list, correctPaging(paging, declared)),
    ...(search === undefined ? {} : { search: search.at }),
    ...(byDirection && { direction: byDirection.direction }),
    ...withoutIgnored(sorting?.sort, withAnyOf(filters, declared), { declared, fields }),
    ...(declaresNoSort(declared) && { isUnsorted: true }),
    ...(declared.aggregates === undefined ? {} : { aggregates: declared.aggregates }),
    ...(list.response.isNullable === true ? { isNullable: true } : {}),
    evidence: explainList(list, { rows, paging, total, search: search?.at, declared }),
  };
}

/** A key or the record itself is compared by the key, which is a number if it is not a text. */
function comparedField({ schemaFacts }: FieldContext, field: Field): Field {
  if (field.kind !== "json" || schemaFacts.get(field)?.isExpandable !== true) return field;
  return { ...field, kind: "number", isInteger: true };
}

/** True for a number of rows to skip; next to the number of a page it would move all pages. */
function isOffset({ names, field }: ListParameter, rows: readonly Field[]): boolean {
  const name = names.at(-1) ?? "";
  const isNamed = /^(?:offset|skip|startindex|startat)$/.test(name);
  return isNamed && field.kind === "number" && !rows.some((row) => foldName(row.name) === name);
}

/** True for a required parameter that repeats a path parameter: `{domainName}` and `domain_name`. */
function repeatsPath(parameter: ListParameter, { parameters }: Call): boolean {
  return (
    parameter.isRequired &&
    parameter.group === undefined &&
    parameters.some(
      ({ parameter: { in: location, name } }) =>
        location === "path" && parameter.names.includes(foldName(name)),
    )
  );
}

/** Marks a list without paging of a description that is written from responses. */
function markObserved(document: Document, { pointer }: Call, paging: Paging): Paging {
  const isObserved = extensionAt(document, pointer, "x-quarterdeck-observed") === true;
  return isObserved && paging.style === "none" ? { ...paging, isObserved } : paging;
}
