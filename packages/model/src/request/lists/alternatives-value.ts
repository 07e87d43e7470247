import type { ParameterLocation } from "#types/list-shape.ts";
import { writeJson } from "#json/write-json.ts";
import { withValueAt } from "#request/values/value-at.ts";
import { filterValue, type UsedFilter } from "./filter-value.ts";

/** Groups of alternatives. A row matches one alternative of each group, and all filters of that alternative. */
export type Alternatives = readonly (readonly (readonly UsedFilter[])[])[];

/** Value of groups of alternatives: members `{_or: […]}` at a path, else a JSON text for each group. */
export function alternativesValue(
  { path }: ParameterLocation,
  groups: Alternatives,
): readonly unknown[] {
  return groups.map((alternatives) => {
    if (path === undefined) {
      const lists = alternatives.map((used) => used.map(writeCondition));
      return writeJson(lists.map((list) => (list.length > 1 ? list : list[0])));
    }
    const depth = path.length - 1;
    const or = (path[depth] ?? "").replace("and", "or");
    return {
      [or]: alternatives.map((used) =>
        used.reduce<unknown>(
          (members, one) =>
            withValueAt(members, (one.filter.at.path ?? []).slice(depth), filterValue(one)),
          {},
        ),
      ),
    };
  });
}

/** Condition of a filter whose parameter is `status` or `total[gte]`. */
function writeCondition(used: UsedFilter): object {
  const [, field, operator = "is"] = /^(.*?)(?:\[([^[]*)\])?$/.exec(used.filter.at.parameter) ?? [];
  return { field, operator, value: filterValue(used) };
}
