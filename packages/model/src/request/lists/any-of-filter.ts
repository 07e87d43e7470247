import type { Filter, ListShape } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";

/** Writes alternatives as one text. */
export function writeAlternatives(alternatives: readonly ListState["filters"][]): string {
  return alternatives
    .map((filters) =>
      Object.entries(filters)
        .map(([name, values]) => [name, ...values].map(encode).join(":"))
        .join("~"),
    )
    .join("/");
}

function encode(text: string): string {
  return text.replaceAll(/[%:/~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The filter that takes alternatives; undefined if the API has none. */
export function findAnyOf({ filters }: Pick<ListShape, "filters">): Filter | undefined {
  return filters.find(({ operator }) => operator === "any-of");
}

/** Filters that alternatives can contain: those in the language of the API. */
export function alternativeFilters({ filters }: Pick<ListShape, "filters">): readonly Filter[] {
  const anyOf = findAnyOf({ filters });
  if (anyOf === undefined) return [];
  const { parameter, syntax, path } = anyOf.at;
  return filters.filter(
    ({ at, operator, fieldName }) =>
      operator !== "any-of" &&
      operator !== "raw" &&
      fieldName !== undefined &&
      at.in === undefined &&
      (syntax !== undefined || path !== undefined
        ? at.parameter === parameter
        : at.path === undefined && at.syntax === undefined),
  );
}
