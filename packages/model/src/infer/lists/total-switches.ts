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
      return field.kind === "boolean" ? [{ at, value: true }] : [];
    }
    const isMeta = names.includes("meta") && field.kind === "text";
    const isInMeta = total?.in === "body" && total.path.length > 1 && total.path[0] === "meta";
    return isMeta && isInMeta ? [{ at, value: "*" }] : [];
  });
}

function isTotalSwitch(name: string, total: TotalLocation | undefined): boolean {
  const words = splitWords(name);
  if (words.length < 2 || !words.every((word) => SWITCH_WORDS.test(word))) return false;
  // `include_count` alone may count parts of each row.
  return words.some((word) => /^totals?$/.test(word)) || (total !== undefined && isCounting(words));
}

function isCounting(words: readonly string[]): boolean {
  return words.some((word) => /^counts?$/.test(word));
}
