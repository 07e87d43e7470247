import type { Field } from "#types/field.ts";
import type { Json } from "#types/json.ts";
import type { AddedValue, TotalLocation } from "#types/list-shape.ts";
import type { ListParameter } from "./list-parameters.ts";
import { splitWords } from "#infer/names/words.ts";

/** Words of a parameter that requests a total: `with_total`, `includeTotalCount`, `count_results`. */
const SWITCH_WORDS =
  /^(?:include|with|return|show|get|fetch|calculate|compute|need|needs|want|total|totals|count|counts|results?|records?|rows?|items?|elements?|hits?|number|of|required|the)$/;

/** Values of parameters that make the API return the total of a list. */
export function inferTotalSwitches(
  parameters: readonly ListParameter[],
  total: TotalLocation | undefined,
): readonly AddedValue[] {
  return parameters.flatMap(({ at, field, names, group, isRequired }): readonly AddedValue[] => {
    if (group !== undefined || at.in !== undefined || isRequired || field.default === true)
      return [];
    if (at.parameter === "$count" || isTotalSwitch(field.name, total)) {
      const on = valueOfOn(field);
      return on === undefined ? [] : [{ at, value: on }];
    }
    const isInMeta = total?.in === "body" && total.path.length > 1 && total.path[0] === "meta";
    const value = isInMeta && names.includes("meta") ? valueOfMeta(field) : undefined;
    return value === undefined ? [] : [{ at, value }];
  });
}

/** Value that turns a switch on: true, or the choice that has its meaning. */
function valueOfOn(field: Field): Json | undefined {
  if (field.kind === "boolean") return true;
  const choices = field.kind === "choice" ? field.choices : [];
  return choices.find(({ value }) => /^(?:true|1|yes)$/i.test(String(value)))?.value;
}

/** Value that selects the counts among other facts: all, or the names that the parameter takes. */
function valueOfMeta(field: Field): Json | undefined {
  if (field.kind === "choice" || field.kind === "choices") {
    const values = field.choices
      .map(({ value }) => value)
      .filter((value) => COUNT.test(String(value)));
    return field.kind === "choices" && values.length > 0 ? values : values[0];
  }
  if (field.kind !== "text") return undefined;
  const { description = "" } = field;
  const named = [...new Set(description.match(/\b(?:total|filter)_?counts?\b/gi))];
  return named.length === 0 || description.includes("*") ? "*" : named.join(",");
}

const COUNT = /(?:^|[_-])(?:counts?|totals?)$|(?:Count|Total)s?$/;

function isTotalSwitch(name: string, total: TotalLocation | undefined): boolean {
  const words = splitWords(name);
  if (words.length < 2 || !words.every((word) => SWITCH_WORDS.test(word))) return false;
  // `include_count` alone may count parts of each row.
  return words.some((word) => /^totals?$/.test(word)) || (total !== undefined && isCounting(words));
}

function isCounting(words: readonly string[]): boolean {
  return words.some((word) => /^counts?$/.test(word));
}
