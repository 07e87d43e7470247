import type { FilterOperator } from "#types/list-shape.ts";
import type { ListParameter } from "./list-parameters.ts";

/** Descriptions that the package generates; links in them are not read. */
const CRUD_REQUEST =
  /\bcrud[- ]request\b|^adds (?:search|filter|or) condition\b|^adds sort by field\b|^adds relational resources\b|^(?:limit|offset) amount of resources\b|^page portion of resources\b/i;

/** True for a parameter in the query language of NestJS CRUD, by its description. */
export function isCrudRequest({ field, at }: ListParameter): boolean {
  return at.path === undefined && CRUD_REQUEST.test(field.description ?? "");
}

/** True for the parameter `s` of that language, which takes conditions as JSON. */
export function isCrudSearch(parameter: ListParameter): boolean {
  return parameter.at.parameter === "s" && isCrudRequest(parameter);
}

/**
 * Conditions of `s`: https://github.com/nestjsx/crud/wiki/Requests#search-conditions. Missing values are left out: the
 * API ignores the value of `$isnull`.
 */
export const crudConditions: ReadonlyMap<FilterOperator, string> = new Map([
  ["is", "$eq"],
  ["is-not", "$ne"],
  ["in", "$in"],
  ["contains", "$contL"],
  ["starts-with", "$startsL"],
  ["at-least", "$gte"],
  ["at-most", "$lte"],
  ["more-than", "$gt"],
  ["less-than", "$lt"],
]);

/** Parameters without the other ones of the language, whose conditions `s` has too. */
export function withoutOtherConditions(
  parameters: readonly ListParameter[],
): readonly ListParameter[] {
  if (!parameters.some(isCrudSearch)) return parameters;
  return parameters.filter((parameter) => isCrudSearch(parameter) || !isCrudRequest(parameter));
}
