import { writeJson } from "#json/write-json.ts";
import type { LocatedValue } from "#request/parameters/located-value.ts";

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
