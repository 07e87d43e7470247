import type { Choice, Field } from "#types/field.ts";
import type { AddedValue, Filter } from "#types/list-shape.ts";
import type { ListParameter } from "./list-parameters.ts";

const ALL = /^(?:all|any|everything|\*)$/i;

/** Values for all records of filters whose default leaves records out: `state`, one of open, closed and all. */
export function inferAllValues(
  parameters: readonly ListParameter[],
  filters: readonly Filter[],
): readonly AddedValue[] {
  // A parameter that is not a field of the rows may choose something else than rows.
  const names = new Set(filters.flatMap((one) => (one.fieldName === undefined ? [] : one.name)));
  return parameters.flatMap(({ schema, field, at }): readonly AddedValue[] => {
    if (at.in !== undefined || at.path !== undefined || !names.has(at.parameter)) return [];
    const initial = [schema.keywords["default"]].flat().filter((one) => typeof one === "string");
    if (initial.length === 0 || initial.some((one) => one === "" || ALL.test(one))) return [];
    const values = choicesOf(field).map(({ value }) => value);
    const all = values.find((value) => typeof value === "string" && ALL.test(value));
    return all === undefined ? [] : [{ at, value: all }];
  });
}

function choicesOf(field: Field): readonly Choice[] {
  if (field.kind === "list") return choicesOf(field.item);
  return field.kind === "choice" || field.kind === "choices" ? field.choices : [];
}
