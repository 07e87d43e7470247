import type { Filter, FilterOperator, ParameterLocation } from "#types/list-shape.ts";
import { isInside } from "#request/parameters/located-value.ts";
import { typedValue } from "#request/parameters/typed-value.ts";
import { readJsonText } from "#request/values/read-json-text.ts";

/** A filter with the texts of its values. */
export interface UsedFilter {
  readonly filter: Filter;
  readonly texts: readonly string[];
}

/** Value of a filter in a request. */
export function filterValue({ filter: { at, operator, field }, texts }: UsedFilter): unknown {
  const values = texts.map((text) => {
    if (jsonKinds.has(field.kind)) return readJsonText(text);
    return isInside(at) ? withWildcards(at, operator, typedValue(field, text)) : text;
  });
  const takesMany = operator === "in" || field.kind === "choices" || field.kind === "references";
  return values.length > 1 || takesMany ? values : values[0];
}

const jsonKinds: ReadonlySet<Filter["field"]["kind"]> = new Set([
  "json",
  "group",
  "map",
  "variants",
]);

const wildcards: Readonly<Partial<Record<FilterOperator, (text: string) => string>>> = {
  contains: (text) => `%${text}%`,
  "starts-with": (text) => `${text}%`,
};

/** Adds the wildcards that a SQL `like` inside a JSON filter needs: it compares the whole text. */
export function withWildcards(
  at: ParameterLocation,
  operator: FilterOperator,
  value: unknown,
): unknown {
  const isLike = /^[_$]?n?i?like$/.test(at.path?.at(-1) ?? "");
  const write = isLike ? wildcards[operator] : undefined;
  return write && typeof value === "string" && !value.includes("%") ? write(value) : value;
}
