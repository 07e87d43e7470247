import { ownMember } from "#own/own-member.ts";
import type { Filter, ParameterLocation } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import type { LocatedValue } from "#request/parameters/located-value.ts";
import { type Alternatives, alternativesValue } from "./alternatives-value.ts";
import { type Condition, writeConditions } from "./filter-syntax.ts";
import { filterValue, type UsedFilter, withWildcards } from "./filter-value.ts";
import { readAlternatives } from "./read-alternatives.ts";

/** Values of the active filters. Filters that the list does not have are ignored. */
export function filterValues(
  filters: readonly Filter[],
  chosen: ListState["filters"],
): readonly LocatedValue[] {
  const values: LocatedValue[] = [];
  const conditions = new Map<string, Condition[]>();
  for (const used of usedFilters(filters, chosen)) {
    const { at, operator } = used.filter;
    const { parameter, syntax } = at;
    const anyOf = operator === "any-of" ? listAlternatives(filters, used) : undefined;
    if (anyOf?.length === 0) continue;
    if (syntax !== undefined)
      conditions.set(parameter, [...(conditions.get(parameter) ?? []), { ...used, syntax, anyOf }]);
    else values.push({ at, value: anyOf ? alternativesValue(at, anyOf) : filterValue(used) });
  }
  const written = Array.from(conditions, ([parameter, all]) => ({
    at: { parameter },
    value: writeConditions(all),
  }));
  return [...values, ...written];
}

function usedFilters(
  filters: readonly Filter[],
  chosen: ListState["filters"],
): readonly UsedFilter[] {
  return filters.flatMap((filter) => {
    const texts = (ownMember(chosen, filter.name) ?? []).filter((text) => text !== "");
    return texts.length === 0 ? [] : [{ filter, texts }];
  });
}

function listAlternatives(filters: readonly Filter[], { texts }: UsedFilter): Alternatives {
  const others = filters.filter(({ operator }) => operator !== "any-of");
  return texts
    .map((text) =>
      readAlternatives(text)
        .map((alternative) => usedFilters(others, alternative))
        .filter((used) => used.length > 0),
    )
    .filter((alternatives) => alternatives.length > 0);
}

/** Value of the search parameter; empty without a search text. */
export function searchValues(
  at: ParameterLocation | undefined,
  search: string,
): readonly LocatedValue[] {
  const text = search.trim();
  return at === undefined || text === ""
    ? []
    : [{ at, value: withWildcards(at, "contains", text) }];
}
