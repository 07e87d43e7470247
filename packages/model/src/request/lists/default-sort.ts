import type { ModelChunk } from "#types/model-chunk.ts";
import type { Operation } from "#types/operation.ts";
import type { Sort } from "#types/list-shape.ts";
import type { SortBy } from "#types/list-state.ts";
import type { Resource } from "#types/resource.ts";
import { isCreation } from "./creation-name.ts";

/** Words of a description that declare the order of a list. */
const ordered =
  /\b(?:sorted|ordered) by\b|\bby default\b|\b(?:newest|latest|oldest|most recent)\b|\bchronological|\b(?:a|de)scending order\b/i;

/**
 * Sort of a list that the user did not sort: the newest records first. Empty without a creation time that the API lists
 * among its sort fields, or if the API declares an order.
 */
export function defaultSort(
  { operations }: Pick<ModelChunk, "operations">,
  { list, fields }: Resource,
): readonly SortBy[] {
  const sort = list?.sort;
  const operation = operations.find(({ id }) => id === list?.operation);
  if (sort?.fields === undefined || operation === undefined) return [];
  const created = fields.find(
    (field) =>
      (field.kind === "date-time" || field.kind === "date") &&
      isCreation(field) &&
      sort.fields?.includes(field.name) === true,
  );
  if (created === undefined || declaresOrder(operation, sort)) return [];
  return [{ field: created.name, isDescending: true }];
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
