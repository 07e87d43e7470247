import type { FilterOperator } from "#types/list-shape.ts";
import { foldName } from "#infer/names/words.ts";

/** Words of APIs for operators, folded. Each has no other meaning between two signs: `name:eq:open`. */
const words: readonly (readonly [FilterOperator, string])[] = [
  ["is", "eq equals equal"],
  ["is-not", "ne neq notequals notequal"],
  ["in", "in isanyof anyof oneof isoneof"],
  ["contains", "contains like ilike cont cn co lk substring"],
  ["starts-with", "startswith sw bw beginswith"],
  ["at-least", "gte ge gteq"],
  ["at-most", "lte le lteq"],
  ["more-than", "gt"],
  ["less-than", "lt"],
];

const operators: ReadonlyMap<string, FilterOperator> = new Map(
  words.flatMap(([operator, spellings]) =>
    spellings.split(" ").map((spelling) => [spelling, operator] as const),
  ),
);

/** Operator of a word: `gte`, `$gte`, `starts_with`; undefined for other words. */
export function operatorOfWord(word: string): FilterOperator | undefined {
  return operators.get(foldName(word));
}
