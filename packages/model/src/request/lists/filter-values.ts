import { ownMember } from "#own/own-member.ts";
import type { Filter, FilterOperator, ParameterLocation } from "#types/list-shape.ts";
import type { ListState } from "#types/list-state.ts";
import { typedValue } from "#request/parameters/typed-value.ts";
import { isInside } from "#request/parameters/located-value.ts";
import { readJsonText } from "#request/values/read-json-text.ts";
import { type Alternatives, nestAlternatives, writeConditionLists } from "./alternatives-value.ts";
import type { Condition } from "./condition.ts";
import { orSign, writeConditions } from "./filter-syntax.ts";
import { readAlternatives } from "./read-alternatives.ts";
import type { LocatedValue } from "#request/parameters/located-value.ts";

/** Values of the active filters. Filters that the list does not have are ignored. */
export function filterValues(
  filters: readonly Filter[],
  chosen: ListState["filters"],
): readonly LocatedValue[] {
  const values: LocatedValue[] = [];
  const conditions = new Map<string, Condition[]>();
  for (const filter of filters) {
    let texts: readonly string[] = (ownMember(chosen, filter.name) ?? []).filter(
      (text) => text !== "",
    );
    if (texts.length === 0) continue;
    const { parameter, syntax } = filter.at;
    if (filter.operator === "any-of") {
      const groups = readGroups(filters, texts);
      if (groups.length === 0) continue;
      if (syntax === undefined) {
        const write = filter.at.path === undefined ? writeConditionLists : nestAlternatives;
        values.push({ at: filter.at, value: groups.map((group) => write(group, filter.at)) });
        continue;
      }
      texts = groups.map(
        (group) => `(${group.map(([one]) => String(one?.value)).join(orSign(syntax))})`,
      );
    }
    if (filter.operator === "raw" && filter.at.textForm !== undefined)
      texts = sentTexts(filter, texts);
    if (syntax === undefined) values.push({ at: filter.at, value: filterValue(filter, texts) });
    else {
      // Each range is a separate value: `range[price]=5,10`.
      const location =
        syntax === "range" ? [parameter, ...(filter.at.path ?? [])].join(".") : parameter;
      conditions.set(location, [...(conditions.get(location) ?? []), { filter, texts, syntax }]);
    }
  }
  const written = Array.from(conditions.values()).flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const { parameter, in: location, path } = first.filter.at;
    const at = {
      parameter,
      ...(location && { in: location }),
      ...(first.syntax === "range" && path && { path }),
    };
    return [{ at, value: writeConditions(all) }];
  });
  return [...values, ...written];
}

/** Values of each alternative in each group; without alternatives whose filters the list does not have. */
function readGroups(filters: readonly Filter[], texts: readonly string[]): readonly Alternatives[] {
  return texts
    .map((text) =>
      readAlternatives(text)
        .map((alternative) => filterValues(filters, alternative))
        .filter(({ length }) => length > 0),
    )
    .filter(({ length }) => length > 0);
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

/** Texts in the syntax of the API. */
function sentTexts({ at }: Pick<Filter, "at">, texts: readonly string[]): readonly string[] {
  return texts.map((typed) => (at.texts && ownMember(at.texts, typed)) ?? typed);
}

function filterValue({ at, operator, field }: Filter, texts: readonly string[]): unknown {
  const values = sentTexts({ at }, texts).map((text) => {
    // Conditions of single fields become members of the object.
    if (jsonKinds.has(field.kind) || at.textForm === "json-object") return readJsonText(text);
    return withWildcards(at, operator, isInside(at) ? typedValue(field, text) : text);
  });
  if (at.separator !== undefined) return values.join(at.separator);
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

/** A member of a JSON filter, or the end of a name: `name.like`, `filter[name][ilike]`. */
const LIKE = /(?:^|[.[])[_$]?i?like\]?$/;

/** Adds the wildcards that a SQL `like` needs: it compares the whole text. */
function withWildcards(at: ParameterLocation, operator: FilterOperator, value: unknown): unknown {
  const write = LIKE.test(at.path?.at(-1) ?? at.parameter) ? wildcards[operator] : undefined;
  return write && typeof value === "string" && !value.includes("%") ? write(value) : value;
}
