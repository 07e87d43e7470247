import type { ModelChunk } from "#types/model-chunk.ts";
import type { Operation } from "#types/operation.ts";
import type { Sort } from "#types/list-shape.ts";
import type { SortBy } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import { findCreation } from "./creation-name.ts";

/** Words of a description that declare the order of a list. */
const ordered =
  /\b(?:sorted|ordered) by\b|\bby default\b|\b(?:newest|latest|oldest|most recent)\b|\bchronological|\b(?:a|de)scending order\b/i;

/**
 * Sort of a list that the user did not sort: the newest records first. Empty without a time of creation, or of the
 * event, that the API lists among its sort fields, or if the API declares an order. Earlier sort fields are first.
 */
export function defaultSort(
  { operations }: Pick<ModelChunk, "operations">,
  { list, fields }: Resource,
): readonly SortBy[] {
  const sort = list?.sort;
  const operation = operations.find(({ id }) => id === list?.operation);
  if (sort?.fields === undefined || operation === undefined) return [];
  const created = findCreation(
    sort.fields.flatMap((name) => {
      const own = fields.filter((field) => field.name === name);
      return sort.isEmptyLast ? own.map((field) => ({ ...field, isNullable: false })) : own;
    }),
  );
  if (created === undefined || declaresOrder(operation, sort)) return [];
  return [{ field: created.name, isDescending: true }];
}

/** True if the form of a sort needs no other attempt. */
export function isCertainSort({ evidence }: Sort): boolean {
  return evidence.confidence >= 0.9;
}

/** True for the default sort in a certain form: the user requested no order that the response could contradict. */
export function isDefaultSort(
  model: Pick<ModelChunk, "operations">,
  resource: Resource,
  [first]: readonly SortBy[],
): boolean {
  const form = resource.list?.sort;
  const [implied] = defaultSort(model, resource);
  return (
    form !== undefined &&
    isCertainSort(form) &&
    first?.field === implied?.field &&
    first?.isDescending === true
  );
}

function declaresOrder({ parameters, description = "" }: Operation, sort: Sort): boolean {
  const names = [sort.at.parameter, sort.direction?.parameter];
  const own = parameters.filter(({ name }) => names.includes(name)).map(({ field }) => field);
  return (
    ordered.test(description) ||
    own.some(
      (field) => field.default !== undefined || /\bdefaults?\b/i.test(field.description ?? ""),
    )
  );
}
