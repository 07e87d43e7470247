import { writeJson } from "#json/write-json.ts";
import type { ParameterLocation } from "#types/list-shape.ts";
import { type LocatedValue, withLocatedValues } from "#request/parameters/located-value.ts";
import { valueAt } from "#request/values/value-at.ts";

/** Alternatives of one group, each with values that apply together. */
export type Alternatives = readonly (readonly LocatedValue[])[];

/** JSON text of alternatives: conditions, or lists of conditions that apply together. */
export function writeConditionLists(alternatives: Alternatives): string {
  return writeJson(
    alternatives.map((values) => {
      const list = values.map(({ at: { parameter }, value }) => {
        const [field, operator = "is"] = parameter.split(/\[([^[]*)\]$/);
        return { field, operator, value };
      });
      return list.length > 1 ? list : list[0];
    }),
  );
}

/** Alternatives as members: `{_or: [{status: {_eq: "open"}}, …]}`. */
export function nestAlternatives(
  alternatives: Alternatives,
  { parameter, path = [] }: ParameterLocation,
): Readonly<Record<string, unknown>> {
  const base = path.slice(0, -1);
  const conjunction = path.at(-1) ?? "";
  return {
    [conjunction.replace(/and$/, "or")]: alternatives.map((values) =>
      valueAt(withLocatedValues({}, values), [parameter, ...base]),
    ),
  };
}
